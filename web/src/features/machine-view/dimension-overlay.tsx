import { useFormatter, useTranslations } from 'next-intl';
import type { DimensionLine, MachineSize } from './scene/dimension-lines.ts';

type Props = { lines: readonly DimensionLine[]; size: MachineSize | null };

/** Dimension lines over the model; the same figures are in the text below it. */
export function DimensionOverlay({ lines, size }: Props) {
  const t = useTranslations('MachineView');
  const format = useFormatter();
  if (!size || lines.length === 0) return null;
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full overflow-visible">
      {lines.map(({ side, from, to }) => {
        const isUpright = side === 'height';
        const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
        return (
          <g key={side} className="stroke-accent" strokeWidth={1.5}>
            <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
            {[from, to].map(([cx, cy]) => (
              <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={3} stroke="none" className="fill-accent" />
            ))}
            <text
              x={x + (isUpright ? -10 : 0)}
              y={y + (isUpright ? 5 : 22)}
              textAnchor={isUpright ? 'end' : 'middle'}
              className="fill-ink stroke-backdrop text-small font-medium tabular-nums"
              strokeWidth={5}
              strokeLinejoin="round"
              paintOrder="stroke"
            >
              {t('millimeters', { value: format.number(size[side]) })}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
