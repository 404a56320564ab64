import type { ReactNode } from 'react';
import type { LayoutOf, Quantity, SectionProps } from './page-content.ts';
import { QuantityText } from './quantity-text.tsx';
import { Section } from './section.tsx';
import { SectionLinks } from './section-links.tsx';

export function Comparison({ layout, copy }: SectionProps<LayoutOf<'comparison'>>) {
  const { rows, links, ground, hasBars = true } = layout;
  const { title, text, before, after } = copy;
  return (
    <Section title={title} ground={ground} {...(text && { text })}>
      <table className={hasBars ? 'before-after-bars' : 'before-after'}>
        <caption className="sr-only">{title}</caption>
        <thead className={hasBars ? 'sr-only' : ''}>
          <tr className="text-small text-ink-soft">
            <th scope="col" className="sr-only">
              {title}
            </th>
            <th scope="col" className="pb-2 text-start font-normal">
              {before}
            </th>
            <th scope="col" className="pb-2 text-start font-normal">
              {after}
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([name, pair]) => {
            const longest = layout.longest ?? longestOf(pair);
            return (
              <tr key={name} className="border-t border-line align-top">
                <th scope="row" className="text-start font-normal text-ink-soft">
                  {copy.rows[name]}
                </th>
                <Cell quantity={pair.before} measure={copy.measures?.[name]}>
                  {hasBars && <Bar name={before} quantity={pair.before} longest={longest} color="bg-edge" />}
                </Cell>
                <Cell quantity={pair.after} measure={copy.measures?.[name]}>
                  {hasBars && <Bar name={after} quantity={pair.after} longest={longest} color="bg-accent" />}
                </Cell>
              </tr>
            );
          })}
        </tbody>
      </table>
      {links && copy.links && <SectionLinks links={links} copy={copy.links} variants={['secondary']} />}
    </Section>
  );
}

type CellProps = { quantity: Quantity; measure: string | undefined; children: ReactNode };

function Cell({ quantity, measure, children }: CellProps) {
  return (
    <td>
      <QuantityText {...quantity} measure={measure} size="large" />
      {children}
    </td>
  );
}

type BarProps = { name: string; quantity: Quantity; longest: number; color: string };

/** Repeats the head of its column before the quantity, as the bars of a row stand one below the other. */
function Bar({ name, quantity, longest, color }: BarProps) {
  return (
    <>
      <span aria-hidden className="-order-1 text-small text-ink-soft">
        {name}
      </span>
      <span
        aria-hidden
        className={`block h-3 max-desktop:col-span-full ${color}`}
        style={{ inlineSize: `${(100 * lengthOf(quantity)) / longest}%` }}
      />
    </>
  );
}

function longestOf({ before, after }: { before: Quantity; after: Quantity }): number {
  return Math.max(lengthOf(before), lengthOf(after));
}

function lengthOf({ value, to = value }: Quantity): number {
  return (value + to) / 2;
}
