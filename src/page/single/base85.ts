/**
 * Bytes as text, four in five signs: a quarter more than the bytes, where base64 takes a third. The signs follow each
 * other in ASCII and stand for themselves in a script element of HTML: “<” is left out.
 */
const [BYTES, SIGNS, BASE] = [4, 5, 85];
const FIRST = '#'.charCodeAt(0);
const LEFT_OUT = '<'.charCodeAt(0);

export function toBase85(bytes: Uint8Array): string {
  const padded = new Uint8Array(Math.ceil(bytes.length / BYTES) * BYTES);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  const codes = new Uint8Array((padded.length / BYTES) * SIGNS);
  for (let at = 0, end = 0; at < padded.length; at += BYTES, end += SIGNS) {
    let value = view.getUint32(at);
    for (let sign = end + SIGNS - 1; sign >= end; sign--, value = Math.floor(value / BASE)) {
      const code = FIRST + (value % BASE);
      codes[sign] = code < LEFT_OUT ? code : code + 1;
    }
  }
  return new TextDecoder().decode(codes.subarray(0, codes.length - (padded.length - bytes.length)));
}

export function fromBase85(text: string): Uint8Array<ArrayBuffer> {
  const groups = Math.ceil(text.length / SIGNS);
  const bytes = new Uint8Array(groups * BYTES);
  const view = new DataView(bytes.buffer);
  for (let group = 0; group < groups; group++) {
    let value = 0;
    for (let sign = group * SIGNS; sign < (group + 1) * SIGNS; sign++) {
      const code = sign < text.length ? text.charCodeAt(sign) : FIRST + BASE;
      value = value * BASE + code - FIRST - (code < LEFT_OUT ? 0 : 1);
    }
    view.setUint32(group * BYTES, value);
  }
  return bytes.subarray(0, bytes.length - (groups * SIGNS - text.length));
}
