import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pictures from '../rendered.json' with { type: 'json' };
import type { Film } from './catalogue.ts';
import { packing } from './edit.ts';
import { style } from './projector.ts';

const fingerprintsFile = join(import.meta.dirname, 'rendered.json');
const fingerprints: Record<string, string> = existsSync(fingerprintsFile)
  ? JSON.parse(readFileSync(fingerprintsFile, 'utf8'))
  : {};

/** Local file of a film URL. Full recordings are outside the public folder, because they must be unlocked. */
export function fileOf(address: string): string {
  return join(import.meta.dirname, address.startsWith('/recordings/') ? '../../web' : '../../web/public', address);
}

export function isFresh(film: Film): boolean {
  const files = [film.video, ...(film.preview ? [film.preview] : [])];
  return files.every((address) => existsSync(fileOf(address))) && fingerprints[film.name] === fingerprintOf(film);
}

export function addToManifest(film: Film): void {
  fingerprints[film.name] = fingerprintOf(film);
  const entries = Object.entries(fingerprints).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(fingerprintsFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/** Depends on slides, styles, pictures and encoding. */
function fingerprintOf({ shots }: Film): string {
  const shown = shots.map((shot) => [shot, shot.take && pictures[shot.take.picture]]);
  const hash = createHash('sha256').update(JSON.stringify([shown, packing]));
  return hash.update(style).digest('base64url').slice(0, 22);
}
