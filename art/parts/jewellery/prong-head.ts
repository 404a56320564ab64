import { smoothMax, smoothMin } from '../../shapes/field.ts';
import { torus } from './band.ts';

const prongs = 6;
const prong = { foot: 1.5, footHeight: -0.6, tip: 3.1, tipHeight: 4.5, radius: 0.42 };
const girdle = { radius: 2.68, height: 3.75 };

/** A basket of six prongs with two gallery wires, open below, notched for a round stone of 6 mm. */
export function prongHead(body: number, x: number, y: number, z: number): number {
  const out = Math.hypot(x, z);
  const away = Math.max(y - 7, out - 5);
  if (away > 0 || y < -3) return body;
  let head = prongNear(x, y, z);
  head = smoothMin(head, torus(out, y - 0.55, 1.82, 0.36), 0.16);
  head = smoothMin(head, torus(out, y - 2.45, 2.44, 0.36), 0.16);
  const stone = Math.max(out - girdle.radius + Math.abs(y - girdle.height) * 1.1, 0 - y);
  head = smoothMax(head, -stone, 0.06);
  return smoothMax(smoothMin(body, head, 0.3), -(out - 1.1), 0.15);
}

function prongNear(x: number, y: number, z: number): number {
  const share = (Math.PI * 2) / prongs;
  const turn = Math.atan2(z, x);
  const folded = turn - (Math.round(turn / share - 0.5) + 0.5) * share;
  const out = Math.hypot(x, z);
  const [px, pz] = [out * Math.cos(folded), out * Math.sin(folded)];
  const [ax, ay] = [prong.tip - prong.foot, prong.tipHeight - prong.footHeight];
  const [bx, by] = [px - prong.foot, y - prong.footHeight];
  const along = Math.min(1, Math.max(0, (ax * bx + ay * by) / (ax * ax + ay * ay)));
  return Math.hypot(bx - ax * along, by - ay * along, pz) - prong.radius;
}
