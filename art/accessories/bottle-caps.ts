import { CylinderGeometry, type Group, TorusGeometry } from 'three';
import { graphite, rubber, softBlack } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { createFamily } from './family.ts';
import { lathe } from './lathe.ts';

export const createShot = createFamily({
  'drip-stop-bottle-cap': { build: caps, view: { azimuth: 18, elevation: 28, fill: { width: 0.66, height: 0.66 } } },
});

const rings = ['#6d4dff', '#d98a2b', '#3f8f6b', '#c9504a', '#3f78b5', '#d9cfb8'];

function caps(): Group {
  return assembly(
    ...rings.map((hex, i) =>
      placed(i === 4 ? openCap(hex) : closedCap(hex), [((i % 3) - 1) * 66, 0, (i < 3 ? -1 : 1) * 34]),
    ),
    placed(cover(), [58, 0, 92]),
  );
}

/** The part that screws onto the neck, with its ring in the colour of the resin. */
function pourer(hex: string): Group {
  const ribs = new CylinderGeometry(1, 1, 13, 8);
  return assembly(
    solid(
      lathe([
        [21, 0],
        [22, 0.8],
        [22, 16],
        [21.2, 18],
        [19, 19],
        [16, 24],
        [13.5, 31],
        [12.5, 34],
      ]),
      softBlack,
    ),
    ...Array.from({ length: 40 }, (_, i) => {
      const angle = (i / 40) * Math.PI * 2;
      return solid(ribs, softBlack, [Math.cos(angle) * 21.7, 8.5, Math.sin(angle) * 21.7]);
    }),
    solid(new TorusGeometry(18.4, 2, 18, 72).rotateX(Math.PI / 2), castResin(hex), [0, 20.6, 0]),
  );
}

function closedCap(hex: string): Group {
  return assembly(pourer(hex), placed(cover(), [0, 30, 0]));
}

function cover(): Group {
  return assembly(
    solid(
      lathe([
        [13.8, 0],
        [14.6, 0.6],
        [14.6, 17],
        [13.4, 19.4],
        [11, 20.4],
        [0, 20.6],
      ]),
      graphite,
    ),
    ...Array.from({ length: 28 }, (_, i) => {
      const angle = (i / 28) * Math.PI * 2;
      return solid(new CylinderGeometry(0.8, 0.8, 12, 8), graphite, [
        Math.cos(angle) * 14.4,
        8,
        Math.sin(angle) * 14.4,
      ]);
    }),
  );
}

/** Without its cover one sees the slit valve. */
function openCap(hex: string): Group {
  const slit = new CylinderGeometry(0.35, 0.35, 9, 8).rotateZ(Math.PI / 2);
  return assembly(
    pourer(hex),
    solid(
      lathe([
        [12.4, 30],
        [12.4, 41],
        [11.6, 42],
        [10.4, 42],
        [10, 40.5],
      ]),
      softBlack,
    ),
    solid(
      lathe([
        [10.2, 40],
        [8, 40.8],
        [4, 40],
        [0, 39.6],
      ]),
      castResin('#cfc9bd'),
    ),
    solid(slit, rubber, [0, 40, 0]),
    placed(turned(assembly(solid(slit, rubber)), { y: 90 }), [0, 40, 0]),
  );
}
