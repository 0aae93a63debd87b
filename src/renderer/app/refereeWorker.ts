/** Judges programs, and runs the searches of a hunt: both know the searches that are wrong in one way. */
import { serveOwn } from '../../shared/rpc/rpc.ts';
import { huntServices } from '../hunt/huntMethods.ts';
import { refereeServices } from '../referee/refereeMethods.ts';
import { portToPage } from '../ui/worker.ts';

serveOwn(portToPage(), { ...refereeServices(), ...huntServices() }, console.error);
