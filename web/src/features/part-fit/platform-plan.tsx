import { useTranslations } from 'next-intl';
import { PlatformPlate, RIM } from '#features/products/platform/platform-plate.tsx';
import type { Position } from './fit/calculate-fit.ts';

/** Of a part as it lies on the platform, in millimeters. */
type PartOutline = { width: number; depth: number; path: string };

type Props = {
  platform: { width: number; depth: number };
  position: Position | null;
  /** Width of the largest platform, in millimeters. */
  scale: number;
  /** Drawn instead of the footprints. */
  outline?: PartOutline;
};

/** The platform from above with the footprints of the parts. All plans have the same scale. */
export function PlatformPlan({ platform: { width, depth }, position, scale, outline }: Props) {
  const t = useTranslations('PartFit.rows');
  const placements = position?.placements ?? [];
  return (
    <svg
      role="img"
      aria-label={t('plan', { width, depth, count: placements.length })}
      viewBox={`${-RIM - 1} ${-RIM - 1} ${width + 2 * RIM + 2} ${depth + 2 * RIM + 2}`}
      style={{ width: `${(((width + 2 * RIM) / (scale + 2 * RIM)) * 100).toFixed(2)}%` }}
      className="block"
    >
      <PlatformPlate width={width} depth={depth} />
      {position &&
        placements.map(({ x, y, angle }) => (
          <path
            key={`${x} ${y}`}
            d={outline?.path ?? `M0 0H${position.width}V${position.depth}H0Z`}
            fillRule="evenodd"
            transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${angle}) ${toCenter(outline ?? position)}`}
            className="fill-accent-soft stroke-accent"
            vectorEffect="non-scaling-stroke"
          />
        ))}
    </svg>
  );
}

function toCenter({ width, depth }: { width: number; depth: number }): string {
  return `translate(${-width / 2} ${-depth / 2})`;
}
