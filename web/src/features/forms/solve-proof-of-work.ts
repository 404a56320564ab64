import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

export type ProofOfWorkTask = { salt: string; difficulty: number };

/** Finds the smallest nonce whose salted SHA-256 hash starts with enough zero bits. */
export function solveProofOfWork({ salt, difficulty }: ProofOfWorkTask): string {
  for (let code = 0; ; code++) {
    if (countZeroBits(sha256(utf8ToBytes(`${salt}${code}`))) >= difficulty) return String(code);
  }
}

function countZeroBits(hash: Uint8Array): number {
  const firstSet = hash.findIndex((byte) => byte !== 0);
  return firstSet === -1 ? hash.length * 8 : firstSet * 8 + Math.clz32(hash[firstSet] ?? 0) - 24;
}
