import { serveOwn } from '../../shared/rpc/rpc.ts';
import { portToPage } from '../ui/worker.ts';
import { refereeServices } from './refereeMethods.ts';

serveOwn(portToPage(), refereeServices(), console.error);
