import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IGNORED = new Set(['node_modules', '.next', 'generated', 'e2e', 'test-results']);

type Product = {
  name: string;
  /** Files and folders the product is made from. */
  sources: string[];
  /** Anything else that changes it. */
  settings?: string[];
  /** A file that exists when it was made. */
  output: string;
};

/** Makes a product when its sources or settings are not those it was last made from. Answers whether it was made. */
export async function makeIfStale(product: Product, make: () => Promise<void>): Promise<boolean> {
  const stamp = join('.data', 'made', product.name);
  const digest = digestOf(product);
  if (existsSync(product.output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return false;
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
  return true;
}

function digestOf({ sources, settings = [] }: Product): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash: Hash, path: string): void {
  if (!statSync(path).isDirectory()) {
    hash.update(path).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).sort()) {
    const isLeftOut = IGNORED.has(name) || name.endsWith('.generated.ts') || name === 'next-env.d.ts';
    if (!isLeftOut) addTo(hash, join(path, name));
  }
}
