/** Entry of the worker: hints and examples, away from the thread that draws. */
import { serve } from '../../shared/rpc/rpc.ts';
import { portToPage } from '../ui/worker.ts';
import { PUZZLE_METHODS, puzzleServices } from './puzzleMethods.ts';

serve(
  portToPage(),
  puzzleServices(() => performance.now()),
  PUZZLE_METHODS,
  console.error,
);
