import { serveOwn } from '../../../shared/rpc/rpc.ts';
import { portToPage } from '../../ui/worker.ts';
import { layoutServices } from './layoutMethods.ts';

serveOwn(portToPage(), layoutServices, console.error);
