import { type PartName, partOutlines } from '#content/parts/parts.ts';
import { floorMatrixOf, type Volume } from '../volume-geometry.ts';
import { fillOf } from './part-fill.ts';

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
  const fill = fillOf(volume, part);
  if (!fill) return null;
  return (
    <g data-choice={choice}>
      {SLICES.map((share) => (
        <rect
          key={share}
          width={fill.width}
          height={fill.depth}
          fill={`url(#${patternId(part, fill.isTurned, share === 1)})`}
          transform={`${floorMatrixOf(volume, partOutlines[part].height * share)} translate(${fill.x} ${fill.y})`}
        />
      ))}
    </g>
  );
}
