import type { Group } from 'three';
import { lettering } from '../machines/print.ts';
import { softBlack, warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { createFamily } from './family.ts';
import { bur, flushCutter, needleFile, scaler, scraper, tweezers } from './hand-tools.ts';
import { lathe } from './lathe.ts';
import { openCase } from './open-case.ts';

export const createShot = createFamily({
  'dental-support-removal-set': { build: supportRemovalSet, view: { azimuth: 18, elevation: 46 } },
  'reflex-finishing-set': { build: finishingSet, view: { azimuth: 18, elevation: 44 } },
});

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
