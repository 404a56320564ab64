import type { Group } from 'three';
import { lettering } from '../machines/print.ts';
import { clearSheet } from '../materials/clear-sheet.ts';
import { blasted, brightSteel } from '../materials/metals.ts';
import { graphite, warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { createFamily } from './family.ts';
import { hose } from './hose.ts';
import { holesAlongEdges, rim, sheet } from './sheets.ts';
import { tensionGauge } from './tension-gauge.ts';

const fill = { width: 0.8, height: 0.78 };

export const createShot = createFamily({
  'ultracraft-release-film-set': { build: dentalFilms, view: { azimuth: 22, elevation: 44, fill } },
  'reflex-release-film-set': { build: reflexFilms, view: { azimuth: 22, elevation: 36, fill } },
  'reflex-screen-film': { build: screenFilms, view: { azimuth: 22, elevation: 44, fill } },
});

/** Films spread like cards: each lies a little higher, and parallel to the one below it. */
function spread(count: number, width: number, depth: number, step: number): Group {
  const outline = { width, height: depth, corner: 10 };
  const film = sheet(outline, 0.7, holesAlongEdges(outline, 9, 30, 6), 0.1);
  const offset = (i: number) => (i - (count - 1) / 2) * step;
  return assembly(
    ...Array.from({ length: count }, (_, i) =>
      placed(clearSheet(film, { tint: '#f7fafb', edge: 0.5, shadow: '#e2e6e8' }), [offset(i), 1 + i * 1.6, -offset(i)]),
    ),
  );
}

function dentalFilms(): Group {
  return assembly(
    turned(spread(5, 250, 160, 12), { y: 9 }),
    placed(turned(tensionGauge(), { y: 16 }), [44, 10, 6]),
    placed(turned(screws(), { y: -14 }), [-168, 0, 100]),
  );
}

/** Spare screws in a shallow dish. */
function screws(): Group {
  const head = prism({ width: 6, depth: 6, height: 3, corner: 3, edge: 1 });
  return assembly(
    solid(rim({ width: 62, height: 46, corner: 8 }, 3, 8), graphite),
    solid(prism({ width: 64, depth: 48, height: 2, corner: 8, edge: 0.4 }), graphite),
    ...Array.from({ length: 20 }, (_, i) =>
      solid(head, brightSteel, [((i % 5) - 2) * 11, 2, (Math.floor(i / 5) - 1.5) * 10]),
    ),
  );
}

function reflexFilms(): Group {
  const key = brightSteel;
  const bent = hose(
    [
      [-46, 2.4, 0],
      [30, 2.4, 0],
      [38, 2.4, -3],
      [41, 2.4, -12],
      [41, 2.4, -34],
    ],
    2.2,
    key,
  );
  return assembly(
    spread(2, 244, 168, 14),
    placed(turned(framedFilm(), { y: -9 }), [16, 5, 12]),
    placed(turned(bent, { y: 24 }), [-128, 0, 108]),
    placed(turned(paperPad(), { y: -8 }), [96, 0, 128]),
  );
}

/** A film in the clip-in frame of the Reflex 2. */
function framedFilm(): Group {
  const inner = { width: 206, height: 136, corner: 8 };
  const clip = prism({ width: 18, depth: 8, height: 9, corner: 2, edge: 1 });
  return assembly(
    solid(rim(inner, 9, 5), graphite),
    clearSheet(sheet({ ...inner, width: 210, height: 140 }, 0.6, [], 0.1), { tint: '#f7fafb', edge: 0.5 }),
    ...[-60, 60].flatMap((x) => [-77, 77].map((z) => solid(clip, blasted, [x, 0, z]))),
  );
}

function paperPad(): Group {
  const page = prism({ width: 78, depth: 54, height: 0.9, corner: 1, edge: 0.2 });
  return assembly(
    ...Array.from({ length: 4 }, (_, i) =>
      placed(turned(solid(page, castResin(i === 3 ? '#cdd9e6' : '#eeeae0')), { y: i * 2.6 }), [0, i, 0]),
    ),
  );
}

function screenFilms(): Group {
  const outline = { width: 214, height: 140, corner: 6 };
  const film = sheet(outline, 0.7, [], 0.1);
  const tab = prism({ width: 26, depth: 22, height: 0.9, corner: 3, edge: 0.2 });
  const blue = castResin('#5f7fc0');
  const one = (i: number) =>
    assembly(
      clearSheet(film, { tint: '#f3f7fc', edge: 0.5, shadow: '#dfe5ec' }),
      solid(tab, blue, [outline.width / 2 - 24, 0.2, outline.height / 2 + 6 - i * 0.01]),
    );
  return assembly(
    placed(assembly(solid(rim({ width: 220, height: 146, corner: 8 }, 15, 7, 1.6), graphite)), [0, 0, 0]),
    placed(turned(one(0), { y: 0 }), [0, 8, 0]),
    placed(turned(one(1), { y: -7 }), [8, 10, 6]),
    placed(turned(one(2), { y: -14 }), [16, 12, 12]),
    placed(turned(wipe('1'), { y: 12 }), [-118, 0, 128]),
    placed(turned(wipe('2'), { y: -6 }), [-34, 0, 134]),
  );
}

function wipe(step: string): Group {
  const packet = prism({ width: 62, depth: 42, height: 4, corner: 2, edge: 1.8 });
  const print = lettering({ text: step, size: 15, colour: '#6d4dff', weight: 640 }, [-22, 0, 0]);
  return assembly(solid(packet, warmWhite), placed(turned(assembly(print), { x: -90 }), [0, 4, 2]));
}
