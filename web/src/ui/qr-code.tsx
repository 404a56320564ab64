import { encode } from 'uqr';

type Props = { text: string; label: string; className?: string };

/** White in the dark theme as well: scanners need the contrast. */
export function QrCode({ text, label, className = '' }: Props) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`rounded-control border border-line bg-white ${className}`}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
