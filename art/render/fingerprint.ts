import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Picture } from './catalogue.ts';
import { qualityFor } from './picture-quality.ts';

const art = join(import.meta.dirname, '..');
/** Dependencies of every picture besides its own module. */
const common = ['studio/stage.ts', 'render/encode.ts'];

/** Hash of the subject, the quality and all source files. */
export function fingerprintOf(picture: Picture): string {
  return hashSources([picture.module, ...common], [picture, qualityFor(picture)]);
}

/** Hash of the settings and of the modules with all that they import, ignoring whitespace and commas. */
export function hashSources(modules: string[], settings: unknown): string {
  const sources = new Map<string, string>();
  for (const path of modules) collect(join(art, path), sources);
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const path of [...sources.keys()].sort()) hash.update(`\n${relative(art, path)}\n${sources.get(path)}`);
  return hash.digest('base64url').slice(0, 22);
}

function collect(path: string, sources: Map<string, string>): void {
  if (sources.has(path)) return;
  const text = readFileSync(path, 'utf8');
  sources.set(path, text.replace(/[\s,]+/g, ''));
  for (const [, imported = ''] of text.matchAll(/from '(\.[^']+)'/g)) collect(join(dirname(path), imported), sources);
}
