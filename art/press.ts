import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pressFileOf, pressLogo, pressPictures } from '../web/content/press/press-pictures.ts';
import { pictureFolder } from './render/render-manifest.ts';

/** Writes the press kit: pictures for print, from the published ones, and the logo. Usage: node art/press.ts */
const WEB = join(import.meta.dirname, '../web');
const DOTS_PER_INCH = 300;

mkdirSync(join(WEB, 'public/press'), { recursive: true });
copyFileSync(join(WEB, 'src/app/icon.svg'), join(WEB, 'public', pressLogo.vector));
for (const picture of Object.values(pressPictures)) {
  await sharp(join(pictureFolder, `${picture}.avif`))
    .withMetadata({ density: DOTS_PER_INCH })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toFile(join(WEB, 'public', pressFileOf(picture)));
}
