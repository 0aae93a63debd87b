/**
 * The bridge of the sandboxed page: it carries messages both ways on one channel and knows none of them. The page gets
 * two functions, and nothing of Electron.
 */
import { contextBridge, ipcRenderer } from 'electron';

const CHANNEL = 'searchlight';

/** Tells this load of the page from the one before a reload, whose late answers must not reach this one. */
const page = Math.random();

let receive: (message: unknown) => void = () => {};

ipcRenderer.on(CHANNEL, (_event, to: unknown, message: unknown) => {
  if (to === page) receive(message);
});

contextBridge.exposeInMainWorld('searchlight', {
  post: (message: unknown): void => ipcRenderer.send(CHANNEL, page, message),
  listen: (receiver: (message: unknown) => void): void => {
    receive = receiver;
  },
});
