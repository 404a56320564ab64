type Size = { readonly width: number; readonly depth: number; readonly height: number };

type BuildVolumeProps = { volume: Size; label: string };

/** Units of the drawing per millimetre, and per `rem`: all volumes have the same scale. */
const SCALE = 0.9;
const UNITS_PER_REM = 14;
/** An oblique projection: depth goes up and to the right, shortened. */
const DEPTH = { x: 0.52 * SCALE, y: 0.3 * SCALE };
const MARGIN = 44;

/** The build volume as a box with its dimensions in millimetres. */
export function BuildVolume({ volume: { width, depth, height }, label }: BuildVolumeProps) {
  const [w, h, dx, dy] = [width * SCALE, height * SCALE, depth * DEPTH.x, depth * DEPTH.y];
  const [left, top] = [MARGIN, MARGIN / 2 + dy];
  const [right, bottom] = [left + w, top + h];
  const [viewWidth, viewHeight] = [right + dx + MARGIN, bottom + MARGIN];
  return (
    <svg
      className="build-volume"
      viewBox={`0 0 ${viewWidth} ${viewHeight}`}
      style={{ inlineSize: `${viewWidth / UNITS_PER_REM}rem` }}
      role="img"
      aria-label={label}
    >
      <path className="hidden-edge" d={`M${left} ${bottom}l${dx} ${-dy}v${-h}m0 ${h}h${w}`} />
      <rect className="front" x={left} y={top} width={w} height={h} />
      <path
        className="edge"
        d={`M${left} ${top}h${w}v${h}h${-w}zl${dx} ${-dy}h${w}l${-dx} ${dy}m${dx} ${-dy}v${h}l${-dx} ${dy}`}
      />
      <text x={left + w / 2} y={bottom + 24} textAnchor="middle">
        {width}
      </text>
      <text x={left - 10} y={top + h / 2} textAnchor="end" dominantBaseline="middle">
        {height}
      </text>
      <text x={right + dx / 2 + 8} y={bottom - dy / 2 + 14}>
        {depth}
      </text>
    </svg>
  );
}
