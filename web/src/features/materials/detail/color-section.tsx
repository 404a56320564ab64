import { ColorSwatches } from '#ui/color-swatches.tsx';
import type { MaterialDetail } from '../material-data.ts';

/** Whether the colors are those of a shade guide. */
export function hasShades(colors: MaterialDetail['colors']): boolean {
  return colors.some(({ family }) => family.id === 'tooth-shade');
}

export function ColorSection({ colors }: Pick<MaterialDetail, 'colors'>) {
  const areShades = hasShades(colors);
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-5">
      {colors.map(({ name, hex, family }) => (
        <li key={name} className="overflow-hidden rounded-panel border border-line bg-surface">
          <ColorSwatches colors={[{ name, hex }]} isClose className="h-28" />
          <span className="block border-t border-line px-3 py-2.5 text-small">
            <span className="block font-medium">{name}</span>
            {!areShades && family.label !== name && <span className="block text-ink-soft">{family.label}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
