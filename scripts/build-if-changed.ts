import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IGNORED = new Set(['node_modules', '.next', 'generated', 'e2e', 'testing', 'test-results']);

/** Generated code and tests. */
const IGNORED_FILES = /\.(?:generated|test|fixture)\.tsx?$|^next-env\.d\.ts$/;

type BuildTarget = {
  name: string;
  sources: string[];
  /** Other inputs of the build, such as environment variables. */
  settings?: string[];
  /** A file that exists after a successful build. */
  output: string;
};

/** Builds the target if its sources or settings changed since the last build. Returns whether it was built. */
export async function buildIfChanged(target: BuildTarget, build: () => Promise<void>): Promise<boolean> {
  const stamp = join('.data', 'build-digests', target.name);
  const digest = digestOf(target);
  if (existsSync(target.output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return false;
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
  return true;
}

function digestOf({ sources, settings = [] }: BuildTarget): string {
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
    const isIgnored = IGNORED.has(name) || IGNORED_FILES.test(name);
    if (!isIgnored) addTo(hash, join(path, name));
  }
}
