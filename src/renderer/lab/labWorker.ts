import { serveOwn } from '../../shared/rpc/rpc.ts';
import { portToPage } from '../ui/worker.ts';
import { labServices } from './labMethods.ts';

serveOwn(portToPage(), labServices(), console.error);
