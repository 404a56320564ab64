import { Table } from '#ui/table.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { QuantityText } from './quantity-text.tsx';
import { Section } from './section.tsx';

/** The same work done in two ways, row by row. */
export function Comparison({ layout, words }: SectionProps<LayoutOf<'comparison'>>) {
  return (
    <Section {...words}>
      <div className="max-w-4xl">
        <Table
          caption={words.title}
          isCaptionHidden
          columns={[
            { id: 'name', label: <span className="sr-only">{words.title}</span> },
            { id: 'before', label: words.before, isNumeric: true },
            { id: 'after', label: words.after, isNumeric: true },
          ]}
          rows={Object.entries(layout.rows).map(([name, { before, after }]) => ({
            id: name,
            cells: [
              words.rows[name],
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
