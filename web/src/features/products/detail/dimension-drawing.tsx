import { useFormatter } from 'next-intl';
import { type PartName, partOutlines } from '#content/parts/parts.ts';
import { FilledFloor } from '../platform/filled-floor.tsx';
import { packOn } from '../platform/packing.ts';
import { PartPattern } from '../platform/part-pattern.tsx';
import { FRAME, innerEdgesOf, outlineOf, project, toPath, type Volume } from '../volume-geometry.ts';

/** Distance of the dimension line from its edge, and overhang of its extension lines, in mm. */
const GAP = 22;
const TAIL = 6;
/** Space for labels around the drawing. */
const MARGIN = { side: 66, bottom: 40, top: 8 };

type Props = { volume: Volume; part: PartName; label: string };

/**
 * A build volume with parts on its floor, and one dimension line per axis. The labels are text beside the drawing: they
 * have one size, however large the drawing is.
 */
export function DimensionDrawing({ volume, part, label }: Props) {
  const { width: w, depth: d, height: h } = volume;
  const [right] = project(volume, [w, 0, 0]);
  const [, top] = project(volume, [w, d, h]);
  const box = {
    left: -MARGIN.side,
    top: top - MARGIN.top,
    width: right + 2 * MARGIN.side,
    height: FRAME.height - top + MARGIN.top + MARGIN.bottom,
  };
  const dimensions = [
    { axis: 'width', length: w, from: [0, 0, 0], to: [w, 0, 0], away: [0, -1] },
    { axis: 'depth', length: d, from: [0, 0, 0], to: [0, d, 0], away: [-1, 0] },
    { axis: 'height', length: h, from: [0, d, 0], to: [0, d, h], away: [-0.6, 0.6] },
  ] as const satisfies readonly Dimension[];
  const { isTurned } = packOn(volume, partOutlines[part]);
  return (
    <div
      role="img"
      aria-label={label}
      className="relative mx-auto"
      style={{ maxInlineSize: `calc(26rem * ${box.width} / ${box.height})` }}
    >
      <svg
        aria-hidden
        viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
        className="block h-auto w-full"
        fill="none"
      >
        <defs>
          {[false, true].map((isTop) => (
            <PartPattern
              key={`${isTop}`}
              id={patternId(part, isTurned, isTop)}
              part={part}
              isTurned={isTurned}
              className={isTop ? 'fill-accent stroke-accent' : 'fill-accent-soft stroke-accent/50'}
            />
          ))}
        </defs>
        <path d={outlineOf(volume)} className="fill-surface stroke-edge" vectorEffect="non-scaling-stroke" />
        <FilledFloor choice={1} volume={volume} part={part} patternId={patternId} />
        <path d={innerEdgesOf(volume)} className="stroke-edge opacity-60" vectorEffect="non-scaling-stroke" />
        {dimensions.map((dimension) => (
          <DimensionLine key={dimension.axis} volume={volume} {...dimension} />
        ))}
      </svg>
      {dimensions.map((dimension) => (
        <DimensionLabel key={dimension.axis} volume={volume} box={box} {...dimension} />
      ))}
    </div>
  );
}

type Corner = readonly [x: number, y: number, z: number];

type Dimension = {
  axis: 'width' | 'depth' | 'height';
  length: number;
  from: Corner;
  to: Corner;
  /** Direction from the edge to its dimension line. */
  away: readonly [x: number, y: number];
};

function shift([x, y, z]: Corner, away: Dimension['away'], by: number): Corner {
  return [x + away[0] * by, y + away[1] * by, z];
}

function DimensionLine({ volume, from, to, away }: Dimension & { volume: Volume }) {
  const ends = [shift(from, away, GAP), shift(to, away, GAP)];
  return (
    <g className="stroke-edge" strokeWidth={1}>
      {[[from, shift(from, away, GAP + TAIL)], [to, shift(to, away, GAP + TAIL)], ends].map((line) => (
        <path key={line.join()} d={toPath(volume, line)} vectorEffect="non-scaling-stroke" />
      ))}
      {ends.map((end) => {
        const [left, top] = project(volume, end);
        return <circle key={end.join()} cx={left} cy={top} r={2.5} stroke="none" className="fill-ink-soft" />;
      })}
    </g>
  );
}

type Box = { left: number; top: number; width: number; height: number };

const LABEL_SIDE = {
  width: 'translate-x-2 translate-y-1',
  depth: '-translate-x-[calc(100%+0.5rem)] translate-y-1',
  height: '-translate-x-[calc(100%+0.5rem)] -translate-y-1/2',
};

function DimensionLabel({ axis, volume, box, length, from, to, away }: Dimension & { volume: Volume; box: Box }) {
  const format = useFormatter();
  const [start, end] = [project(volume, shift(from, away, GAP)), project(volume, shift(to, away, GAP))];
  const left = ((start[0] + end[0]) / 2 - box.left) / box.width;
  const top = ((start[1] + end[1]) / 2 - box.top) / box.height;
  return (
    <span
      className={`absolute text-small leading-none font-medium tabular-nums ${LABEL_SIDE[axis]}`}
      style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
    >
      {format.number(length)}
    </span>
  );
}

function patternId(part: PartName, isTurned: boolean, isTop: boolean): string {
  return ['dimensions', part, isTurned && 'turned', isTop && 'top'].filter(Boolean).join('-');
}
