import { Link } from '../i18n/navigation.ts';
import { TextLink } from '../ui/text-link.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

/** What can be had, each with one link. */
export function Downloads({ layout, words }: SectionProps<LayoutOf<'downloads'>>) {
  return (
    <Section {...words}>
      <ul className="border-t border-ink">
        {Object.entries(layout.items).map(([name, href]) => {
          const item = words.items[name];
          return (
            item && (
              <li
                key={name}
                className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-b border-line py-4"
              >
                <div>
                  <h3 className="font-medium">{item.title}</h3>
                  <p className="text-ink-soft">{item.text}</p>
                </div>
                <TextLink href={href} variant="standalone" {...(!href.startsWith('#') && { as: Link })}>
                  {item.action}
                </TextLink>
              </li>
            )
          );
        })}
      </ul>
    </Section>
  );
}
