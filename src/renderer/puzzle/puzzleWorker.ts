/** Entry of the worker: hints and examples, away from the thread that draws. */
import { serve } from '../../shared/rpc/rpc.ts';
import { portToPage } from '../ui/worker.ts';
import { puzzleMethods } from './puzzleMethods.ts';

serve(
  portToPage(),
  puzzleMethods(() => performance.now()),
  console.error,
);
