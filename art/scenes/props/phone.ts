import type { Group } from 'three';
import { anodised } from '../../materials/metals.ts';
import { blackGlass, graphite, rubber, softBlack, warmWhite } from '../../materials/plastics.ts';
import { litScreen, type Picture } from '../../screens/lit-screen.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';

const screen = 70.6;
const rim = 2.1;

/** A phone that leans on a charging stand and faces +z. */
export function phoneOnStand(picture: Picture, lean = 16): Group {
  return assembly(
    solid(prism({ width: 86, depth: 86, height: 9, corner: 43, edge: 2.4, foot: 0.8 }), warmWhite, [0, 0.8, -22]),
    solid(prism({ width: 78, depth: 78, height: 1, corner: 39, edge: 0.3 }), rubber, [0, 0, -22]),
    placed(
      turned(solid(prism({ width: 26, depth: 9, height: 96, corner: 4, edge: 2 }), warmWhite), { x: lean - 32 }),
      [0, 8, -24],
    ),
    placed(turned(assembly(phone(picture), holder()), { x: -lean }), [0, 26, 0]),
  );
}

/** Stands on y = 0, its face at z = 0. */
export function phone(picture: Picture): Group {
  const height = (screen * picture.size.height) / picture.size.width;
  const body = { width: screen + 2 * rim, height: height + 2 * rim, corner: 12 };
  const middle = body.height / 2;
  const key = (length: number) => plate({ width: 1.6, height: length, corner: 0.7 }, 3, [], 0.3);
  return assembly(
    solid(plate(body, 7.6, [], 1.4), anodised, [0, middle, -7.9]),
    solid(
      plate({ ...body, width: body.width - 1.6, height: body.height - 1.6, corner: 11.2 }, 1, [], 0.3),
      blackGlass,
      [0, middle, -0.85],
    ),
    solid(key(17), anodised, [body.width / 2, middle + 30, -5.4]),
    solid(key(10), anodised, [-body.width / 2, middle + 40, -5.4]),
    solid(key(10), anodised, [-body.width / 2, middle + 26, -5.4]),
    placed(litScreen(picture, screen, 9.6), [0, middle, 0.25]),
  );
}

function holder(): Group {
  return assembly(
    solid(plate({ width: 58, height: 58, corner: 29 }, 7, [], 1.6), graphite, [0, 82, -15.4]),
    solid(plate({ width: 30, height: 30, corner: 15 }, 8, [], 1), softBlack, [0, 82, -22]),
  );
}
