import {
  AnimationClip,
  Euler,
  type Matrix4,
  Quaternion,
  QuaternionKeyframeTrack,
  Vector3,
  VectorKeyframeTrack,
} from 'three';
import type { Motion, Pose } from '../shapes/moving.ts';
import type { Part } from './split-parts.ts';

const radians = Math.PI / 180;

/** One clip for each kind of part that moves, from rest to the end, a second for each pose. */
export function createClips(parts: Part[], toFile: Matrix4): AnimationClip[] {
  const tracks = parts.flatMap(({ node, motion }, index) => {
    if (!motion) return [];
    // Nodes of the same part need names of their own, to be told apart by tracks.
    node.name = `${motion.part}-${index}`;
    return [{ part: motion.part, tracks: tracksOf(node.name, node.position, motion, toFile) }];
  });
  return [...Map.groupBy(tracks, ({ part }) => part)].map(
    ([part, entries]) =>
      new AnimationClip(
        part,
        -1,
        entries.flatMap((entry) => entry.tracks),
      ),
  );
}

function tracksOf(name: string, rest: Vector3, { poses }: Motion, toFile: Matrix4) {
  const all: Pose[] = [{}, ...poses];
  const times = all.map((_, index) => index);
  const scale = new Vector3().setFromMatrixScale(toFile);
  const positions = all.flatMap(({ shift = [0, 0, 0] }) => new Vector3(...shift).multiply(scale).add(rest).toArray());
  const turns = all.flatMap(({ turn: { x = 0, y = 0 } = {} }) =>
    new Quaternion().setFromEuler(new Euler(x * radians, y * radians, 0)).toArray(),
  );
  return [
    ...(all.some(({ shift }) => shift) ? [new VectorKeyframeTrack(`${name}.position`, times, positions)] : []),
    ...(all.some(({ turn }) => turn) ? [new QuaternionKeyframeTrack(`${name}.quaternion`, times, turns)] : []),
  ];
}
