import { BoxGeometry, type BufferGeometry, type Group } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { brightSteel, brushedSteel } from '../materials/metals.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { rim } from './sheets.ts';

type Mesh = { width: number; height: number; pitch: number; wire: number };

/** Woven wire in the xy plane, its middle at the origin. */
export function wireMesh({ width, height, pitch, wire }: Mesh): BufferGeometry {
  const upright = spread(width, pitch).map((x) => new BoxGeometry(wire, height, wire).translate(x, 0, 0));
  const level = spread(height, pitch).map((y) => new BoxGeometry(width, wire, wire).translate(0, y, wire / 3));
  return mergeGeometries([...upright, ...level]);
}

function spread(length: number, pitch: number): number[] {
  const count = Math.floor(length / pitch);
  return Array.from({ length: count + 1 }, (_, i) => (i - count / 2) * pitch);
}

type Box = { width: number; depth: number; height: number; pitch: number; wire: number };

/** An open basket with a steel rim, standing on y = 0. */
export function meshBasket({ width, depth, height, pitch, wire }: Box): Group {
  const long = wireMesh({ width, height, pitch, wire });
  const short = wireMesh({ width: depth, height, pitch, wire });
  const floor = wireMesh({ width, height: depth, pitch, wire });
  const frame = rim({ width: width - 2, height: depth - 2, corner: 3 }, 4, 4);
  return assembly(
    ...[-1, 1].map((side) => solid(long, brushedSteel, [0, height / 2, (side * depth) / 2])),
    ...[-1, 1].map((side) =>
      placed(turned(assembly(solid(short, brushedSteel)), { y: 90 }), [(side * width) / 2, height / 2, 0]),
    ),
    placed(turned(assembly(solid(floor, brushedSteel)), { x: -90 }), [0, 1, 0]),
    solid(frame, brightSteel, [0, height - 3, 0]),
    solid(frame, brightSteel),
  );
}

/** A lid of wire in a steel frame, lying on y = 0. */
export function meshLid(width: number, depth: number, pitch: number, wire: number): Group {
  const mesh = wireMesh({ width, height: depth, pitch, wire });
  return assembly(
    placed(turned(assembly(solid(mesh, brushedSteel)), { x: -90 }), [0, 1.2, 0]),
    solid(rim({ width: width - 4, height: depth - 4, corner: 2 }, 4.5, 3), brightSteel),
  );
}
