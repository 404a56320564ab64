import { useFormatter } from 'next-intl';
import type { Figure, LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

/** Numbers, told large. */
export function Figures({ layout, words }: SectionProps<LayoutOf<'figures'>>) {
  return (
    <Section {...words}>
      <dl className="grid gap-8 sm:grid-cols-2 desktop:grid-cols-5">
        {Object.entries(layout.items).map(([name, figure]) => (
          <div key={name} className="flex flex-col-reverse justify-end gap-2 border-t-2 border-accent pt-4">
            <dt className="text-ink-soft">{words.items[name]}</dt>
            <dd>
              <FigureValue {...figure} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function FigureValue({ value, unit, from, sign }: Figure) {
  const format = useFormatter();
  return (
    <span className="text-4xl font-semibold tracking-tight whitespace-nowrap tabular-nums">
      {from !== undefined && <s className="me-2 text-2xl font-normal text-ink-soft">{format.number(from)}</s>}
      {sign}
      {format.number(value)}
      {unit && <span className="text-2xl font-normal">{` ${unit}`}</span>}
    </span>
  );
}
