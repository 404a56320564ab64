import { CatmullRomCurve3, type Group, type Material, Vector3 } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { assembly, solid } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';

const toothWidths = [8.6, 6.6, 7.6, 7, 7, 10, 9.4];

/** A horseshoe with teeth, coarse: for models seen small, inside machines and bins. Stands on y = 0. */
export function dentalArch(material: Material): Group {
  const line = new CatmullRomCurve3(
    [-26, -24, -17, 0, 17, 24, 26].map((x, i) => new Vector3(x, 0, [-24, -6, 12, 21, 12, -6, -24][i] ?? 0)),
  );
  const pieces = Array.from({ length: 21 }, (_, i) => segment(line, i / 20, 10, 12, 0));
  const order = [...[...toothWidths].reverse().map((w, i) => [7 - i, w]), ...toothWidths.map((w, i) => [-(i + 1), w])];
  const total = order.reduce((sum, [, width]) => sum + (width ?? 0), 0);
  let walked = 0;
  for (const [, width = 8] of order) {
    pieces.push(segment(line, (walked + width / 2) / total, width * 0.97, Math.min(10, width + 1.5), 13));
    walked += width;
  }
  return assembly(solid(mergeGeometries(pieces), material));
}

function segment(line: CatmullRomCurve3, at: number, along: number, across: number, y: number) {
  const height = y === 0 ? 14 : 8;
  const block = prism({
    width: across,
    depth: along,
    height,
    corner: y === 0 ? 1 : Math.min(across, along) * 0.42,
    edge: y === 0 ? 0.6 : 2.6,
  });
  const [point, tangent] = [line.getPointAt(at), line.getTangentAt(at)];
  return block.rotateY(Math.atan2(tangent.x, tangent.z)).translate(point.x, y, point.z);
}
