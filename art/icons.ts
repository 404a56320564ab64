import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Renders `icon.svg` to the PNG and ICO icons. Usage: node art/icons.ts */
const APP = join(import.meta.dirname, '../web/src/app');
const PUBLIC = join(import.meta.dirname, '../web/public/icons');

const draw = (size: number) => sharp(join(APP, 'icon.svg'), { density: 1_000 }).resize(size, size).png().toBuffer();

writeFileSync(join(APP, 'apple-icon.png'), await draw(180));
for (const size of [192, 512]) writeFileSync(join(PUBLIC, `${size}.png`), await draw(size));
writeFileSync(join(APP, 'favicon.ico'), toIcon(await draw(32), 32));

/** An ICO file with one picture: one directory entry, then the PNG. */
function toIcon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
}
