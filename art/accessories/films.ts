import { CylinderGeometry, type Group, MeshPhysicalMaterial } from 'three';
import { lettering } from '../machines/print.ts';
import { createCanvas, typeface } from '../materials/canvas.ts';
import { clearSheet } from '../materials/clear-sheet.ts';
import { anodised, blasted, brightSteel } from '../materials/metals.ts';
import { graphite, softBlack, warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import { createFamily } from './family.ts';
import { hose } from './hose.ts';
import { holesAlongEdges, rim, sheet } from './sheets.ts';

const fill = { width: 0.8, height: 0.78 };

export const createShot = createFamily({
  'ultracraft-release-film-set': { build: dentalFilms, view: { azimuth: 22, elevation: 44, fill } },
  'reflex-release-film-set': { build: reflexFilms, view: { azimuth: 22, elevation: 46, fill } },
  'reflex-screen-film': { build: screenFilms, view: { azimuth: 22, elevation: 44, fill } },
});

/** Films in a fan: each lies a little higher and is turned a little further. */
function fan(count: number, width: number, depth: number, step: number): Group {
  const outline = { width, height: depth, corner: 10 };
  const film = sheet(outline, 0.7, holesAlongEdges(outline, 8, 22, 5), 0.1);
  return assembly(
    ...Array.from({ length: count }, (_, i) =>
      placed(turned(clearSheet(film, { tint: '#f7fafb', edge: 0.5, shadow: '#e2e6e8' }), { y: i * step }), [
        0,
        1 + i * 1.6,
        0,
      ]),
    ),
  );
}

function dentalFilms(): Group {
  return assembly(
    fan(5, 250, 160, 4.5),
    placed(turned(gauge(), { y: 16 }), [44, 10, 6]),
    placed(turned(screws(), { y: -14 }), [-150, 0, 96]),
  );
}

/** The clamping gauge: two grips and a dial that clicks at the set tension. */
function gauge(): Group {
  const dial = createCanvas(44, 44, 10, (pen) => drawDial(pen));
  const face = new MeshPhysicalMaterial({ map: dial, roughness: 0.4, clearcoat: 0.6, clearcoatRoughness: 0.1 });
  return assembly(
    solid(prism({ width: 116, depth: 34, height: 16, corner: 16, edge: 5 }), graphite),
    ...[-1, 1].map((side) =>
      solid(prism({ width: 30, depth: 44, height: 9, corner: 7, edge: 3 }), blasted, [side * 68, 0, 0]),
    ),
    solid(prism({ width: 54, depth: 54, height: 22, corner: 27, edge: 3 }), anodised),
    placed(
      turned(assembly(solid(plate({ width: 46, height: 46, corner: 23 }, 1, [], 0.2), brightSteel)), { x: -90 }),
      [0, 21.6, 0],
    ),
    solid(
      new CylinderGeometry(22, 22, 1, 72, 1).rotateY(Math.PI / 2),
      [softBlack, face, softBlack][1] ?? face,
      [0, 22.6, 0],
    ),
  );
}

function drawDial(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#f4f2ec';
  pen.fillRect(0, 0, 44, 44);
  pen.translate(22, 22);
  const arc = (from: number, to: number, colour: string) => {
    pen.strokeStyle = colour;
    pen.lineWidth = 2.6;
    pen.beginPath();
    pen.arc(0, 0, 16, from, to);
    pen.stroke();
  };
  arc(Math.PI * 0.8, Math.PI * 1.35, '#c9c6bf');
  arc(Math.PI * 1.35, Math.PI * 1.65, '#6d4dff');
  arc(Math.PI * 1.65, Math.PI * 2.2, '#c9c6bf');
  pen.strokeStyle = '#1d1e21';
  pen.lineWidth = 1.2;
  pen.beginPath();
  pen.moveTo(0, 3);
  pen.lineTo(1.5, -14);
  pen.stroke();
  pen.fillStyle = '#1d1e21';
  pen.textAlign = 'center';
  pen.font = `600 4.6px ${typeface}`;
  pen.fillText('N/mm', 0, 11);
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
    fan(2, 244, 168, 6),
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
