import { ColorSwatches } from '#ui/color-swatches.tsx';
import type { MaterialDetail } from '../material-data.ts';

export function ColorSection({ colors }: Pick<MaterialDetail, 'colors'>) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-5">
      {colors.map(({ name, hex, family }) => (
        <li key={name} className="overflow-hidden rounded-panel border border-line bg-surface">
          <ColorSwatches colors={[{ name, hex }]} isClose className="h-28" />
          <span className="block border-t border-line px-3 py-2.5 text-small">
            <span className="block font-medium">{name}</span>
            {family.label !== name && <span className="block text-ink-soft">{family.label}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
