import { useFormatter, useTranslations } from 'next-intl';

/** In millimetres. */
type Volume = { width: number; depth: number; height: number };

/** Room for the largest build volume of the maker, so that drawings beside each other have one scale. */
const FRAME = { width: 300, height: 330 };
const COS = Math.cos(Math.PI / 6);
const SIN = Math.sin(Math.PI / 6);

/** A build volume, drawn to scale: the same on every card. */
export function BuildVolume({ volume }: { volume: Volume }) {
  const t = useTranslations('Products');
  const format = useFormatter();
  const { width, depth, height } = volume;
  const size = [width, depth, height].map((side) => format.number(side)).join(' × ');
  return (
    <figure className="flex items-end gap-3">
      <svg
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        className="h-20 w-auto shrink-0 overflow-visible stroke-accent"
        fill="none"
        strokeWidth={3}
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={outline(volume)} className="fill-accent-soft" />
        <path d={innerEdges(volume)} />
      </svg>
      <figcaption className="text-sm">
        <span className="block text-ink-soft">{t('buildVolume')}</span>
        <span className="font-medium tabular-nums">{t('millimetres', { size })}</span>
      </figcaption>
    </figure>
  );
}

/** Seen from above the front corner, which stands at the bottom of the frame. */
function project({ depth }: Volume, x: number, y: number, z: number): string {
  const left = (depth + x - y) * COS;
  const top = FRAME.height - (x + y) * SIN - z;
  return `${left.toFixed(1)} ${top.toFixed(1)}`;
}

function outline(volume: Volume): string {
  const { width: w, depth: d, height: h } = volume;
  const corners = [
    [0, 0, 0],
    [w, 0, 0],
    [w, 0, h],
    [w, d, h],
    [0, d, h],
    [0, d, 0],
  ] as const;
  return `M${corners.map(([x, y, z]) => project(volume, x, y, z)).join('L')}Z`;
}

function innerEdges(volume: Volume): string {
  const { width: w, depth: d, height: h } = volume;
  const at = (x: number, y: number, z: number) => project(volume, x, y, z);
  return `M${at(0, 0, 0)}L${at(0, 0, h)}M${at(w, 0, h)}L${at(0, 0, h)}L${at(0, d, h)}`;
}
