import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pressFileOf, pressLogo, pressPictures } from './press-pictures.ts';

const publicFolder = join(import.meta.dirname, '../../public');

it.each(Object.values(pressPictures))('%s is a JPEG for print', async (picture) => {
  const { format, width, height, density } = await sharp(join(publicFolder, pressFileOf(picture))).metadata();
  expect({ format, width, height, density }).toEqual({ format: 'jpeg', width: 1600, height: 1200, density: 300 });
});

it('offers the current logo', () => {
  const read = (path: string) => readFileSync(path, 'utf8');
  expect(read(join(publicFolder, pressLogo.vector))).toBe(read(join(publicFolder, '../src/app/icon.svg')));
});
