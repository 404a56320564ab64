import { MaterialCard } from './material-card.tsx';
import type { MaterialList } from './material-data.ts';

export function MaterialGrid({ items }: { items: MaterialList['items'] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {items.map((material) => (
        <li key={material.id}>
          <MaterialCard material={material} />
        </li>
      ))}
    </ul>
  );
}
