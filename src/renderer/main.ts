import { openHostPort } from './host/hostPort.ts';
import { start } from './start.ts';

start(() => openHostPort());
