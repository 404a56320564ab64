import type { CanvasTexture } from 'three';
import { createCanvas, write } from '../../materials/canvas.ts';
import { createRandom } from '../../studio/random.ts';
import { board, boxHeader, controller, jack, mountingHoles, relay, terminal } from './board-plan.ts';
import { footprints } from './footprints.ts';

const colours = { mask: '#17583a', copper: '#22704b', pad: '#c4c3ba', print: '#e6eae2' };

type Pen = CanvasRenderingContext2D;

/** Solder mask, tracks, pads and legend of the upper side. */
export function boardPrint(): CanvasTexture {
  return createCanvas(board.width, board.height, 24, (pen) => {
    pen.fillStyle = colours.mask;
    pen.fillRect(0, 0, board.width, board.height);
    pen.translate(board.width / 2, board.height / 2);
    drawTracks(pen);
    drawPads(pen);
    drawLegend(pen);
  });
}

/** Bundles that leave the controller and the connectors, bend by 45° and end in vias. */
function drawTracks(pen: Pen): void {
  const random = createRandom(41);
  pen.strokeStyle = colours.copper;
  pen.lineJoin = 'round';
  for (const side of [0, 1, 2, 3]) {
    for (let lead = -6; lead <= 6; lead++) {
      const reach = 3 + Math.abs(lead) * 0.62 + (lead % 3 === 0 ? random() * 7 : 0);
      const bend = Math.sign(lead || 1) * (2 + Math.abs(lead) * 0.5);
      track(pen, side, [
        [lead * 0.65, 6.4],
        [lead * 0.65, 6.4 + reach * 0.6],
        [lead * 0.65 + bend, 6.4 + reach * 0.6 + Math.abs(bend)],
        [lead * 0.65 + bend, 7.4 + reach * 1.4 + Math.abs(bend)],
      ]);
    }
  }
  pen.lineWidth = 1.6;
  for (const [x, from, to] of [
    [terminal.x - 10, 30, 12],
    [terminal.x - 5, 30, 14],
    [terminal.x + 5, 30, 4],
    [2.6, 10, -3],
    [26, 20, -22],
    [-27, 22, -24],
  ] as const) {
    line(pen, [
      [x, from],
      [x, to],
      [x - 3, to - 3],
      [x - 3, to - 9],
    ]);
  }
}

function track(pen: Pen, side: number, points: [number, number][]): void {
  pen.save();
  pen.translate(controller.x, -controller.y);
  pen.rotate((side * Math.PI) / 2);
  pen.lineWidth = 0.26;
  line(pen, points);
  const [x, y] = points.at(-1) ?? [0, 0];
  disc(pen, x, y, 0.42, colours.copper);
  disc(pen, x, y, 0.16, '#0f3c28');
  pen.restore();
}

function line(pen: Pen, points: [number, number][]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
}

function disc(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

function drawPads(pen: Pen): void {
  for (const hole of mountingHoles) disc(pen, hole.x, -hole.y, 2.9, '#d8b860');
  pen.fillStyle = colours.pad;
  for (const { x, y, width, height } of footprints()) pen.fillRect(x - width / 2, -y - height / 2, width, height);
}

function drawLegend(pen: Pen): void {
  pen.strokeStyle = colours.print;
  pen.lineWidth = 0.2;
  frame(pen, terminal.x, terminal.y + 0.4, 26.4, 9.8);
  frame(pen, jack.x, jack.y, 16.8, 16);
  frame(pen, relay.x, relay.y, 20, 16.4);
  frame(pen, boxHeader.x, boxHeader.y, 28, 9.8);
  disc(pen, controller.x - 7.6, -controller.y - 7.6, 0.4, colours.print);
  pen.fillStyle = colours.print;
  write(pen, 'J1', [terminal.x - 12.8, 25.8], 1.7, 600);
  write(pen, 'K1', [relay.x - 9.6, -1.2], 1.7, 600);
  write(pen, 'U3', [controller.x + 6.4, -controller.y - 7], 1.7, 600);
  write(pen, 'J4', [boxHeader.x - 13.6, -24.8], 1.7, 600);
  write(pen, 'MT-40 REV C', [-27.5, -1.6 - 24], 1.9, 600, 0.1);
}

function frame(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.strokeRect(x - width / 2, -y - height / 2, width, height);
}
