/** Entry of the worker: the results of an experiment, away from the thread that draws. */
import { serve } from '../../shared/rpc/rpc.ts';
import { portToPage } from '../ui/worker.ts';
import { LAB_METHODS, labServices } from './labMethods.ts';

serve(portToPage(), labServices(), LAB_METHODS, console.error);
