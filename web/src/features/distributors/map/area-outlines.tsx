import type { CSSProperties } from 'react';
import type { MapArea } from './map-areas.ts';
import { OUTLINE_VIEW_BOX } from './map-view.ts';

type Props = { areas: readonly MapArea[]; selected: string | null; onChoose: (id: string) => void };

/** One shade for each distributor, in the order of the areas, and the darkest for our own office. */
const SHADES = [16, 28, 40];
const OFFICE_SHADE = 54;
const SELECTED_SHADE = 85;

/** States or provinces in the shade of their distributor. Decorative: the list of areas has the same choice. */
export function AreaOutlines({ areas, selected, onChoose }: Props) {
  const distributors = [...new Set(areas.flatMap(({ distributor }) => distributor ?? []))];
  return (
    <svg viewBox={OUTLINE_VIEW_BOX} className="absolute inset-0 size-full" aria-hidden="true">
      {areas.map(({ id, name, distributor, outline }) => {
        if (outline === null) return null;
        const own = distributor === null ? OFFICE_SHADE : SHADES[distributors.indexOf(distributor) % SHADES.length];
        return (
          <a
            key={id}
            href={`?area=${id}`}
            tabIndex={-1}
            onClick={(event) => {
              event.preventDefault();
              onChoose(id);
            }}
          >
            <path
              d={outline}
              style={toFill(id === selected ? SELECTED_SHADE : own)}
              className="stroke-surface stroke-1 transition-[fill] duration-quick hover:fill-accent!"
              vectorEffect="non-scaling-stroke"
            >
              <title>{name}</title>
            </path>
          </a>
        );
      })}
    </svg>
  );
}

/** Opaque, so that coastlines of different detail do not show through. */
function toFill(share = 0): CSSProperties {
  return { fill: `color-mix(in srgb, var(--color-accent) ${share}%, var(--color-line))` };
}
