type Shade = { name: string; hex: string };

type Props = {
  colors: readonly Shade[];
  /** Shows the middle only, for a single disc. */
  isClose?: boolean;
  /** Lines behind the discs show through. */
  isClear?: boolean | undefined;
  className?: string;
};

const [WIDTH, HEIGHT, RADIUS, DEPTH, THICKNESS] = [320, 140, 42, 16, 10];
const LINES = 'M-36 -26L-12 34M-8 -30L16 34M20 -26L44 30';

/** Decorative: name the colours in text. */
export function ColorSwatches({ colors, isClose = false, isClear = false, className = '' }: Props) {
  const step = Math.min(RADIUS * 2 - 8, (WIDTH - RADIUS * 2 - 40) / Math.max(colors.length - 1, 1));
  const start = (WIDTH - step * (colors.length - 1)) / 2;
  return (
    <svg
      aria-hidden
      viewBox={isClose ? `${WIDTH / 2 - 66} ${HEIGHT / 2 - 44} 132 88` : `0 0 ${WIDTH} ${HEIGHT}`}
      className={`studio ${className}`}
    >
      {colors.map(({ name, hex }, index) => (
        <g key={name} transform={`translate(${start + index * step} ${HEIGHT / 2 + (index % 2 === 0 ? -4 : 12)})`}>
          {isClear && <path d={LINES} stroke="#3a3d42" strokeWidth={4} />}
          <Disc hex={hex} opacity={isClear ? 0.6 : 1} />
        </g>
      ))}
    </svg>
  );
}

function Disc({ hex, opacity }: { hex: string; opacity: number }) {
  const side = `M${-RADIUS} 0A${RADIUS} ${DEPTH} 0 0 0 ${RADIUS} 0V${THICKNESS}A${RADIUS} ${DEPTH} 0 0 1 ${-RADIUS} ${THICKNESS}Z`;
  return (
    <>
      <ellipse cx="9" cy={THICKNESS + 5} rx={RADIUS + 3} ry={DEPTH} className="studio-shadow" />
      <path d={side} fill={hex} fillOpacity={opacity} />
      <path d={side} fillOpacity={0.16} />
      <ellipse rx={RADIUS} ry={DEPTH} fill={hex} fillOpacity={opacity} />
      <ellipse rx={RADIUS - 0.5} ry={DEPTH - 0.4} fill="#fff" fillOpacity={0.12} stroke="#fff" strokeOpacity={0.55} />
    </>
  );
}
