import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './catalogue.ts';
import { type Encoded, filesOf } from './encode.ts';
import { fingerprintOf } from './fingerprint.ts';

const root = join(import.meta.dirname, '../..');
const manifest = join(root, 'legacy/content/pictures.json');
const fingerprints = join(root, 'art/rendered.json');

export const pictureFolder = join(root, 'web/public/pictures');

export function hasFingerprint(name: string, fingerprint: string): boolean {
  return read(fingerprints)[name] === fingerprint;
}

export function addFingerprint(name: string, fingerprint: string): void {
  change(fingerprints, name, fingerprint);
}

export function isFresh(picture: Picture): boolean {
  return isComplete(picture) && hasFingerprint(picture.name, fingerprintOf(picture));
}

/** Marks existing pictures as fresh, after a change of source code that does not change them. */
export function adopt(pictures: Picture[]): void {
  for (const picture of pictures.filter(isComplete)) addFingerprint(picture.name, fingerprintOf(picture));
}

function isComplete({ name }: Picture): boolean {
  return filesOf(name).every((file) => existsSync(join(pictureFolder, file)));
}

export function addToManifest(name: string, line: Encoded['line'], fingerprint: string): void {
  change(manifest, name, line);
  addFingerprint(name, fingerprint);
}

/** Other processes may render at the same time: read the file again for each picture, and replace it atomically. */
export function change(file: string, name: string, value: unknown): void {
  const entries = Object.entries({ ...read(file), [name]: value }).sort(([a], [b]) => (a < b ? -1 : 1));
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  renameSync(draft, file);
}

function read(file: string): Record<string, unknown> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
