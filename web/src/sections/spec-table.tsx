import { useFormatter, useLocale } from 'next-intl';
import { localeFromTag } from '#i18n/paths.ts';
import type { LayoutOf, Quantity, SectionProps } from './page-content.ts';
import { QuantityText } from './quantity-text.tsx';
import { SplitSection } from './section.tsx';
import { toFahrenheitText } from './to-fahrenheit-text.ts';

export function SpecTable({ layout, copy }: SectionProps<LayoutOf<'spec-table'>>) {
  return (
    <SplitSection {...copy}>
      <dl className="border-t border-ink">
        {Object.entries(layout.rows).map(([name, figure]) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3 sm:gap-x-8">
            <dt className="text-ink-soft">{copy.rows[name]}</dt>
            <dd>
              <QuantityText {...figure} />
              <Fahrenheit {...figure} />
            </dd>
          </div>
        ))}
      </dl>
    </SplitSection>
  );
}

/** English readers set their furnace in degrees Fahrenheit. */
function Fahrenheit(quantity: Quantity) {
  const format = useFormatter();
  const isEnglish = localeFromTag(useLocale()) === 'en';
  const text = isEnglish && toFahrenheitText(quantity, (value) => format.number(value));
  return text && <span className="text-ink-soft"> ({text})</span>;
}
