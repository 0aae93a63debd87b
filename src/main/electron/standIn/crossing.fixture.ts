/** Messages between a page and the stand-in, as text: JSON with bytes as base64. Anything else is lost. */

const BYTES = '$bytes';
/** Where a page asks whether it may open a window, and how it says that one is closed. */
export const OPEN = '/stand-in/open?';
export const CLOSED = 'window-closed';

/** A value as text. */
export function toText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part instanceof ArrayBuffer
      ? { [BYTES]: Buffer.from(part).toString('base64') }
      : ArrayBuffer.isView(part)
        ? { [BYTES]: Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('base64') }
        : part,
  );
}

/** The value of a text; all bytes are buffers. */
export function fromText(text: string): unknown {
  return JSON.parse(text, (_key, part: { [BYTES]?: string } | null) => {
    if (typeof part !== 'object' || part?.[BYTES] === undefined) return part;
    const bytes = Buffer.from(part[BYTES], 'base64');
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
  });
}

/**
 * Runs in the page before its own scripts, with the number of its window and the preload as a function: `electron` as a
 * preload sees it. It is text, since it must stand alone there. A real preload has its own world; here it shares the
 * page's.
 */
export const PAGE_SIDE = `(window, preload) => {
  if (self !== top) return;
  const socket = new WebSocket('ws://' + location.host + '/?window=' + window);
  const hearers = {};
  let waiting = [];
  const post = (channel, args) => {
    const bytes = (buffer) => {
      let letters = '';
      const all = new Uint8Array(buffer);
      for (let at = 0; at < all.length; at += 32768) letters += String.fromCharCode(...all.subarray(at, at + 32768));
      return { $bytes: btoa(letters) };
    };
    const text = JSON.stringify({ channel, args: structuredClone(args) }, (_key, part) =>
      part instanceof ArrayBuffer ? bytes(part) : ArrayBuffer.isView(part) ? bytes(part.slice().buffer) : part);
    if (waiting) waiting.push(text);
    else socket.send(text);
  };
  socket.onopen = () => {
    for (const text of waiting) socket.send(text);
    waiting = null;
  };
  socket.onmessage = ({ data }) => {
    const { channel, args } = JSON.parse(data, (_key, part) => {
      if (typeof part !== 'object' || part === null || part.$bytes === undefined) return part;
      return Uint8Array.from(atob(part.$bytes), (letter) => letter.charCodeAt(0)).buffer;
    });
    if (channel === 'reload') location.reload();
    else hearers[channel]?.({}, ...args);
  };
  addEventListener('load', () => post('did-finish-load', []));
  const openHere = self.open.bind(self);
  self.open = (url = '', name = '', features = '') => {
    const request = new XMLHttpRequest();
    request.open('GET', '${OPEN}' + new URLSearchParams({ window, url, name }), false);
    request.send();
    if (request.responseText === '') return null;
    const opened = openHere(url, name, features);
    const timer = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(timer);
      post('${CLOSED}', [Number(request.responseText)]);
    }, 100);
    return opened;
  };
  const electron = {
    contextBridge: { exposeInMainWorld: (name, api) => Object.defineProperty(self, name, { value: Object.freeze(api) }) },
    ipcRenderer: { on: (channel, hear) => { hearers[channel] = hear; }, send: (channel, ...args) => post(channel, args) },
  };
  const require = (name) => {
    if (name !== 'electron') throw new Error('A sandboxed preload cannot require ' + name + '.');
    return electron;
  };
  preload(require, {});
}`;
