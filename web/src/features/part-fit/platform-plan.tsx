import { useTranslations } from 'next-intl';
import type { Position } from './fit/calculate-fit.ts';

type Props = {
  platform: { width: number; depth: number };
  position: Position | null;
  /** Width of the largest platform, in millimeters. */
  scale: number;
};

/** The platform from above with the footprints of the parts. All plans have the same scale. */
export function PlatformPlan({ platform: { width, depth }, position, scale }: Props) {
  const t = useTranslations('PartFit.rows');
  const placements = position?.placements ?? [];
  return (
    <svg
      role="img"
      aria-label={t('plan', { width, depth, count: placements.length })}
      viewBox={`-1 -1 ${width + 2} ${depth + 2}`}
      style={{ width: `${((width / scale) * 100).toFixed(2)}%` }}
      className="block"
    >
      <rect width={width} height={depth} className="fill-surface stroke-edge" vectorEffect="non-scaling-stroke" />
      {position &&
        placements.map(({ x, y, angle }) => (
          <rect
            key={`${x} ${y}`}
            x={-position.width / 2}
            y={-position.depth / 2}
            width={position.width}
            height={position.depth}
            transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${angle})`}
            className="fill-accent-soft stroke-accent"
            vectorEffect="non-scaling-stroke"
          />
        ))}
    </svg>
  );
}
