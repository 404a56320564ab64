import type { Group } from 'three';
import { castors } from '../../machines/castors.ts';
import { dentalArch } from '../../machines/dental-arch.ts';
import { graphite } from '../../materials/plastics.ts';
import { castResin } from '../../materials/resins.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { prism } from '../../shapes/prism.ts';
import { tray, trayTop } from './tray.ts';

const [width, depth, shelves, pitch] = [620, 330, 2, 330];

/** Shelves on wheels, each with two trays of models for aligners. */
export function modelTrolley(): Group {
  const post = prism({ width: 22, depth: 22, height: (shelves - 1) * pitch + 150, corner: 5, edge: 2 });
  const shelf = prism({ width, depth, height: 22, corner: 16, edge: 3 });
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x * (width / 2 - 20), z * (depth / 2 - 20)] as const));
  return assembly(
    castors(width, depth),
    ...corners.map(([x, z]) => solid(post, graphite, [x, 90, z])),
    ...Array.from({ length: shelves }, (_, level) => placed(laid(shelf), [0, 86 + level * pitch, 0])),
  );
}

function laid(shelf: ReturnType<typeof prism>): Group {
  const models = castResin('#e4e0d6');
  const places = [-92, 0, 92].flatMap((x) => [-70, 70].map((z): [number, number, number] => [x, trayTop, z]));
  return assembly(
    solid(shelf, graphite),
    ...[-148, 148].map((x) =>
      placed(assembly(tray(284, 290), ...places.map((at, i) => placed(turned(dentalArch(models), { y: i * 3 }), at))), [
        x,
        22,
        0,
      ]),
    ),
  );
}
