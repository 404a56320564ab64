import { Table } from '#ui/table.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export function TextTable({ layout: { rows, columns }, copy }: SectionProps<LayoutOf<'text-table'>>) {
  const { title, text, first } = copy;
  return (
    <Section title={title} {...(text && { text })}>
      <Table
        caption={title}
        isCaptionHidden
        isStacked={columns.length > 1}
        columns={[{ id: 'first', label: first }, ...columns.map((id) => ({ id, label: copy.columns[id] }))]}
        rows={rows.map((id) => ({
          id,
          cells: [copy.rows[id]?.title, ...columns.map((column) => copy.rows[id]?.[column])],
        }))}
      />
    </Section>
  );
}
