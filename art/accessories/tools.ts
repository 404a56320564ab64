import { CylinderGeometry, type Group } from 'three';
import { lettering } from '../machines/print.ts';
import { brightSteel } from '../materials/metals.ts';
import { graphite, softBlack, stone, warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { createFamily } from './family.ts';
import { bur, flushCutter, needleFile, scaler, scraper, tweezers } from './hand-tools.ts';
import { lathe } from './lathe.ts';
import { rim } from './sheets.ts';

export const createShot = createFamily({
  'dental-support-removal-set': { build: supportRemovalSet, view: { azimuth: 18, elevation: 46 } },
  'splint-denture-polishing-set': { build: polishingSet, view: { azimuth: 16, elevation: 34 } },
  'reflex-finishing-set': { build: finishingSet, view: { azimuth: 18, elevation: 44 } },
});

/** A shallow tray, with a lid of the same shape leaning behind it. */
function openCase(width: number, depth: number, height: number, floor = stone): Group {
  const inner = { width: width - 8, height: depth - 8, corner: 10 };
  const shell = () =>
    assembly(
      solid(rim(inner, 4, height, 1.4), graphite),
      solid(prism({ width: width - 4, depth: depth - 4, height: 3, corner: 12, edge: 0.6 }), graphite),
      solid(prism({ width: width - 9, depth: depth - 9, height: 4.4, corner: 9, edge: 0.6 }), floor),
    );
  return assembly(shell(), placed(turned(assembly(shell()), { x: 104 }), [0, height + depth / 2, -depth / 2 - 22]));
}

function supportRemovalSet(): Group {
  const y = 4.4;
  const burs: [number, number][][] = [
    [
      [1.5, 34],
      [3.6, 36],
      [3.6, 46],
      [0, 50],
    ],
    [
      [1.5, 34],
      [2.6, 38],
      [3, 44],
      [0, 47],
    ],
    [
      [1.5, 34],
      [1.6, 36],
      [4, 42],
      [0, 47],
    ],
  ];
  return assembly(
    openCase(250, 176, 20),
    placed(turned(scraper(), { y: 0 }), [6, y, -58]),
    placed(turned(flushCutter(castResin('#6d4dff')), { y: 4 }), [-4, y, -14]),
    placed(scaler(), [-30, y, 28]),
    placed(tweezers(), [-34, y, 58]),
    ...burs.map((head, i) => placed(bur(head), [72, y, 16 + i * 20])),
  );
}

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

const grits = [
  ['400', '#6e4b3a'],
  ['600', '#8c6a4f'],
  ['800', '#8f8d84'],
  ['1000', '#6f8797'],
  ['2000', '#c9c4b8'],
] as const;

function finishingSet(): Group {
  return assembly(
    openCase(270, 190, 26, castResin('#a9bcc6')),
    ...grits.flatMap(([grit, hex], i) =>
      [0, 1].map((layer) =>
        placed(turned(sponge(grit, hex), { y: layer * 3 - 1 }), [-98 + i * 46, 4.4 + layer * 11, -46]),
      ),
    ),
    placed(turned(flushCutter(castResin('#d98a2b')), { y: -3 }), [-18, 4.4, 14]),
    ...[0, 1, 2].map((i) =>
      placed(needleFile(castResin(['#d98a2b', '#3f4045', '#8d8f93'][i] ?? '#3f4045')), [-40, 4.4, 42 + i * 15]),
    ),
    placed(pasteTube(), [78, 4.4, 52]),
  );
}

function sponge(grit: string, hex: string): Group {
  const text = lettering({ text: grit, size: 11, colour: '#f4f2ec', weight: 600 }, [-16, 0, 0]);
  return assembly(
    solid(prism({ width: 42, depth: 62, height: 10, corner: 3, edge: 2 }), castResin(hex)),
    placed(turned(assembly(text), { x: -90 }), [0, 10, 14]),
  );
}

function pasteTube(): Group {
  return turned(
    assembly(
      placed(
        turned(
          assembly(
            solid(
              lathe(
                [
                  [0, 0],
                  [12, 0.6],
                  [13, 4],
                  [13, 60],
                  [5, 68],
                  [5, 72],
                ],
                64,
              ),
              warmWhite,
            ),
          ),
          { z: -90 },
        ),
        [-40, 13, 0],
      ),
      placed(
        turned(
          assembly(
            solid(
              lathe(
                [
                  [0, 0],
                  [8, 0],
                  [8.6, 1],
                  [7.6, 16],
                  [0, 16.4],
                ],
                40,
              ),
              softBlack,
            ),
          ),
          { z: -90 },
        ),
        [30, 13, 0],
      ),
      lettering({ text: 'HELIOGRAPH', size: 5, colour: '#4a4b50', weight: 600, spacing: 1.4 }, [-32, 14, 13]),
    ),
    { y: 24 },
  );
}
