import { CylinderGeometry, type Group, TorusGeometry } from 'three';
import { violetLight, whiteLight } from '../../materials/lights.ts';
import { anodised } from '../../materials/metals.ts';
import { blackGlass, graphite, rubber, warmWhite } from '../../materials/plastics.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';

/** A hand-held scanner for arms and feet, upright in its stand; its cameras face +z. */
export function bodyScanner(): Group {
  const head = assembly(
    solid(plate({ width: 76, height: 172, corner: 30 }, 40, [], 9), warmWhite, [0, 0, -20]),
    solid(plate({ width: 58, height: 150, corner: 24 }, 3, [], 0.8), blackGlass, [0, 0, 18.6]),
    ...[-50, 50].map((y) => eye(y)),
    solid(new CylinderGeometry(8, 8, 1.6, 48).rotateX(Math.PI / 2), whiteLight, [0, 0, 21.8]),
  );
  const grip = solid(prism({ width: 36, depth: 34, height: 118, corner: 16, edge: 8 }), graphite);
  return assembly(
    solid(prism({ width: 104, depth: 92, height: 9, corner: 22, edge: 2.4 }), rubber),
    solid(prism({ width: 58, depth: 54, height: 26, corner: 20, edge: 3 }), anodised, [0, 9, -6]),
    placed(turned(assembly(placed(assembly(grip), [0, 0, -28]), placed(head, [0, 160, 0])), { x: -8 }), [0, 26, 14]),
  );
}

function eye(y: number): Group {
  return placed(
    assembly(
      solid(new CylinderGeometry(11, 11, 2, 64).rotateX(Math.PI / 2), graphite),
      solid(new TorusGeometry(14, 1, 12, 72), violetLight),
    ),
    [0, y, 21.6],
  );
}
