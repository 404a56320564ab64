import { createHash } from 'node:crypto';

/** Finds the nonce of a proof-of-work challenge. */
export function solveProofOfWork({ salt, difficulty }: { salt: string; difficulty: number }): string {
  for (let nonce = 0; ; nonce++) {
    const hash = createHash('sha256').update(`${salt}${nonce}`).digest();
    if (hash.readUInt32BE(0) >>> (32 - difficulty) === 0) return String(nonce);
  }
}
