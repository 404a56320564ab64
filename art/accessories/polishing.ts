import { CylinderGeometry, type Group } from 'three';
import { lettering } from '../machines/print.ts';
import { brightSteel } from '../materials/metals.ts';
import { graphite, softBlack, stone, warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { createFamily } from './family.ts';
import { lathe } from './lathe.ts';

export const createShot = createFamily({
  'splint-denture-polishing-set': { build: polishingSet, view: { azimuth: 16, elevation: 34 } },
});

function polishingSet(): Group {
  const wheels = [0, 1, 2, 3].flatMap((i) => {
    const hub = castResin(i < 2 ? '#d98ea0' : '#8fb7d1');
    const x = -105 + i * 50;
    return [
      placed(turned(rubberWheel(hub), { x: -72 }), [x, 19, 66]),
      placed(turned(brush(hub), { x: -72 }), [x, 22, 12]),
      placed(turned(buff(hub), { x: -72 }), [x, 25, -46]),
    ];
  });
  return assembly(...wheels, placed(jar('1', '#cfa3a9'), [112, 0, 34]), placed(jar('2', '#e9e4d8'), [112, 0, -40]));
}

/** A wheel lies with its hub along y. */
function wheel(profile: [number, number][], hub: ReturnType<typeof castResin>, material = stone): Group {
  return assembly(
    solid(lathe(profile, 96), material),
    solid(
      lathe(
        [
          [0, -5.5],
          [7, -5.5],
          [7.6, -5],
          [7.6, 5],
          [7, 5.5],
          [0, 5.5],
        ],
        48,
      ),
      hub,
    ),
    solid(new CylinderGeometry(1.8, 1.8, 11.6, 20), softBlack),
  );
}

function rubberWheel(hub: ReturnType<typeof castResin>): Group {
  return wheel(
    [
      [0, -4],
      [17, -4],
      [18.6, -2.6],
      [18.6, 2.6],
      [17, 4],
      [0, 4],
    ],
    hub,
    castResin('#8b8d90'),
  );
}

function brush(hub: ReturnType<typeof castResin>): Group {
  const bristle = new CylinderGeometry(0.32, 0.4, 14, 6);
  const core = wheel(
    [
      [0, -3],
      [9, -3],
      [9, 3],
      [0, 3],
    ],
    hub,
    brightSteel,
  );
  for (let i = 0; i < 240; i++) {
    const angle = (i / 80) * Math.PI * 2;
    const level = (Math.floor(i / 80) - 1) * 1.8;
    const one = solid(bristle, softBlack, [Math.cos(angle) * 15, level, Math.sin(angle) * 15]);
    one.rotation.set(0, -angle, Math.PI / 2, 'YXZ');
    core.add(one);
  }
  return core;
}

/** Layers of cotton. */
function buff(hub: ReturnType<typeof castResin>): Group {
  const layers = Array.from({ length: 5 }, (_, i): [number, number][] => {
    const y = -6 + i * 2.4;
    return [
      [22, y],
      [24.6, y + 0.7],
      [24.8, y + 1.5],
      [22, y + 2.2],
    ];
  });
  return wheel([[0, -6], ...layers.flat(), [0, 6]], hub, castResin('#efe9dc'));
}

function jar(step: string, paste: string): Group {
  return assembly(
    solid(
      lathe(
        [
          [0, 0],
          [28, 0],
          [30, 2],
          [30, 34],
          [28.6, 36],
          [28.6, 40],
          [26, 40],
          [26, 33],
          [0, 33],
        ],
        96,
      ),
      warmWhite,
    ),
    solid(
      lathe(
        [
          [26, 31],
          [18, 33.4],
          [9, 32],
          [4, 34.6],
          [0, 36],
        ],
        72,
      ),
      castResin(paste),
    ),
    placed(lettering({ text: step, size: 16, colour: '#6d4dff', weight: 640 }, [-5, 18, 30]), [0, 0, 0.2]),
    placed(
      turned(
        assembly(
          solid(
            lathe(
              [
                [0, 0],
                [30, 0],
                [31.4, 1.4],
                [31.4, 12],
                [30, 14],
                [0, 14.4],
              ],
              96,
            ),
            graphite,
          ),
        ),
        { x: 14, z: -4 },
      ),
      [step === '1' ? 40 : 36, 9, step === '1' ? 42 : -6],
    ),
  );
}
