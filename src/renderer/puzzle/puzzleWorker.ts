import { serveOwn } from '../../shared/rpc/rpc.ts';
import { portToPage } from '../ui/worker.ts';
import { puzzleServices } from './puzzleMethods.ts';

serveOwn(
  portToPage(),
  puzzleServices(() => performance.now()),
  console.error,
);
