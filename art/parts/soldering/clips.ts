import { CylinderGeometry, type Group, LatheGeometry, type Material, Path, Shape, Vector2 } from 'three';
import { brass } from '../../materials/electronics.ts';
import { anodised, brightSteel } from '../../materials/metals.ts';
import { assembly, solid } from '../../shapes/placed.ts';
import { extrude } from '../../shapes/plate.ts';

const hub = 4.9;

/** A printed arm that turns on a screw and holds the board down with its tip, which points to +x. */
export function swivelClip(resin: Material): Group {
  return assembly(solid(arm([{ reach: 11, radius: 2.9 }]), resin), pivot(resin));
}

/** The same with two tips, for the rib between two boards. */
export function doubleClip(resin: Material): Group {
  return assembly(
    solid(
      arm([
        { reach: 11, radius: 2.9 },
        { reach: -11, radius: 2.9 },
      ]),
      resin,
    ),
    pivot(resin),
  );
}

type Tip = { reach: number; radius: number };

/** The hub and its tips inside one taut line. */
function arm([right, left]: Tip[]) {
  const shape = new Shape();
  const lean = right ? Math.acos((hub - right.radius) / right.reach) : 0;
  if (right) shape.absarc(right.reach, 0, right.radius, -lean, lean, false);
  if (left) {
    shape.absarc(0, 0, hub, lean, Math.PI - lean, false);
    shape.absarc(left.reach, 0, left.radius, Math.PI - lean, Math.PI + lean, false);
    shape.absarc(0, 0, hub, Math.PI + lean, Math.PI * 2 - lean, false);
  } else shape.absarc(0, 0, hub, lean, Math.PI * 2 - lean, false);
  shape.closePath();
  return extrude(shape, 3.4, 0.6, 24).rotateX(-Math.PI / 2);
}

function pivot(resin: Material): Group {
  const collar = turnedPart([
    [5, 0],
    [5, 4.2],
    [4.6, 4.7],
    [3.9, 4.7],
    [3.8, 4.5],
  ]);
  const washer = turnedPart([
    [3.7, 4.5],
    [3.7, 5.1],
    [0.1, 5.1],
  ]);
  return assembly(solid(collar, resin), solid(washer, brass), capScrew());
}

function capScrew(): Group {
  const head = new Shape().absarc(0, 0, 2.5, 0, Math.PI * 2, false);
  const hexagon = Array.from({ length: 6 }, (_, i) =>
    new Vector2(Math.cos((i * Math.PI) / 3), Math.sin((i * Math.PI) / 3)).multiplyScalar(1.6),
  );
  head.holes = [new Path(hexagon)];
  return assembly(
    solid(extrude(head, 3, 0.25, 20).rotateX(-Math.PI / 2), brightSteel, [0, 5.1, 0]),
    solid(new CylinderGeometry(1.7, 1.7, 1, 20), anodised, [0, 5.6, 0]),
  );
}

function turnedPart(profile: [number, number][]): LatheGeometry {
  return new LatheGeometry(
    profile.map(([radius, y]) => new Vector2(radius, y)),
    48,
  );
}
