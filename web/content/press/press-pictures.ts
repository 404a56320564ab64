import type pictures from '../../../legacy/content/pictures.json';

type PictureName = keyof typeof pictures;

/** Pictures for print: JPEG files of 1600×1200 pixels in `public/press`, which `art/press.ts` writes. */
export const pressPictures = {
  printers: 'scenes/printer-range',
  hive: 'scenes/hive-docked',
  booth: 'scenes/trade-booth',
} as const satisfies Record<string, PictureName>;

export const pressLogo = { vector: '/press/heliograph-logo.svg', bitmap: '/icons/512.png' };

export function pressFileOf(picture: PictureName): string {
  return `/press/${picture.replaceAll('/', '-')}.jpg`;
}
