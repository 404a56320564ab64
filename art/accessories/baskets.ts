import { CylinderGeometry, type Group } from 'three';
import { lettering } from '../machines/print.ts';
import { brightSteel, brushedSteel } from '../materials/metals.ts';
import { warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import { crown } from './crown.ts';
import { createFamily } from './family.ts';
import { hose } from './hose.ts';
import { meshBasket, meshLid } from './wire-mesh.ts';

export const createShot = createFamily({
  'fine-mesh-wash-basket': { build: dentalBasket, view: { azimuth: 26, elevation: 30 } },
  'reflex-wash-basket': { build: reflexBasket, view: { azimuth: 24, elevation: 30 } },
});

const compartment = { width: 70, depth: 50, height: 40 };

function dentalBasket(): Group {
  const places = [-1, 1].flatMap((x) => [-1, 1].map((z) => ({ x: x * 37, z: z * 27, isOpen: x === -1 && z === 1 })));
  return assembly(
    ...places.map(({ x, z }) => placed(meshBasket({ ...compartment, pitch: 2.8, wire: 0.7 }), [x, 0, z])),
    ...places.map(({ x, z, isOpen }) =>
      isOpen
        ? placed(turned(meshLid(70, 50, 2.8, 0.7), { x: 68, z: 0 }), [x, 62, 6])
        : placed(meshLid(70, 50, 2.8, 0.7), [x, 40, z]),
    ),
    ...[-14, 10].map((at, i) => placed(turned(crown(), { y: i * 70 }), [-40 + at, 3, 26 + i * 6])),
    ...[-1, 1].map((side, i) => placed(label(i === 0 ? '2604-118' : '2604-121'), [side * 37, 22, 53])),
    handle(),
  );
}

/** A clip with the number of the case. */
function label(text: string): Group {
  return assembly(
    solid(plate({ width: 40, height: 15, corner: 2 }, 1.6, [], 0.4), warmWhite),
    lettering({ text, size: 6, colour: '#2e3a63', weight: 520 }, [-16, 0, 1.6]),
    ...[-16, 16].map((x) =>
      solid(prism({ width: 4, depth: 4, height: 6, corner: 1, edge: 0.6 }), brightSteel, [x, 6, -1]),
    ),
  );
}

/** The bow by which the basket hangs on the rim of the bath. */
function handle(): Group {
  return assembly(
    hose(
      [
        [-76, 34, 0],
        [-78, 56, 0],
        [-70, 82, 0],
        [-40, 94, 0],
        [40, 94, 0],
        [70, 82, 0],
        [78, 56, 0],
        [76, 34, 0],
      ],
      1.9,
      brightSteel,
    ),
    solid(new CylinderGeometry(4.4, 4.4, 60, 32).rotateZ(Math.PI / 2), warmWhite, [0, 95, 0]),
  );
}

function reflexBasket(): Group {
  const inner = { width: 225, depth: 125, height: 90 };
  const divider = plate({ width: inner.depth - 4, height: 74, corner: 3 }, 1.4, slots(), 0.3);
  return assembly(
    meshBasket({ ...inner, pitch: 3.4, wire: 0.8 }),
    ...[-72, -18, 22, 78].map((x) => placed(turned(assembly(solid(divider, brushedSteel)), { y: 90 }), [x, 42, 0])),
    placed(turned(meshLid(inner.width, inner.depth, 3.4, 0.8), { x: -74 }), [26, 62, -116]),
    ...[-100, -46].map((x, i) => placed(ring(), [x, 10, 20 - i * 34])),
    placed(turned(ring(), { x: 80 }), [48, 16, 22]),
  );
}

function slots() {
  return [-36, -12, 12, 36].map((x) => ({ x, y: -4, width: 9, height: 46, corner: 4.5 }));
}

/** A signet ring, as it comes off the platform. */
function ring(): Group {
  const hoop = hose(
    Array.from({ length: 25 }, (_, i) => {
      const angle = (i / 24) * Math.PI * 2;
      return [Math.cos(angle) * 10, 10 + Math.sin(angle) * 10, 0];
    }),
    2.2,
    castResin('#5a8f7e'),
  );
  return assembly(
    hoop,
    solid(prism({ width: 13, depth: 11, height: 5, corner: 4, edge: 1.4 }), castResin('#5a8f7e'), [0, 19, 0]),
  );
}
