import { listFills, SELECTED_FILL } from './area-fills.ts';
import type { MapArea } from './map-areas.ts';
import { OUTLINE_VIEW_BOX } from './map-view.ts';

type Props = { areas: readonly MapArea[]; selected: string | null; onChoose: (id: string) => void };

/** States or provinces in the color of their distributor. Decorative: the list of areas has the same choice. */
export function AreaOutlines({ areas, selected, onChoose }: Props) {
  const fills = listFills(areas);
  return (
    <svg viewBox={OUTLINE_VIEW_BOX} className="absolute inset-0 size-full" aria-hidden="true">
      {areas.map(({ id, name, distributor, outline }) => {
        if (outline === null) return null;
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
              style={{ fill: id === selected ? SELECTED_FILL : fills.get(distributor) }}
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
