import { forearmSurface } from '../parts/orthopaedics/forearm-shape.ts';
import { decimal } from './language.ts';
import { nightPalette } from './palette.ts';
import { area, disc, line, type Pen, type Point, text } from './pen.ts';

export const scanSize = { width: 1280, height: 720 };

type Skin = { at: Point; depth: number; light: number };

const [yaw, pitch, scale] = [0.5, 0.34, 4.1];
const [around, step, elbow] = [72, 3, 186];
/** Corrections in millimetres, by the angle around the arm and the height above the wrist. */
const corrections = [
  { angle: -0.9, y: 150, leader: 172, label: '+2.5 mm' },
  { angle: 0.2, y: 74, leader: 96, label: '−1.0 mm' },
];

/** The scanned forearm, its elbow towards the viewer, with two corrections marked. */
export function armScan(pen: Pen): void {
  const { paper, surface, ink, inkSoft, accent, action, line: hairline } = nightPalette;
  area(pen, { x: 0, y: 0, ...scanSize }, 0, paper);
  area(pen, { x: 0, y: 0, width: scanSize.width, height: 56 }, 0, surface);
  line(pen, [0, 56], [scanSize.width, 56], hairline);
  for (let i = 0; i < 3; i++)
    area(pen, { x: 32 + 84 * i, y: 22, width: 64, height: 12 }, 6, i === 1 ? accent : hairline);
  arm(pen);
  for (const { angle, y, leader, label } of corrections) {
    const { at } = skinAt(angle, y);
    line(pen, at, [at[0] + leader, at[1] - leader], action, 3);
    disc(pen, at, 10, action);
    text(pen, decimal(label), [at[0] + leader + 12, at[1] - leader - 2], { size: 32, weight: 600, colour: ink });
  }
  for (let i = 0; i < 4; i++) {
    area(pen, { x: 40, y: 590 + 28 * i, width: 170 - 26 * ((i * 2) % 3), height: 9 }, 4, inkSoft);
    area(pen, { x: 250, y: 590 + 28 * i, width: 64, height: 9 }, 4, hairline);
  }
}

/** Facets from the farthest to the nearest. */
function arm(pen: Pen): void {
  const rings = Array.from({ length: elbow / step + 1 }, (_, ring) =>
    Array.from({ length: around }, (_, i) => skinAt((i / around) * 2 * Math.PI, ring * step)),
  );
  const facets = rings.slice(1).flatMap((ring, r) =>
    ring.flatMap((near, i) => {
      const [next, below, beside] = [ring[(i + 1) % around], rings[r]?.[i], rings[r]?.[(i + 1) % around]];
      return next && below && beside ? [[below, near, next, beside]] : [];
    }),
  );
  const depthOf = (facet: Skin[]) => facet.reduce((sum, { depth }) => sum + depth, 0);
  for (const facet of facets.sort((a, b) => depthOf(a) - depthOf(b))) fill(pen, facet);
}

function fill(pen: Pen, facet: Skin[]): void {
  const light = facet.reduce((sum, one) => sum + one.light, 0) / facet.length;
  pen.beginPath();
  for (const { at } of facet) pen.lineTo(...at);
  pen.closePath();
  pen.fillStyle = `oklch(${0.3 + 0.5 * light} ${0.07 + 0.05 * light} 285)`;
  pen.strokeStyle = pen.fillStyle;
  pen.lineWidth = 0.8;
  pen.fill();
  pen.stroke();
}

/** Walks outwards from the middle of the arm until it is through the skin. */
function skinAt(angle: number, y: number): Skin {
  let [x, z] = [0, 12];
  for (let round = 0; round < 24; round++) {
    const left = -forearmSurface(x, y, z);
    x += Math.sin(angle) * left * 0.8;
    z += Math.cos(angle) * left * 0.8;
  }
  const along = y - 95;
  const across = along * Math.cos(yaw) + x * Math.sin(yaw);
  const near = along * Math.sin(yaw) - x * Math.cos(yaw);
  const [up, towards] = [Math.cos(angle), -Math.sin(angle) * Math.cos(yaw)];
  const light = 0.5 + 0.5 * (0.7 * up + 0.65 * (towards * Math.cos(pitch) + up * Math.sin(pitch)));
  return {
    at: [scanSize.width / 2 + scale * across, 400 - scale * ((z - 14) * Math.cos(pitch) - near * Math.sin(pitch))],
    depth: near * Math.cos(pitch) + z * Math.sin(pitch),
    light: Math.min(1, Math.max(0, light)),
  };
}
