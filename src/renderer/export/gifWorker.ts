/** Entry of the worker: writes a GIF, away from the thread that draws. */
import { serve } from '../../shared/rpc/rpc.ts';
import { portToPage } from '../ui/worker.ts';
import { GIF_METHODS, gifServices } from './gifMethods.ts';

serve(portToPage(), gifServices(), GIF_METHODS, console.error);
