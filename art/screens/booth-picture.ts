import { drawPart } from './drawings.ts';
import { palette } from './palette.ts';
import { area, disc, type Pen } from './pen.ts';

export const boothPictureSize = { width: 1400, height: 900 };

/** The picture on the wall of the booth: a large arch before a low sun, over the layers of a print. */
export function boothPicture(pen: Pen): void {
  const { width, height } = boothPictureSize;
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#2a2050');
  sky.addColorStop(0.62, '#5b3fd6');
  sky.addColorStop(1, '#a896ff');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  disc(pen, [980, 430], 290, palette.action);
  for (let i = 0; i < 9; i++)
    area(pen, { x: 0, y: 500 + i * 46, width, height: 10 + i * 3.4 }, 0, `rgb(42 32 80 / ${20 + i * 4}%)`);
  drawPart(pen, 'arch', { x: 250, y: 150, width: 660, height: 660 }, '#ecdcb8');
}
