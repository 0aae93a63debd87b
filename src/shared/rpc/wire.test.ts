import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeMessage, encodeMessage, MAX_ATTACHMENTS, MAX_DEPTH, MAX_MESSAGE_BYTES, WireError } from './wire.ts';

const buffer = (...bytes: number[]): ArrayBuffer => Uint8Array.from(bytes).buffer;

/** A frame made by hand: what a stranger could send. */
function frame(lengths: number[], ...parts: (string | Uint8Array)[]): Uint8Array {
  const words = Uint8Array.from(lengths.flatMap((n) => [n & 255, (n >> 8) & 255, (n >> 16) & 255, n >>> 24]));
  return Uint8Array.from([...words, ...parts.flatMap((part) => [...Buffer.from(part)])]);
}

const headOnly = (head: string): Uint8Array => frame([head.length, 0], head);

describe('the wire', () => {
  test('carries any JSON value, whatever its characters', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        expect(decodeMessage(encodeMessage(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('carries buffers, wherever they are, apart from the text', () => {
    const message = { id: 1, result: [buffer(1, 2, 3), { empty: buffer(), text: 'é 𝄞 \ud800' }], none: null };
    expect(decodeMessage(encodeMessage(message))).toEqual(message);
    expect(decodeMessage(encodeMessage(buffer(7)))).toEqual(buffer(7));
    expect(decodeMessage(encodeMessage(undefined))).toBeUndefined();
  });

  test('is little endian, with the head in ASCII', () => {
    expect(encodeMessage({ é: buffer(9, 8) })).toEqual(
      frame([45, 1, 2], '{"message":{"\\u00e9":null},"at":[["\\u00e9"]]}', Uint8Array.of(9, 8)),
    );
  });

  test('gives every buffer its own memory', () => {
    const bytes = Buffer.from(encodeMessage([buffer(1), buffer(2)]));
    const [first, second] = decodeMessage(bytes) as [ArrayBuffer, ArrayBuffer];
    bytes.fill(0);
    expect([first, second]).toEqual([buffer(1), buffer(2)]);
  });

  test('rejects a value that contains itself, is nested too deeply or is not JSON', () => {
    const looping: Record<string, unknown> = { once: {} };
    looping['again'] = [looping, looping];
    const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);
    for (const value of [looping, nested(MAX_DEPTH + 1), { big: 1n }])
      expect(() => encodeMessage(value)).toThrow(TypeError);
    expect(decodeMessage(encodeMessage(nested(MAX_DEPTH)))).toEqual(nested(MAX_DEPTH));
  });

  test('refuses what is not a message, with a sentence', () => {
    const bad: Record<string, Uint8Array> = {
      'too short': frame([2]),
      'too long': new Uint8Array(MAX_MESSAGE_BYTES + 1),
      'too many attachments': frame([2, MAX_ATTACHMENTS + 1]),
      'do not add up': frame([3, 0], '{}'),
      'not JSON': headOnly('{"at":'),
      'not ASCII': frame([2, 0], Uint8Array.of(0xc3, 0xa9)),
      'not an object': headOnly('12'),
      'not paths': headOnly('{"message":1,"at":[[{}]]}'),
      'differ in number': headOnly('{"message":null,"at":[[]]}'),
    };
    for (const [reason, bytes] of Object.entries(bad)) {
      expect(() => decodeMessage(bytes), reason).toThrow(WireError);
      expect(() => decodeMessage(bytes)).toThrow(reason);
    }
  });

  test('puts an attachment only where its message left a place', () => {
    const attach = (head: string): unknown => decodeMessage(frame([head.length, 1, 1], head, 'x'));
    expect(() => attach('{"message":{},"at":[["__proto__","polluted"]]}')).toThrow('leads nowhere');
    expect(() => attach('{"message":{"a":1},"at":[["a"]]}')).toThrow('no place');
    expect(() => attach('{"message":{"a":1},"at":[["a","b"]]}')).toThrow('leads nowhere');
    expect(() => attach('{"message":[],"at":[["length"]]}')).toThrow('no place');
    expect(attach('{"message":{"a":[null]},"at":[["a",0]]}')).toEqual({ a: [buffer(120)] });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test('answers any bytes with a message or a WireError', () => {
    const sound = encodeMessage({ id: 1, method: 'a.b', params: [buffer(1, 2, 3)] });
    const damaged = fc
      .array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 })
      .map((edits) => edits.reduce((bytes, [at, byte]) => bytes.with(at, byte), sound));
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 64 }), damaged), (bytes) => {
        try {
          decodeMessage(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(WireError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
