/** `npm start`. What an old Node cannot load is loaded behind the guard, so that it gets its sentence first. */
import './bootstrap/refuseOldNode.mjs';

import('./bootstrap/startProgram.mjs');
