import { useFormatter } from 'next-intl';
import type { PartName } from '#content/parts/parts.ts';
import type { Volume } from '../volume-geometry.ts';
import { fillOf } from './part-fill.ts';
import { PartPattern } from './part-pattern.tsx';
import { PlatformPlate, RIM } from './platform-plate.tsx';

/** Height of the figures as a fraction of the width, so that they have one size beside platforms of any width. */
const FIGURE_HEIGHT = 1 / 24;

type Props = { platform: Volume; part: PartName; label: string };

/** The platform from above, filled with parts of one kind. */
export function PlatformDrawing({ platform, part, label }: Props) {
  const { width, depth } = platform;
  const fill = fillOf(platform, part);
  const pattern = `platform-${part}`;
  const figure = width * FIGURE_HEIGHT;
  // Below the baseline of the dimensions, there is room for a decimal comma.
  const margin = figure * 2.7 + 1;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-RIM - 1} ${-RIM - 1} ${width + 2 * RIM + margin} ${depth + 2 * RIM + margin}`}
      className="block w-full"
      fill="none"
    >
      <PlatformPlate width={width} depth={depth} />
      {fill && (
        <>
          <defs>
            <PartPattern id={pattern} part={part} isTurned={fill.isTurned} className="fill-accent-soft stroke-accent" />
          </defs>
          <rect
            width={fill.width}
            height={fill.depth}
            fill={`url(#${pattern})`}
            transform={`translate(${fill.x} ${fill.y})`}
          />
        </>
      )}
      <Dimension length={width} figure={figure} transform={`translate(0 ${depth + RIM + figure})`} />
      <Dimension length={depth} figure={figure} transform={`translate(${width + RIM + figure} ${depth}) rotate(-90)`} />
    </svg>
  );
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
