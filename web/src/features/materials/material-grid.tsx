import type { ReactNode } from 'react';
import { MaterialCard } from './material-card.tsx';
import type { MaterialList } from './material-data.ts';

type Item = MaterialList['items'][number];

type Props = {
  items: readonly Item[];
  /** What else can be done with one. */
  renderAction?: ((material: Item) => ReactNode) | undefined;
  /** Whether it is one of the first things seen. */
  isFirst?: boolean;
};

/** As many pictures of the first row are loaded at once as a wide screen shows in it. */
const IN_FIRST_ROW = 3;

export function MaterialGrid({ items, renderAction, isFirst = false }: Props) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {items.map((material, index) => (
        <li key={material.id}>
          <MaterialCard
            material={material}
            action={renderAction?.(material)}
            isFirst={isFirst && index < IN_FIRST_ROW}
          />
        </li>
      ))}
    </ul>
  );
}
