import { serveOwn } from '../../shared/rpc/rpc.ts';
import { portToPage } from '../ui/worker.ts';
import { gifServices } from './gifMethods.ts';

serveOwn(portToPage(), gifServices(), console.error);
