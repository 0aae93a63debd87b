import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret that nobody can guess. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Compares in a time that does not reveal where the two differ: it compares digests, because these have one length. */
export function isToken(candidate: string, token: string): boolean {
  return timingSafeEqual(digest(candidate), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
