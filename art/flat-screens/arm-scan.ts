import { armScan } from '../screens/arm-scan.ts';
import { nightPalette } from '../screens/palette.ts';
import { area, type Pen } from '../screens/pen.ts';

export const width = 880;

/** The scanned forearm with its corrections, without the lists below it. The program is dark by day as well. */
export function draw(pen: Pen): void {
  pen.translate(-215, -60);
  armScan(pen);
  area(pen, { x: 215, y: 580, width: 130, height: 140 }, 0, nightPalette.paper);
}
