/** Entry of the worker: state spaces, away from the thread that draws. */
import { serve } from '../../shared/rpc/rpc.ts';
import { portToPage } from '../ui/worker.ts';
import { spaceMethods } from './spaceMethods.ts';

serve(
  portToPage(),
  spaceMethods(() => performance.now()),
  console.error,
);
