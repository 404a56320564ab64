import { CylinderGeometry, type Group } from 'three';
import { hose } from '../../accessories/hose.ts';
import { lathe } from '../../accessories/lathe.ts';
import { collar, dockRoof, type Machine } from '../../machines/a2d.ts';
import { liftColumn } from '../../machines/build-unit.ts';
import { glassConsole, lightLine } from '../../machines/console.ts';
import { orangeDoor } from '../../machines/door.ts';
import { pedestal } from '../../machines/pedestal.ts';
import { lettering } from '../../machines/print.ts';
import { vents } from '../../machines/vents.ts';
import { aluminium, anodised, blasted } from '../../materials/metals.ts';
import { blackGlass, graphite, softBlack, warmWhite } from '../../materials/plastics.ts';
import { castResin } from '../../materials/resins.ts';
import { litScreen } from '../../screens/lit-screen.ts';
import { area, line, type Pen } from '../../screens/pen.ts';
import { hood } from '../../shapes/hood.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';

const corner = 38;
const roof = 104;
/** How far the base is inside the plan of the chamber. */
const inset = 26;
const door = 108;
/** Of the middle of the window, in front of the middle of the base. */
const windowAt = 84;
/** What the light engine of the A2D 4K reaches. */
const field = { width: 206, height: 116 };
const job = { title: 'Optics', resin: '9 × 5', layer: 45, layers: 45, remaining: '385 nm' };

/** Height of the deck, on which the chamber is built. */
function deckOf(height: number): number {
  return Math.round(height * 0.43) + 15;
}

/** The lower half of an A2D 4K before its chamber is mounted: crosses are projected onto a plate in its window. */
export function bareA2D({ model, size: [width, depth, height], platform }: Machine): Group {
  const deck = deckOf(height);
  const opening = { x: 0, y: 0, width: platform.width + 36, height: platform.depth + 36, corner: 8 };
  const frame = plate({ width: opening.width + 44, height: opening.height + 44, corner: 14 }, 12, [opening], 1.4);
  const picture = { size: field, pixels: 12, draw: crosses };
  const base = { width: width - 2 * inset, depth: depth - 2 * inset, corner };
  return assembly(
    pedestal({ ...base, height: deck, shell: warmWhite }),
    collar({ width, depth, corner }, deck),
    placed(front(model, base.width, deck), [0, 0, base.depth / 2]),
    placed(turned(vents(15, 11, { width: 4, height: 84 }), { y: 90 }), [base.width / 2, 140, -30]),
    placed(liftColumn(330, 104), [0, deck, -64]),
    placed(
      assembly(
        solid(frame.rotateX(-Math.PI / 2), blasted),
        solid(prism({ ...opening, depth: opening.height, height: 5, edge: 0.4 }), blackGlass),
        placed(turned(litScreen(picture, platform.width, 1), { x: -90 }), [0, 5.3, 0]),
        cameraBridge(),
      ),
      [0, deck, windowAt],
    ),
  );
}

/** Shell, door and roof, as they are put down beside it. */
export function coverOf({ size: [width, depth, height] }: Machine): Group {
  const tall = height - roof - deckOf(height) - 3;
  const around = hood({ width, depth: depth - door, height: tall, corner, thickness: 30 });
  return assembly(
    placed(turned(assembly(solid(around, warmWhite)), { y: 180 }), [0, 0, -depth / 2]),
    placed(orangeDoor({ width, depth: door - 3, corner }, tall), [0, 0, depth / 2]),
    placed(dockRoof({ width, depth, corner }, graphite), [0, tall, 0]),
    lettering({ text: 'HELIOGRAPH', size: 13, colour: '#d9d6cf', weight: 600, spacing: 4.2 }, [
      -width / 2 + corner + 4,
      tall + 39,
      depth / 2,
    ]),
  );
}

function front(model: string, width: number, deck: number): Group {
  const glass = { width: width - 2 * corner - 6, height: 100 };
  return assembly(
    placed(glassConsole({ ...glass, screen: { width: 146, height: 84 }, job }), [0, deck - 94, 0]),
    placed(lightLine(glass.width), [0, deck - 31, 0]),
    lettering({ text: model, size: 17, colour: '#3f4045', weight: 560, spacing: 0.6 }, [
      -width / 2 + corner + 4,
      84,
      0,
    ]),
  );
}

/** The grid that the light engine shows: 9 by 5 crosses. */
function crosses(pen: Pen): void {
  const { width, height } = field;
  const [margin, arm] = [13, 6.6];
  area(pen, { x: 0, y: 0, width, height }, 0, '#120d33');
  for (let i = 0; i < 9; i++)
    for (let j = 0; j < 5; j++) {
      const [x, y] = [margin + (i * (width - 2 * margin)) / 8, margin + (j * (height - 2 * margin)) / 4];
      for (const [colour, thick] of [
        ['#6d4dff', 4],
        ['#f3efff', 1.9],
      ] as const) {
        line(pen, [x - arm, y], [x + arm, y], colour, thick);
        line(pen, [x, y - arm], [x, y + arm], colour, thick);
      }
    }
}

/** A portal over the window; the camera under its beam looks straight down. */
function cameraBridge(): Group {
  const [reach, tall] = [174, 268];
  const post = prism({ width: 26, depth: 26, height: tall, corner: 4, edge: 1.4 });
  const barrel = lathe([
    [0, 0],
    [15, 0],
    [17, 2],
    [17, 30],
    [20, 33],
    [20, 52],
    [0, 52],
  ]);
  return assembly(
    ...[-1, 1].flatMap((side) => [
      solid(post, aluminium, [side * reach, 8, -20]),
      solid(prism({ width: 62, depth: 62, height: 9, corner: 6, edge: 1.4 }), anodised, [side * reach, 0, -20]),
    ]),
    solid(prism({ width: 2 * reach + 26, depth: 26, height: 26, corner: 4, edge: 1.4 }), aluminium, [0, tall + 8, -20]),
    solid(prism({ width: 74, depth: 16, height: 66, corner: 4, edge: 1.4 }), anodised, [0, tall - 42, -4]),
    solid(prism({ width: 58, depth: 58, height: 74, corner: 7, edge: 2.4 }), graphite, [0, tall - 60, 32]),
    solid(new CylinderGeometry(24, 24, 5, 64), castResin('#5b3fd6'), [0, tall - 62, 32]),
    solid(barrel, softBlack, [0, tall - 114, 32]),
    hose(
      [
        [0, tall + 12, 34],
        [14, tall + 62, 26],
        [80, tall + 50, -10],
        [reach - 12, tall + 38, -34],
        [reach + 12, tall - 40, -42],
        [reach + 14, 60, -44],
        [reach + 26, 6, -60],
      ],
      3.4,
      softBlack,
    ),
  );
}
