import { serveOwn } from '../../shared/rpc/rpc.ts';
import { portToPage } from '../ui/worker.ts';
import { spaceServices } from './spaceMethods.ts';

serveOwn(
  portToPage(),
  spaceServices(() => performance.now()),
  console.error,
);
