import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret that nobody can guess. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Compares in a time that says nothing about where the two differ: of digests, because they have one length. */
export function isToken(candidate: string, token: string): boolean {
  return timingSafeEqual(digest(candidate), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
