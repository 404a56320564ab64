import { Figure } from '#ui/figure.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

/** Two examples of each tip, side by side. */
export function PicturePairs({ layout, copy }: SectionProps<LayoutOf<'picture-pairs'>>) {
  return (
    <Section {...copy} ground={layout.ground}>
      <ol className="grid gap-y-12">
        {Object.entries(layout.items).map(([name, pictures]) => {
          const pair = copy.items[name];
          return (
            pair && (
              <li key={name} className="grid gap-x-10 gap-y-4 border-t border-line pt-5 desktop:grid-cols-[1fr_3fr]">
                <div>
                  <h3 className="text-subheading">{pair.title}</h3>
                  <p className="mt-1.5 max-w-text text-ink-soft">{pair.text}</p>
                </div>
                <div className="grid grid-cols-2 gap-3 sm:gap-5">
                  {(['before', 'after'] as const).map((side) => (
                    <figure key={side}>
                      <Figure name={pictures[side]} alt={pair[side].alt} sizes="(width >= 993px) 36vw, 50vw" />
                      <figcaption className="mt-2 text-small font-medium">{pair[side].caption}</figcaption>
                    </figure>
                  ))}
                </div>
              </li>
            )
          );
        })}
      </ol>
    </Section>
  );
}
