import { axesOf, type Direction, directions } from './directions.ts';
import { findSmallestRectangle } from './smallest-rectangle.ts';

/** What a part takes in one of the `directions`. `width` is the longer side of its footprint. */
export type Pose = { height: number; width: number; depth: number };

/** One pose per direction, in their order. */
export function measurePoses(corners: Float32Array, onProgress: (share: number) => void = () => undefined): Pose[] {
  return directions.map((direction, index) => {
    const pose = measurePose(corners, direction);
    onProgress((index + 1) / directions.length);
    return pose;
  });
}

function measurePose(corners: Float32Array, direction: Direction): Pose {
  const [side, back, up] = axesOf(direction);
  const count = corners.length / 3;
  const [xs, ys] = [new Float64Array(count), new Float64Array(count)];
  let [bottom, top] = [Infinity, -Infinity];
  for (let at = 0; at < count; at++) {
    const [x, y, z] = [corners[at * 3] ?? 0, corners[at * 3 + 1] ?? 0, corners[at * 3 + 2] ?? 0];
    xs[at] = x * side[0] + y * side[1] + z * side[2];
    ys[at] = x * back[0] + y * back[1] + z * back[2];
    const level = x * up[0] + y * up[1] + z * up[2];
    bottom = Math.min(bottom, level);
    top = Math.max(top, level);
  }
  return { height: top - bottom, ...findSmallestRectangle(xs, ys) };
}
