/** Entry of the worker: layouts of large trees, away from the thread that draws. */
import { serve } from '../../../shared/rpc/rpc.ts';
import { portToPage } from '../../ui/worker.ts';
import { LAYOUT_METHODS, layoutServices } from './layoutMethods.ts';

serve(portToPage(), layoutServices, LAYOUT_METHODS, console.error);
