import { createHash } from 'node:crypto';

/** Does the work that a form challenge asks for. */
export function solveProofOfWork({ salt, difficulty }: { salt: string; difficulty: number }): string {
  for (let code = 0; ; code++) {
    const hash = createHash('sha256').update(`${salt}${code}`).digest();
    if (hash.readUInt32BE(0) >>> (32 - difficulty) === 0) return String(code);
  }
}
