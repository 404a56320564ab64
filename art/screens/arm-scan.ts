import { forearmSurface } from '../parts/orthopaedics/forearm-shape.ts';
import { nightPalette } from './palette.ts';
import { area, disc, line, type Pen, type Point, text } from './pen.ts';

export const scanSize = { width: 1280, height: 720 };

const [turn, tilt, scale] = [0.62, 0.5, 3.5];
/** Places that the prosthetist relieves: angle around the arm, height above the wrist. */
const reliefs: [number, number, string][] = [
  [1.55, 158, '+2.5'],
  [0.5, 96, '−1.0'],
];

/** The scanned forearm as rings, the nearer hiding the farther, with two corrections marked. */
export function armScan(pen: Pen): void {
  const { paper, surface, ink, inkSoft, accent, line: hairline } = nightPalette;
  area(pen, { x: 0, y: 0, ...scanSize }, 0, paper);
  area(pen, { x: 0, y: 0, width: scanSize.width, height: 56 }, 0, surface);
  line(pen, [0, 56], [scanSize.width, 56], hairline);
  for (let i = 0; i < 3; i++)
    area(pen, { x: 32 + 84 * i, y: 22, width: 64, height: 12 }, 6, i === 1 ? accent : hairline);
  for (let y = 2; y <= 186; y += 4) ring(pen, y, paper, accent);
  for (const [angle, y, label] of reliefs) {
    const at = project(skinAt(angle, y));
    disc(pen, at, 11, nightPalette.action);
    line(pen, at, [at[0] + 130, at[1] - 84], nightPalette.action, 2.5);
    text(pen, `${label} mm`, [at[0] + 142, at[1] - 86], { size: 30, weight: 600, colour: ink });
  }
  for (let i = 0; i < 5; i++) {
    area(pen, { x: 40, y: 560 + 26 * i, width: 150 - 22 * ((i * 2) % 3), height: 8 }, 4, inkSoft);
    area(pen, { x: 230, y: 560 + 26 * i, width: 60, height: 8 }, 4, hairline);
  }
}

function ring(pen: Pen, y: number, fill: string, stroke: string): void {
  pen.beginPath();
  for (let i = 0; i <= 72; i++) pen.lineTo(...project(skinAt((i / 36) * Math.PI, y)));
  pen.fillStyle = fill;
  pen.fill();
  pen.globalAlpha = 0.55 + y / 420;
  pen.strokeStyle = stroke;
  pen.lineWidth = 2.2;
  pen.stroke();
  pen.globalAlpha = 1;
}

/** Walks outwards from the middle of the arm until it is through the skin. */
function skinAt(angle: number, y: number): [number, number, number] {
  let [x, z] = [0, 12];
  for (let round = 0; round < 24; round++) {
    const left = -forearmSurface(x, y, z);
    x += Math.sin(angle) * left * 0.8;
    z += Math.cos(angle) * left * 0.8;
  }
  return [x, y, z];
}

/** The arm lies across the screen, its elbow towards the viewer. */
function project([x, y, z]: [number, number, number]): Point {
  const away = (y - 95) * Math.cos(turn) - x * Math.sin(turn);
  const across = (y - 95) * Math.sin(turn) + x * Math.cos(turn);
  return [
    scanSize.width / 2 + scale * (across * 0.9 + away * 1.1),
    390 - scale * (z * Math.cos(tilt) - across * Math.sin(tilt) * 0.5),
  ];
}
