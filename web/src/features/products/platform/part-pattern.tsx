import { type PartName, partOutlines } from '#content/parts/parts.ts';
import { GAP } from './packing.ts';
import { tileOf } from './part-fill.ts';

type Props = { id: string; part: PartName; isTurned: boolean; className: string };

/** One part and the gap after it, as the tile of a fill. */
export function PartPattern({ id, part, isTurned, className }: Props) {
  const { depth, path } = partOutlines[part];
  const tile = tileOf(part, isTurned);
  return (
    <pattern id={id} width={tile.width} height={tile.depth} patternUnits="userSpaceOnUse" className={className}>
      <path
        d={path}
        fillRule="evenodd"
        strokeWidth={0.7}
        transform={`translate(${GAP / 2} ${GAP / 2})${isTurned ? ` translate(${depth} 0) rotate(90)` : ''}`}
      />
    </pattern>
  );
}
