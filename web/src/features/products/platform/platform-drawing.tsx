import { useFormatter } from 'next-intl';
import type { PartName } from '#content/parts/parts.ts';
import { partOutlines } from '#content/parts/parts.ts';
import type { Volume } from '../volume-geometry.ts';
import { packOn } from './packing.ts';
import { PartPattern, tileOf } from './part-pattern.tsx';

/** Height of the figures as a fraction of the width, so that they have one size beside platforms of any width. */
const FIGURE_HEIGHT = 1 / 24;

type Props = { platform: Volume; part: PartName; label: string };

/** The platform from above, filled with parts of one kind. */
export function PlatformDrawing({ platform, part, label }: Props) {
  const { width, depth } = platform;
  const packing = packOn(platform, partOutlines[part]);
  const tile = tileOf(part, packing.isTurned);
  const filled = { width: packing.columns * tile.width, height: packing.rows * tile.depth };
  const pattern = `platform-${part}`;
  const figure = width * FIGURE_HEIGHT;
  const margin = figure * 2.5;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-1 -1 ${width + margin} ${depth + margin}`}
      className="block w-full"
      fill="none"
    >
      <defs>
        <PartPattern id={pattern} part={part} isTurned={packing.isTurned} className="fill-accent-soft stroke-accent" />
      </defs>
      <rect width={width} height={depth} className="fill-surface stroke-edge" vectorEffect="non-scaling-stroke" />
      <rect
        {...filled}
        fill={`url(#${pattern})`}
        transform={`translate(${centre(width, filled.width)} ${centre(depth, filled.height)})`}
      />
      <Dimension length={width} figure={figure} transform={`translate(0 ${depth + figure})`} />
      <Dimension length={depth} figure={figure} transform={`translate(${width + figure} ${depth}) rotate(-90)`} />
    </svg>
  );
}

function centre(room: number, filled: number): number {
  return Math.max(0, (room - filled) / 2);
}

type DimensionProps = { length: number; figure: number; transform: string };

function Dimension({ length, figure, transform }: DimensionProps) {
  const format = useFormatter();
  return (
    <g transform={transform} className="stroke-edge">
      <path d={`M0 -3V2M${length} -3V2M0 0H${length}`} vectorEffect="non-scaling-stroke" />
      <text
        x={length / 2}
        y={figure * 1.25}
        textAnchor="middle"
        stroke="none"
        fontSize={figure}
        className="fill-ink-soft tabular-nums"
      >
        {format.number(length)}
      </text>
    </g>
  );
}
