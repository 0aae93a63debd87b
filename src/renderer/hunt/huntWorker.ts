import { serveOwn } from '../../shared/rpc/rpc.ts';
import { portToPage } from '../ui/worker.ts';
import { huntServices } from './huntMethods.ts';

serveOwn(portToPage(), huntServices(), console.error);
