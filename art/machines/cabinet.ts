import type { Color, Group, Material } from 'three';
import { acrylic } from '../materials/acrylic.ts';
import { gap, graphite, lining } from '../materials/plastics.ts';
import { hood } from '../shapes/hood.ts';
import { swung } from '../shapes/opened.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { type Opening, plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';

export type Cabinet = {
  width: number;
  depth: number;
  height: number;
  shell: Material;
  front: Material;
  /** The window, measured from the middle of the front's lower edge. */
  window: Opening;
  /** Distance of the inner back wall from the front. */
  room: number;
  tint?: Color;
  /** What the door carries, on which side it has its hinge, and whether it is open. */
  onDoor?: Group;
  hinge?: 'left' | 'right';
  isOpen?: boolean;
};

const frontThickness = 42;

/** A cupboard with a thick door and an orange window; its middle is at the origin, its foot at y = 0. */
export function cabinet({ width, depth, height, shell, front, window, room, tint, ...door }: Cabinet): Group {
  const around = hood({ width, depth: depth - frontThickness - 3, height, corner: 20, thickness: 22 });
  const opening = { ...window, y: window.y - height / 2 };
  const frame = plate({ width, height, corner: 12 }, frontThickness, [opening], 5);
  const pane = plate({ width: window.width + 12, height: window.height + 12, corner: window.corner }, 5, [], 0.4);
  const z = depth / 2 - frontThickness;
  const { hinge = 'left', isOpen = false } = door;
  const side = hinge === 'left' ? -1 : 1;
  const leaf = assembly(
    solid(frame, front, [0, height / 2, z]),
    placed(acrylic(pane, tint), [window.x, window.y, z + frontThickness - 16]),
    ...(door.onDoor ? [door.onDoor] : []),
  );
  return assembly(
    placed(turned(assembly(solid(around, shell)), { y: 180 }), [0, 0, -depth / 2]),
    solid(prism({ width: width - 8, depth: depth - 8, height: 20, corner: 12, edge: 1 }), gap, [0, 0, 0]),
    solid(prism({ width: width - 8, depth: depth - 8, height: 20, corner: 12, edge: 1 }), gap, [0, height - 20, 0]),
    swung(leaf, [side * (width / 2 - 8), depth / 2], isOpen, side * 108),
    Object.assign(bulkhead(width, height, opening, z), { visible: isOpen }),
    innerRoom(window, room, depth / 2),
  );
}

/** Closes the shell around the inner room, which is seen when the door is open. */
function bulkhead(width: number, height: number, { x, y, ...window }: Opening, z: number): Group {
  const [outerWidth, outerHeight] = [width - 26, height - 26];
  const room = {
    ...{ x, y, corner: 6 },
    width: Math.min(window.width + 58, outerWidth - 4),
    height: Math.min(window.height + 58, outerHeight - 4),
  };
  const sheet = plate({ width: outerWidth, height: outerHeight, corner: 10 }, 4, [room], 0.6);
  return assembly(solid(sheet, graphite, [0, height / 2, z - 12]));
}

/** Light walls behind the window, so that the orange glows. */
function innerRoom(window: Opening, room: number, front: number): Group {
  const [width, height] = [window.width + 60, window.height + 60];
  const back = plate({ width, height, corner: 4 }, 4, [], 0.5);
  const side = plate({ width: room - frontThickness, height, corner: 1 }, 4, [], 0.3);
  const level = plate({ width, height: room - frontThickness, corner: 1 }, 4, [], 0.3);
  const z = front - frontThickness - (room - frontThickness) / 2;
  return assembly(
    solid(back, lining, [window.x, window.y, front - room]),
    ...[-1, 1].map((at) =>
      placed(turned(assembly(solid(side, lining)), { y: -90 * at }), [window.x + (at * width) / 2, window.y, z]),
    ),
    placed(turned(assembly(solid(level, graphite)), { x: -90 }), [window.x, window.y - height / 2, z]),
    placed(turned(assembly(solid(level, lining)), { x: 90 }), [window.x, window.y + height / 2, z]),
  );
}

export type ThickDoor = {
  width: number;
  height: number;
  finish: Material;
  grip?: 'left' | 'right' | 'top';
  window?: Opening;
};

export const thickness = 40;

/** A door in front of a body that ends at z = 0; through its window one sees what stands half inside the body. */
export function thickDoor({ width, height, finish, grip, window }: ThickDoor): Group {
  const leaf = solid(plate({ width, height, corner: 9 }, thickness, window ? [window] : [], 4), finish, [0, 0, 3]);
  const group = assembly(leaf);
  if (window)
    group.add(
      solid(plate({ width: window.width + 8, height: window.height + 8, corner: 8 }, 1, [], 0.1), gap, [
        window.x,
        window.y,
        0.5,
      ]),
    );
  if (grip) group.add(placed(gripFor(grip, width, height), [0, 0, thickness + 2]));
  return group;
}

function gripFor(side: 'left' | 'right' | 'top', width: number, height: number): Group {
  if (side === 'top') return assembly(solid(bar(Math.min(220, width * 0.5), 16), graphite, [0, height / 2 - 34, 0]));
  const upright = bar(16, Math.min(200, height * 0.5));
  return assembly(solid(upright, graphite, [(side === 'left' ? -1 : 1) * (width / 2 - 28), 0, 0]));
}

function bar(width: number, height: number) {
  return plate({ width, height, corner: 7 }, 16, [], 4);
}
