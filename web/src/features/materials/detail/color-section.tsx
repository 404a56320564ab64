import type { MaterialDetail } from '../material-data.ts';

export function ColorSection({ colors }: Pick<MaterialDetail, 'colors'>) {
  return (
    <ul className="flex flex-wrap gap-4">
      {colors.map(({ name, hex, family }) => (
        <li key={name} className="w-32">
          <span aria-hidden className="block h-20 border border-line" style={{ backgroundColor: hex }} />
          <span className="mt-2 block font-medium">{name}</span>
          {family.label !== name && <span className="block text-sm text-ink-soft">{family.label}</span>}
        </li>
      ))}
    </ul>
  );
}
