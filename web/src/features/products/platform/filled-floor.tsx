import { type PartName, partOutlines } from '#content/parts/parts.ts';
import { floorMatrixOf, type Volume } from '../volume-geometry.ts';
import { packOn } from './packing.ts';
import { tileOf } from './part-pattern.tsx';

/** Slices that a part is drawn with, as shares of its height. */
const SLICES = [0, 1 / 3, 2 / 3, 1];

type Props = {
  choice: number;
  volume: Volume;
  part: PartName;
  patternId: (part: PartName, isTurned: boolean, isTop: boolean) => string;
};

/** Parts on the floor of a build volume, in the projection of `volume-geometry.ts`. */
export function FilledFloor({ choice, volume, part, patternId }: Props) {
  const { columns, rows, isTurned } = packOn(volume, partOutlines[part]);
  if (columns === 0) return null;
  const tile = tileOf(part, isTurned);
  const [width, depth] = [columns * tile.width, rows * tile.depth];
  const [left, front] = [Math.max(0, volume.width - width) / 2, Math.max(0, volume.depth - depth) / 2];
  return (
    <g data-choice={choice}>
      {SLICES.map((share) => (
        <rect
          key={share}
          width={width}
          height={depth}
          fill={`url(#${patternId(part, isTurned, share === 1)})`}
          transform={`${floorMatrixOf(volume, partOutlines[part].height * share)} translate(${left} ${front})`}
        />
      ))}
    </g>
  );
}
