import type { Material } from '../catalog/catalog.ts';

type ShadesProps = { colors: Material['colors']; hasNames?: boolean };

export function Shades({ colors, hasNames = false }: ShadesProps) {
  if (colors.length === 0) return null;
  return (
    <span className="shades">
      {colors.map(({ name, hex }) => (
        <span key={name} className="shade">
          <span className="shade-color" style={{ background: hex }} />
          {hasNames && name}
        </span>
      ))}
    </span>
  );
}
