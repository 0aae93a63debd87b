/** Entry of the worker: state spaces, away from the thread that draws. */
import { serve } from '../../shared/rpc/rpc.ts';
import { portToPage } from '../ui/worker.ts';
import { SPACE_METHODS, spaceServices } from './spaceMethods.ts';

serve(
  portToPage(),
  spaceServices(() => performance.now()),
  SPACE_METHODS,
  console.error,
);
