import type { Group } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { basket } from '../machines/basket.ts';
import { buildPlatform } from '../machines/build-unit.ts';
import { cabinet } from '../machines/cabinet.ts';
import { chamberLight } from '../machines/chamber.ts';
import { glassConsole, lightLine } from '../machines/console.ts';
import { feet } from '../machines/feet.ts';
import { pedestal } from '../machines/pedestal.ts';
import { lettering } from '../machines/print.ts';
import { twistedVase } from '../machines/twisted-vase.ts';
import { vents } from '../machines/vents.ts';
import { acrylic, clear } from '../materials/acrylic.ts';
import { aluminium, brightSteel } from '../materials/metals.ts';
import { graphite, softBlack, warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { createFamily } from './family.ts';

const view = { azimuth: 30, elevation: 14, fill: { width: 0.7, height: 0.72 } };

export const createShot = createFamily({
  'reflex-wash': { build: wash, view },
  'reflex-cure': { build: cure, view: { ...view, azimuth: 24 } },
});

const ink = '#d9d6cf';
const grey = castResin('#9a9da1');

/** 320 × 260 × 420 mm: a graphite base, an open tank, and the arm from which the platform hangs into the bath. */
function wash(): Group {
  const [width, depth, base] = [320, 260, 132];
  const tank = { width: width - 30, depth: depth - 30, corner: 26, height: 196 };
  const job = { title: 'Reflex wash', resin: 'Isopropanol', layer: 84, layers: 180, remaining: '2:40' };
  return assembly(
    pedestal({ width, depth, corner: 34, height: base, shell: graphite, kick: 12 }),
    placed(glassConsole({ width: 112, height: 68, screen: { width: 102, height: 58, x: 0 }, job }), [
      74,
      68,
      depth / 2,
    ]),
    placed(lightLine(58, 3), [-97, base - 26, depth / 2]),
    lettering({ text: 'HELIOGRAPH', size: 8.5, colour: ink, weight: 600, spacing: 2.8 }, [-126, 76, depth / 2]),
    lettering({ text: 'Reflex Wash', size: 13, colour: ink, weight: 560, spacing: 0.3 }, [-126, 44, depth / 2]),
    placed(bath(tank), [0, base, 0]),
    placed(hanging(), [0, base, 0]),
  );
}

type Tank = { width: number; depth: number; height: number; corner: number };

function bath({ width, depth, height, corner }: Tank): Group {
  const outer = prism({ width, depth, height, corner, edge: 1, foot: 4 });
  const inner = prism({ width: width - 8, depth: depth - 8, height: height - 5, corner: corner - 4, edge: 1, foot: 3 });
  const liquid = prism({
    width: width - 9,
    depth: depth - 9,
    height: height * 0.7,
    corner: corner - 5,
    edge: 0.4,
    foot: 3,
  });
  return assembly(
    acrylic(mergeGeometries([outer, inner.translate(0, 4, 0)]), clear),
    placed(acrylic(liquid, clear), [0, 5, 0]),
    placed(basket(width - 60, depth - 60, 74), [0, 34, 0]),
    solid(prism({ width: 92, depth: 15, height: 9, corner: 7, edge: 3 }), softBlack, [0, 16, 0]),
  );
}

/** The platform on its arm with a height scale, the part in the bath. */
function hanging(): Group {
  const vase = twistedVase(grey);
  vase.scale.setScalar(0.62);
  return assembly(
    solid(prism({ width: 34, depth: 24, height: 288, corner: 5, edge: 3 }), graphite, [-70, 0, -112]),
    ...Array.from({ length: 9 }, (_, i) =>
      solid(prism({ width: i % 4 === 0 ? 20 : 12, depth: 1.2, height: 1.6, corner: 0.5, edge: 0.3 }), warmWhite, [
        -70,
        206 + i * 9,
        -99.6,
      ]),
    ),
    solid(prism({ width: 104, depth: 26, height: 20, corner: 6, edge: 3 }), graphite, [-34, 250, -104]),
    solid(prism({ width: 30, depth: 130, height: 18, corner: 6, edge: 3 }), graphite, [0, 252, -50]),
    placed(buildPlatform({ width: 168, depth: 108 }, 20), [0, 178, 0]),
    placed(turned(vase, { x: 180 }), [0, 178, 4]),
    solid(prism({ width: 18, depth: 18, height: 40, corner: 9, edge: 2 }), brightSteel, [0, 222, 0]),
  );
}

/** Graphite, with an orange window and 405 nm light from three sides. */
function cure(): Group {
  const [width, depth, height, foot, cap] = [330, 300, 400, 26, 316];
  const window = { x: -8, y: (cap - foot) / 2, width: 232, height: 218, corner: 40 };
  const floor = foot + window.y - window.height / 2 - 18;
  const job = { title: 'Reflex Tough', resin: '405 nm, 60 °C', layer: 22, layers: 30, remaining: '8:10' };
  const vase = twistedVase(grey);
  return assembly(
    feet(width - 20, depth - 20),
    solid(prism({ width: width - 18, depth: depth - 18, height: 20, corner: 12, edge: 1 }), softBlack, [0, 12, 0]),
    placed(cabinet({ width, depth, height: cap - foot - 3, shell: graphite, front: graphite, window, room: 250 }), [
      0,
      foot,
      0,
    ]),
    solid(prism({ width: 170, depth: 170, height: 9, corner: 85, edge: 2 }), aluminium, [
      -8,
      floor + 10,
      depth / 2 - 128,
    ]),
    placed(vase, [-8, floor + 19, depth / 2 - 128]),
    placed(chamberLight(150, 250), [0, floor + 256, depth / 2 - 120]),
    solid(prism({ width, depth, height: height - cap, corner: 18, edge: 9, foot: 2 }), graphite, [0, cap, 0]),
    placed(glassConsole({ width: 120, height: 62, screen: { width: 110, height: 54, x: 0 }, job }), [
      width / 2 - 82,
      cap + 42,
      depth / 2,
    ]),
    lettering({ text: 'HELIOGRAPH', size: 9, colour: ink, weight: 600, spacing: 3 }, [
      -width / 2 + 24,
      cap + 56,
      depth / 2,
    ]),
    lettering({ text: 'Reflex Cure', size: 12, colour: ink, weight: 560, spacing: 0.3 }, [
      -width / 2 + 24,
      cap + 28,
      depth / 2,
    ]),
    solid(prism({ width: 40, depth: 12, height: 60, corner: 6, edge: 3 }), softBlack, [
      width / 2 - 26,
      foot + 104,
      depth / 2 + 5,
    ]),
    placed(lightLine(58, 3), [-8, foot + 20, depth / 2]),
    placed(turned(vents(11, 10, { width: 4, height: 46 }), { y: 90 }), [width / 2, cap + 42, -20]),
  );
}
