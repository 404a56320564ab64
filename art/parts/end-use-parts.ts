import type { BufferGeometry, Group, Material } from 'three';
import { castResin } from '../materials/resins.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, type Place, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { bellows } from './housing/bellows.ts';
import { bracketField } from './housing/bracket.ts';
import { housingField, lidField } from './housing/housing.ts';
import { nozzleField } from './housing/nozzle.ts';

export const view: Partial<View> = { azimuth: 28, elevation: 32, lens: 14, fill: { width: 0.96, height: 0.94 } };

const black = Object.assign(castResin('#24262a'), { roughness: 0.6, clearcoat: 0.1 });
const flexible = Object.assign(castResin('#dcd6c4'), { roughness: 0.75, clearcoat: 0 });
const [gray, amber] = [castResin('#b4b9bb'), castResin('#c98f2e')];

const box: { low: Place; high: Place } = { low: [-50, -2, -35], high: [50, 32, 35] };
const angle: { low: Place; high: Place } = { low: [-32, -1, -26], high: [32, 56, 26] };
const duct: { low: Place; high: Place } = { low: [-22, -1, -14], high: [22, 52, 14] };

/** A housing with its lid, a sensor bracket, a bellows and a hot-air nozzle, each in its own resin. */
export function createPart(): Group {
  return assembly(
    laid(polygonise(housingField(), box, 0.95), black, { y: 8 }, [-34, 6]),
    laid(polygonise(lidField(), box, 1), black, { x: -104, y: 8 }, [-42, -44]),
    laid(polygonise(bracketField(), angle, 1), gray, { y: -26 }, [62, -22]),
    laid(bellows(), flexible, {}, [52, 46]),
    laid(polygonise(nozzleField(), duct, 0.8), amber, { x: 90, y: 58 }, [4, 66]),
  );
}

/** Tipped over, then turned about the vertical, and put down at x and z. */
function laid(
  geometry: BufferGeometry,
  material: Material,
  { x = 0, y = 0 },
  [across, along]: [number, number],
): Group {
  const tipped = turned(assembly(solid(geometry, material)), { x });
  return grounded(turned(assembly(tipped), { y }), across, along);
}
