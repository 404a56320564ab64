import { createCanvas, write } from '../materials/canvas.ts';
import { drawDrop, drawGloves, drawNoSun, drawWarning } from './marks.ts';

export type Label = {
  brand: string;
  name: string;
  line: string;
  colours: string[];
  wavelengths: number[];
  dark: boolean;
};

export const labelSize = { width: 150, height: 118 };

/** The paper goes on around the corners; only what lies between the edges is seen. */
const edge = 29;

/** The printed label; the part around the middle looks to the front. */
export function drawLabel(label: Label) {
  const { width, height } = labelSize;
  const ink = label.dark ? '#f4f2ec' : '#222327';
  return createCanvas(width, height, 14, (pen) => {
    pen.fillStyle = label.dark ? '#26282c' : '#f6f4ef';
    pen.fillRect(0, 0, width, height);
    drawBand(pen, label.colours);
    pen.fillStyle = ink;
    write(pen, label.brand, [edge + 10, 14], 4.4, 620, 1.5);
    drawName(pen, label);
    pen.fillStyle = label.dark ? '#b9b7b1' : '#5c5d63';
    write(pen, label.line, [edge + 10, 74], 4.3, 480, 0.05);
    write(pen, `${label.wavelengths.join(' / ')} nm`, [edge + 10, 81], 4.3, 480, 0.05);
    pen.fillStyle = ink;
    write(pen, '1 kg', [edge + 10, 107], 8, 560);
    pen.strokeStyle = ink;
    pen.globalAlpha = 0.35;
    pen.lineWidth = 0.3;
    pen.strokeRect(edge + 10, 89, width - 2 * edge - 20, 0.01);
    pen.globalAlpha = 1;
    for (const [i, draw] of [drawWarning, drawGloves, drawNoSun, drawDrop].entries()) {
      draw(pen, width - edge - 15.5 - i * 12.6, 103, ink);
    }
  });
}

function drawBand(pen: CanvasRenderingContext2D, colours: string[]): void {
  const share = labelSize.height / colours.length;
  colours.forEach((colour, i) => {
    pen.fillStyle = colour;
    pen.fillRect(edge - 1, i * share, 5, share + 0.1);
  });
}

/** As large as the width allows, in up to three lines. */
function drawName(pen: CanvasRenderingContext2D, { name }: Label): void {
  const room = labelSize.width - 2 * edge - 16;
  const lines = breakName(name);
  const widest = lines.reduce((widest, line) => Math.max(widest, widthAt(pen, line)), 0);
  const size = Math.min(lines.length > 2 ? 12 : 14.5, (10 * room) / widest);
  for (const [i, line] of lines.entries()) write(pen, line, [edge + 9.4, 32 + i * size * 1.08], size, 640, -0.1);
}

function widthAt(pen: CanvasRenderingContext2D, line: string): number {
  write(pen, '', [0, 0], 10, 640);
  return pen.measureText(line).width;
}

function breakName(name: string): string[] {
  const lines: string[] = [''];
  for (const word of name.replace('UV ', 'UV\u00a0').split(' ')) {
    const grown = `${lines.at(-1)} ${word}`.trim();
    if (grown.length > 11 && lines.at(-1)) lines.push(word);
    else lines[lines.length - 1] = grown;
  }
  return lines;
}
