import { caseDetail } from '../screens/case-board.ts';
import { type Pen, sheet } from '../screens/pen.ts';

export const width = 776;

const edge = 20;

/** A bridge that waits for the approval of the clinic. */
export function draw(pen: Pen): void {
  const box = { x: edge, y: edge, width: width - 2 * edge, height: width * 0.75 - 2 * edge };
  sheet(pen, box, 14);
  caseDetail(pen, box);
}
