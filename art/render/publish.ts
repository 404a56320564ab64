import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { encode } from './encode.ts';
import { addToManifest, pictureFolder } from './render-manifest.ts';

/** Writes the files of a picture and its manifest entry; returns their total size in bytes. */
export async function publish(name: string, png: Buffer, fingerprint: string): Promise<number> {
  const { files, line } = await encode(png);
  let bytes = 0;
  for (const [ending, file] of files) {
    write(join(pictureFolder, `${name}${ending}`), file);
    bytes += file.length;
  }
  addToManifest(name, line, fingerprint);
  return bytes;
}

/** Returns the path of the draft. */
export function keepDraft(name: string, png: Buffer): string {
  const path = join(tmpdir(), 'heliograph-drafts', `${name}.png`);
  write(path, png);
  return path;
}

function write(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
