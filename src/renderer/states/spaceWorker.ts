import { serveOwn } from '../../shared/rpc/rpc.ts';
import { portToPage } from '../ui/worker.ts';
import { spaceServices } from './spaceMethods.ts';

const services = spaceServices(() => performance.now());
serveOwn(portToPage(), services, console.error);
