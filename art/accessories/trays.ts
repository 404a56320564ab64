import { CylinderGeometry, type Group, type Material } from 'three';
import { lettering } from '../machines/print.ts';
import { clearSheet } from '../materials/clear-sheet.ts';
import { gilt } from '../materials/electronics.ts';
import { anodised, blasted, brightSteel } from '../materials/metals.ts';
import { graphite, rubber, softBlack, warmWhite } from '../materials/plastics.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { createFamily } from './family.ts';
import { holesAlongEdges, rim, sheet } from './sheets.ts';

export const createShot = createFamily({
  'ultracraft-resin-tray': { build: dentalTray, view: { elevation: 34 } },
  'stackable-tray-cover': { build: coveredTrays, view: { azimuth: 24, elevation: 22 } },
  'reflex-resin-tray': { build: reflexTray, view: { azimuth: 22, elevation: 36 } },
});

type Tray = { width: number; depth: number; height: number; border: number; frame: Material };

/** A frame with the clamped film in its floor, standing on y = 0. */
function tray({ width, depth, height, border, frame }: Tray): Group {
  const well = { width: width - 2 * border, height: depth - 2 * border, corner: 9 };
  const clamp = { width: well.width - 2, height: well.height - 2, corner: 8 };
  const screw = new CylinderGeometry(2.6, 2.6, 2.4, 20);
  return assembly(
    solid(rim(well, border, height, 1.6), frame),
    solid(rim({ ...clamp, width: clamp.width - 16, height: clamp.height - 16 }, 8, 4, 0.8), brightSteel, [0, 3, 0]),
    placed(clearSheet(sheet(clamp, 0.6, [], 0.1), { tint: '#eef2f4', edge: 0.5 }), [0, 2.4, 0]),
    ...holesAlongEdges(clamp, 4.4, 34, 1).map(({ x, y }) => solid(screw, brightSteel, [x, 7.2, y])),
  );
}

function dentalTray(): Group {
  const size = { width: 292, depth: 192, height: 44, border: 20, frame: anodised };
  const handle = prism({ width: 84, depth: 22, height: 13, corner: 6, edge: 4 });
  return assembly(
    tray(size),
    ...[-1, 1].map((side) => solid(handle, softBlack, [0, 19, side * (size.depth / 2 + 8)])),
    lettering({ text: 'HELIOGRAPH', size: 7.5, colour: '#d9d6cf', weight: 600, spacing: 2.4 }, [-128, 22, 96]),
    chip([108, 22, 96]),
  );
}

/** The memory chip in the front of the frame. */
function chip([x, y, z]: [number, number, number]): Group {
  const contact = prism({ width: 3.4, depth: 1, height: 9, corner: 0.5, edge: 0.3 });
  return placed(
    assembly(
      solid(prism({ width: 34, depth: 3, height: 15, corner: 1.5, edge: 0.8 }), softBlack, [0, -7.5, -1]),
      ...[-9, -3, 3, 9].map((at) => solid(contact, gilt, [at, -4.5, 0.4])),
    ),
    [x, y, z],
  );
}

function coveredTrays(): Group {
  const size = { width: 230, depth: 150, height: 40, border: 17, frame: anodised };
  const foot = prism({ width: 18, depth: 18, height: 9, corner: 5, edge: 1.5 });
  const covered = (y: number, text: string) =>
    placed(
      assembly(
        ...[-1, 1].flatMap((x) => [-1, 1].map((z) => solid(foot, rubber, [x * 96, 0, z * 58]))),
        placed(tray(size), [0, 8, 0]),
        solid(sheet({ width: 226, height: 146, corner: 24 }, 3), rubber, [0, 48, 0]),
        solid(prism({ width: 240, depth: 160, height: 17, corner: 28, edge: 4, foot: 1 }), graphite, [0, 50, 0]),
        solid(prism({ width: 196, depth: 116, height: 5, corner: 16, edge: 2, foot: 0.5 }), graphite, [0, 65, 0]),
        note(text),
      ),
      [0, y, 0],
    );
  return assembly(
    covered(0, 'Temp C&B A2   LOT 2604   11 Nov'),
    covered(70, 'Model HP   LOT 2598   18 Nov'),
    covered(140, 'Splint Rigid   LOT 2611   20 Nov'),
  );
}

/** The field to write on, at the front of a cover. */
function note(text: string): Group {
  const field = prism({ width: 150, depth: 2, height: 11, corner: 0.9, edge: 0.4 });
  return assembly(
    solid(field, warmWhite, [0, 53, 79.6]),
    lettering({ text, size: 6.4, colour: '#2e3a63', weight: 450 }, [-70, 58.5, 80.6]),
  );
}

function reflexTray(): Group {
  const size = { width: 262, depth: 186, height: 42, border: 20, frame: blasted };
  const spout = prism({ width: 26, depth: 34, height: 14, corner: 6, edge: 4 });
  const lip = (side: number) => placed(turned(assembly(solid(spout, blasted)), { y: side * 45 }), [side * 122, 28, 84]);
  return assembly(
    tray(size),
    lip(-1),
    lip(1),
    ...['0.2', '0.4', '0.6', '0.8', '1 L'].map((text, i) =>
      lettering({ text: `– ${text}`, size: 5, colour: '#4a4b50', weight: 560 }, [82, 10 + i * 6, -73]),
    ),
    placed(turned(lid(size.width, size.depth), { x: -67 }), [0, 88, -136]),
  );
}

function lid(width: number, depth: number): Group {
  return assembly(
    solid(prism({ width: width + 8, depth: depth + 8, height: 14, corner: 30, edge: 4, foot: 1 }), graphite),
    solid(
      prism({ width: width - 50, depth: depth - 50, height: 4, corner: 16, edge: 1.5, foot: 0.5 }),
      graphite,
      [0, -4, 0],
    ),
    solid(prism({ width: 90, depth: 24, height: 15, corner: 11, edge: 5, foot: 1 }), softBlack, [0, 13, 0]),
  );
}
