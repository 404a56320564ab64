import { formatRow } from '../catalog/format.ts';
import type { SpecificationRowFragment } from '../generated/operations.ts';
import { useLanguageTag, useMessages } from '../i18n/locale-context.ts';

type DataSheetProps = { rows: readonly SpecificationRowFragment[]; more?: readonly (readonly [string, string])[] };

export function DataSheet({ rows, more = [] }: DataSheetProps) {
  const { catalog } = useMessages();
  const tag = useLanguageTag();
  const entries = [...rows.map((row) => [row.name, formatRow(row, tag)] as const), ...more];
  if (entries.length === 0) return null;
  return (
    <section className="data-sheet">
      <h2>{catalog.dataSheet}</h2>
      <dl>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
