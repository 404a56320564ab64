import { encode } from 'uqr';

type Props = {
  label: string;
  className?: string;
} & (
  | { /** Encoded. */ text: string; picture?: undefined }
  | { /** Address of a code of the operator. */ picture: string; text?: undefined }
);

/** White in the dark theme as well: scanners need the contrast. */
export function QrCode({ text, picture, label, className = '' }: Props) {
  const frame = `rounded-control border border-line bg-white ${className}`;
  if (picture !== undefined)
    return (
      // biome-ignore lint/performance/noImgElement: an SVG or PNG of the operator, without other sizes
      <img src={picture} alt={label} width={128} height={128} loading="lazy" className={`p-1.5 ${frame}`} />
    );
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={frame}>
      <path d={path} fill="#000" />
    </svg>
  );
}
