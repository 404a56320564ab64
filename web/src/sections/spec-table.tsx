import type { LayoutOf, SectionProps } from './page-content.ts';
import { QuantityText } from './quantity-text.tsx';
import { SplitSection } from './section.tsx';

export function SpecTable({ layout, copy }: SectionProps<LayoutOf<'spec-table'>>) {
  return (
    <SplitSection {...copy}>
      <dl className="border-t border-ink">
        {Object.entries(layout.rows).map(([name, figure]) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-8 border-b border-line py-3">
            <dt className="text-ink-soft">{copy.rows[name]}</dt>
            <dd>
              <QuantityText {...figure} />
            </dd>
          </div>
        ))}
      </dl>
    </SplitSection>
  );
}
