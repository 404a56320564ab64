import { CylinderGeometry, type Group, SphereGeometry } from 'three';
import { glassConsole } from '../machines/console.ts';
import { lettering } from '../machines/print.ts';
import { clearSheet } from '../materials/clear-sheet.ts';
import { brass } from '../materials/electronics.ts';
import { anodised, brightSteel } from '../materials/metals.ts';
import { graphite, softBlack, warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { createFamily } from './family.ts';
import { coil, hose } from './hose.ts';
import { lathe } from './lathe.ts';

export const createShot = createFamily({
  'nitrogen-curing-set': { build: nitrogenSet, view: { azimuth: 18, elevation: 26 } },
});

function nitrogenSet(): Group {
  return assembly(
    placed(regulator(), [-88, 44, -10]),
    placed(flowMeter(), [2, 0, -22]),
    placed(turned(sensor(), { y: -12 }), [96, 0, 8]),
    hose(coil([-6, 4, 84], 44, 3, 6.4), 3.2, castResin('#5b6fb4')),
  );
}

/** Two gauges on a brass body, a handwheel in front. */
function regulator(): Group {
  const gauge = (side: number) =>
    placed(
      turned(
        assembly(
          solid(
            lathe([
              [0, 0],
              [21, 0],
              [22, 1],
              [22, 11],
              [20.6, 12.4],
              [19.6, 11],
            ]),
            brightSteel,
          ),
          solid(
            lathe([
              [19.8, 10.6],
              [0, 10.7],
            ]),
            warmWhite,
          ),
          solid(prism({ width: 1.4, depth: 15, height: 0.6, corner: 0.6, edge: 0.2 }), softBlack, [3, 11, -4]),
          solid(
            lathe(
              [
                [2, 10.8],
                [1.4, 12],
                [0, 12.2],
              ],
              24,
            ),
            softBlack,
          ),
        ),
        { x: 78, z: side * -6 },
      ),
      [side * 34, 44, 12],
    );
  return assembly(
    placed(
      turned(
        assembly(
          solid(
            lathe([
              [0, -44],
              [15, -44],
              [16, -43],
              [16, 28],
              [20, 30],
              [20, 42],
              [18, 44],
              [0, 44],
            ]),
            brass,
          ),
        ),
        { x: 90 },
      ),
      [0, 0, 10],
    ),
    solid(new CylinderGeometry(9, 9, 92, 6).rotateZ(Math.PI / 2), brass, [0, 0, 4]),
    ...[-1, 1].map((side) => solid(new CylinderGeometry(4.5, 4.5, 44, 24), brass, [side * 34, 22, 4])),
    gauge(-1),
    gauge(1),
    placed(
      turned(
        assembly(
          solid(
            lathe(
              [
                [0, 0],
                [21, 0],
                [23, 2],
                [23, 15],
                [21, 18],
                [0, 18.4],
              ],
              12,
            ),
            graphite,
          ),
        ),
        { x: 90 },
      ),
      [0, 0, 54],
    ),
    solid(
      lathe([
        [8, -44],
        [8, -10],
        [0, -10],
      ]),
      brightSteel,
      [0, 0, -14],
    ),
  );
}

function flowMeter(): Group {
  const tube = lathe([
    [9, 0],
    [9, 92],
    [7.6, 92],
    [7.6, 0],
  ]);
  return assembly(
    solid(prism({ width: 46, depth: 40, height: 30, corner: 8, edge: 2.5 }), anodised),
    solid(prism({ width: 46, depth: 40, height: 20, corner: 8, edge: 2.5 }), anodised, [0, 120, 0]),
    solid(prism({ width: 34, depth: 6, height: 92, corner: 2, edge: 1 }), warmWhite, [0, 29, -14]),
    placed(clearSheet(tube, { tint: '#eaf0f2', edge: 0.5 }), [0, 29, 0]),
    solid(new SphereGeometry(5.6, 32, 24), softBlack, [0, 62, 0]),
    ...['1', '2', '3', '4'].map((text, i) =>
      lettering({ text: `– ${text}`, size: 6, colour: '#4a4b50', weight: 560 }, [9, 44 + i * 18, -10.6]),
    ),
    placed(
      turned(
        assembly(
          solid(
            lathe(
              [
                [0, 0],
                [10, 0],
                [11, 1],
                [11, 12],
                [9, 14],
                [0, 14],
              ],
              40,
            ),
            graphite,
          ),
        ),
        { x: 90 },
      ),
      [0, 15, 20],
    ),
  );
}

function sensor(): Group {
  const job = { title: 'Oxygen', resin: 'Nitrogen', layer: 118, layers: 120, remaining: '0.6 %' };
  return assembly(
    solid(prism({ width: 92, depth: 38, height: 96, corner: 10, edge: 4 }), graphite),
    placed(glassConsole({ width: 72, height: 50, screen: { width: 64, height: 42, x: 0 }, job }), [0, 60, 19]),
    lettering({ text: 'O₂', size: 11, colour: '#d9d6cf', weight: 600 }, [-34, 20, 19]),
    hose(
      [
        [46, 24, 0],
        [66, 22, 6],
        [74, 8, 24],
        [62, 5, 52],
        [24, 5, 64],
      ],
      3,
      softBlack,
    ),
    placed(
      turned(
        assembly(
          solid(
            lathe([
              [0, 0],
              [9, 0],
              [10, 1],
              [10, 26],
              [7, 28],
              [7, 34],
              [0, 34],
            ]),
            brightSteel,
          ),
        ),
        { z: 78 },
      ),
      [24, 9, 64],
    ),
  );
}
