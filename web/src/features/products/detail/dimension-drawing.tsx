import { useFormatter } from 'next-intl';
import { FRAME, innerEdgesOf, outlineOf, project, toPath, type Volume } from '../volume-geometry.ts';

/** Distance of the dimension line from its edge, and overhang of its extension lines, in mm. */
const GAP = 26;
const TAIL = 6;
/** Space for labels around the drawing. */
const MARGIN = { side: 66, bottom: 44, top: 8 };

/** A build volume with one dimension line per axis. */
export function DimensionDrawing({ volume, label }: { volume: Volume; label: string }) {
  const { width: w, depth: d, height: h } = volume;
  const [right] = project(volume, [w, 0, 0]);
  const [, top] = project(volume, [w, d, h]);
  const box = [
    -MARGIN.side,
    top - MARGIN.top,
    right + 2 * MARGIN.side,
    FRAME.height - top + MARGIN.top + MARGIN.bottom,
  ];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={box.join(' ')}
      className="mx-auto max-h-[30rem] w-full"
      fill="none"
      strokeWidth={1.5}
    >
      <g className="stroke-accent" strokeLinejoin="round">
        <path d={outlineOf(volume)} className="fill-accent-soft" />
        <path d={innerEdgesOf(volume)} />
      </g>
      <Dimension volume={volume} length={w} from={[0, 0, 0]} to={[w, 0, 0]} away={[0, -1]} anchor="start" />
      <Dimension volume={volume} length={d} from={[0, 0, 0]} to={[0, d, 0]} away={[-1, 0]} anchor="end" />
      <Dimension volume={volume} length={h} from={[0, d, 0]} to={[0, d, h]} away={[-0.6, 0.6]} anchor="end" />
    </svg>
  );
}

type Corner = [x: number, y: number, z: number];

type DimensionProps = {
  volume: Volume;
  length: number;
  from: Corner;
  to: Corner;
  away: [x: number, y: number];
  anchor: 'start' | 'end';
};

function Dimension({ volume, length, from, to, away, anchor }: DimensionProps) {
  const format = useFormatter();
  const shift = ([x, y, z]: Corner, by: number): Corner => [x + away[0] * by, y + away[1] * by, z];
  const [start, end] = [shift(from, GAP), shift(to, GAP)];
  const [left, top] = project(volume, middle(start, end));
  return (
    <g className="stroke-edge" strokeWidth={1}>
      <path d={toPath(volume, [from, shift(from, GAP + TAIL)])} />
      <path d={toPath(volume, [to, shift(to, GAP + TAIL)])} />
      <path d={toPath(volume, [start, end])} />
      <Dot at={project(volume, start)} />
      <Dot at={project(volume, end)} />
      <text
        x={left + (anchor === 'end' ? -10 : 10)}
        y={top + (from[2] === to[2] ? 18 : 6)}
        textAnchor={anchor}
        stroke="none"
        className="fill-ink font-medium tabular-nums"
        fontSize={15}
      >
        {format.number(length)}
      </text>
    </g>
  );
}

function Dot({ at: [left, top] }: { at: [left: number, top: number] }) {
  return <circle cx={left} cy={top} r={2.5} stroke="none" className="fill-ink-soft" />;
}

function middle(a: Corner, b: Corner): Corner {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
}
