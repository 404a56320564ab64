import type { LayoutOf, SectionProps } from './page-content.ts';
import { QuantityText } from './quantity-text.tsx';
import { Section } from './section.tsx';

export function Steps({ layout, copy }: SectionProps<LayoutOf<'steps'>>) {
  const items = Object.entries(layout.items);
  return (
    <Section {...copy} ground={layout.ground}>
      <ol className={`even-grid gap-x-8 gap-y-10 ${items.length % 3 === 0 ? '' : 'even-grid-dense'}`}>
        {items.map(([name, { time }], index) => (
          <li key={name} className="flex flex-col">
            <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4 text-label">
              <span aria-hidden className="text-accent tabular-nums">
                {String(index + 1).padStart(2, '0')}
              </span>
              {time && (
                <span className="text-ink-soft">
                  <QuantityText {...time} />
                </span>
              )}
            </p>
            <h3 className="mt-2 text-subheading">{copy.items[name]?.title}</h3>
            <p className="mt-1.5 max-w-text text-ink-soft">{copy.items[name]?.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
