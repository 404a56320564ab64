import { type Group, Matrix4, Vector3 } from 'three';
import { castResin } from '../materials/resins.ts';
import { assembly, type Place, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { finger } from './jewellery/band.ts';
import { braidedRing } from './jewellery/braided-ring.ts';
import { openworkOuter, openworkRing } from './jewellery/openwork-ring.ts';
import { paveHalf, paveRing } from './jewellery/pave-ring.ts';
import { supports } from './jewellery/supports.ts';

export const view: Partial<View> = { azimuth: 10, elevation: 34, lens: 12, fill: { width: 0.98, height: 0.98 } };

const wax = Object.assign(castResin('#2f5fa8'), { roughness: 0.34, clearcoat: 0.55, clearcoatRoughness: 0.2 });

/** Three patterns for casting: a pavé ring and an openwork ring with a prong head on their supports, and a braided band. */
export function createPart(): Group {
  const braided = polygonise(braidedRing, { low: [-11, -11, -3.2], high: [11, 11, 3.2] }, 0.11);
  return assembly(
    placed(turned(paveOnSupports(), { y: 16 }), [-12, 0, 4]),
    placed(turned(assembly(solid(braided, wax)), { x: 90 }), [12.5, 2.92, 10]),
    placed(turned(openworkOnSupports(), { y: -50 }), [1, 0, -11]),
  );
}

/** Leans forward, so that the tips touch only the lower side of the band and its inside. */
function paveOnSupports(): Group {
  const lean = new Matrix4().makeTranslation(0, 8.8, 0).multiply(new Matrix4().makeRotationX(1.25));
  const pave = polygonise(paveRing, { low: [-11, -11, -2.8], high: [11, 11, 2.8] }, 0.12).applyMatrix4(lean);
  const underSide = [-2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5].map((turn) =>
    contact(turn, finger + 0.8, paveHalf - (Math.abs(turn) > 1.4 ? 0.9 : 0)),
  );
  const inside = [-0.7, -0.25, 0.25, 0.7].map((turn) => contact(turn, finger, -0.9));
  return assembly(
    solid(pave, wax),
    ...[underSide, inside].map((points) =>
      supports(
        points.map((point) => point.applyMatrix4(lean)),
        wax,
      ),
    ),
    raft(22, 19.4, [0, 0, 1.4]),
  );
}

/** Coarser where it is seen small. */
export function openworkOnSupports(cell = 0.13): Group {
  const lift = new Vector3(0, openworkOuter + 2.9, 0);
  const openwork = polygonise(openworkRing, { low: [-11, -11, -4], high: [11, 16, 4] }, cell);
  const rims = [-0.9, 0.9].map((across) =>
    [-0.42, -0.14, 0.14, 0.42].map((turn) => contact(Math.PI + turn, openworkOuter - 0.16, across).add(lift)),
  );
  return assembly(
    solid(openwork, wax, lift.toArray()),
    ...rims.map((points) => supports(points, wax)),
    raft(12, 6.4, [0, 0, 0]),
  );
}

function raft(width: number, depth: number, at: Place) {
  return solid(prism({ width, depth, height: 1, corner: depth * 0.36, edge: 0.3, foot: 0.2 }), wax, at);
}

function contact(turn: number, radius: number, across: number): Vector3 {
  return new Vector3(radius * Math.sin(turn), radius * Math.cos(turn), across);
}
