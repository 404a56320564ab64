import { Box3, CylinderGeometry, type Group, MeshPhysicalMaterial, Vector3 } from 'three';
import { aluminium, anodised, blasted, brightSteel } from '../materials/metals.ts';
import { graphite, softBlack } from '../materials/plastics.ts';
import { moving } from '../shapes/moving.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { type Opening, plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';

export type Platform = { width: number; depth: number };

/** The column with rail and screw; its front is at z = 0. */
export function liftColumn(height: number, width = 96): Group {
  const box = prism({ width, depth: 46, height, corner: 5, edge: 1.5 });
  const rail = prism({ width: 16, depth: 12, height: height - 30, corner: 1.5, edge: 0.8 });
  const screw = new CylinderGeometry(6, 6, height - 30, 40);
  return assembly(
    solid(box, graphite, [0, 0, -23]),
    ...[-1, 1].map((side) => solid(rail, brightSteel, [side * width * 0.3, 15, 5])),
    solid(screw, brightSteel, [0, height / 2, 7]),
  );
}

/** Runs on the column and carries the platform; its middle is at y = 0. */
export function carriage(width = 96): Group {
  return assembly(
    solid(prism({ width: width * 0.86, depth: 26, height: 74, corner: 5, edge: 2 }), anodised, [0, -37, 18]),
  );
}

/** How high the end of the print is when the platform is down. */
const lowest = 8;

/** Platform and print, which sink into the tray at y = 0. `face` is the height of the printed face of the platform. */
export function sinking(things: Group[], { face, print }: { face: number; print: Group }): Group {
  const { y: height } = new Box3().setFromObject(print).getSize(new Vector3());
  return moving(assembly(...things), [0, 0, 0], {
    part: 'platform',
    poses: [{ shift: [0, height + lowest - face, 0] }],
  });
}

/** A build platform with its arm; the printed face is at y = 0, the arm reaches back to z = −reach. */
export function buildPlatform({ width, depth }: Platform, reach: number): Group {
  const block = prism({ width, depth, height: 22, corner: 4, edge: 1.6, foot: 0.6 });
  const yoke = prism({ width: Math.min(width * 0.45, 76), depth: depth * 0.6, height: 14, corner: 8, edge: 3 });
  const arm = prism({ width: 54, depth: reach + 44, height: 18, corner: 5, edge: 2.5 });
  const knob = prism({ width: 40, depth: 40, height: 26, corner: 20, edge: 4 });
  return assembly(
    solid(block, blasted),
    solid(yoke, anodised, [0, 22, 0]),
    solid(arm, anodised, [0, 31, -reach / 2 + 22]),
    solid(knob, softBlack, [0, 49, 0]),
  );
}

/** The tray with resin in it, standing on y = 0. */
export function resinTray({ width, depth }: Platform, resin: string): Group {
  const [outerWidth, outerDepth, height] = [width + 84, depth + 74, 44];
  const well: Opening = { x: 0, y: 0, width: width + 44, height: depth + 36, corner: 10 };
  const frame = plate({ width: outerWidth, height: outerDepth, corner: 14 }, height, [well], 1.4).rotateX(-Math.PI / 2);
  const liquid = new MeshPhysicalMaterial({ color: resin, roughness: 0.12, clearcoat: 1, clearcoatRoughness: 0.02 });
  const surface = plate({ width: well.width + 2, height: well.height + 2, corner: 10 }, 2, [], 0).rotateX(-Math.PI / 2);
  const handle = prism({ width: 64, depth: 16, height: 13, corner: 5, edge: 3 });
  return assembly(
    solid(frame, blasted),
    solid(surface, liquid, [0, height * 0.42, 0]),
    solid(handle, softBlack, [0, height * 0.5, outerDepth / 2 + 7]),
    ...[-1, 1].map((side) =>
      placed(turned(solid(clamp, aluminium), { y: side * 90 }), [side * (outerWidth / 2 - 6), height, 0]),
    ),
  );
}

const clamp = prism({ width: 30, depth: 14, height: 9, corner: 4, edge: 2 });
