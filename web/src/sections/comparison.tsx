import { Table } from '#ui/table.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { QuantityText } from './quantity-text.tsx';
import { Section } from './section.tsx';

export function Comparison({ layout, copy }: SectionProps<LayoutOf<'comparison'>>) {
  return (
    <Section {...copy}>
      <div className="max-w-4xl">
        <Table
          caption={copy.title}
          isCaptionHidden
          columns={[
            { id: 'name', label: <span className="sr-only">{copy.title}</span> },
            { id: 'before', label: copy.before, isNumeric: true },
            { id: 'after', label: copy.after, isNumeric: true },
          ]}
          rows={Object.entries(layout.rows).map(([name, { before, after }]) => ({
            id: name,
            cells: [
              copy.rows[name],
              <QuantityText key="before" {...before} />,
              <span key="after" className="text-accent">
                <QuantityText {...after} />
              </span>,
            ],
          }))}
        />
      </div>
    </Section>
  );
}
