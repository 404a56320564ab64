import { RegistrationNote } from '#features/materials/trade/registration-notice.tsx';
import { ContentLink } from '#navigation/content-link.tsx';
import { LocalizedFigure } from './localized-figure.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';
import { UsageFoot } from './usage-foot.tsx';

export function Cards({ layout: { items, large, registrations }, copy }: SectionProps<LayoutOf<'cards'>>) {
  const isInFours = !large && Object.keys(items).length === 4;
  return (
    <Section {...copy}>
      <ul
        className={`even-grid gap-x-5 gap-y-10 ${isInFours ? 'even-grid-dense' : ''} ${large ? 'even-grid-large' : ''}`}
      >
        {Object.entries(items).map(([name, { picture, href, resins, isPartlyUsable = false, figure }]) => {
          const card = copy.items[name];
          return (
            card && (
              <li key={name} className="group relative flex flex-col">
                <LocalizedFigure
                  name={picture}
                  alt={card.alt}
                  sizes={`(width >= 993px) 33vw, (width >= 640px) 50vw, ${large ? '100vw' : '7rem'}`}
                />
                <h3 className="mt-4 text-subheading">
                  <ContentLink
                    href={href}
                    render={({ as: Anchor = 'a', ...link }) => (
                      <Anchor {...link} className="group-hover:text-accent after:absolute after:inset-0" />
                    )}
                  >
                    {card.title}
                  </ContentLink>
                  <Arrow />
                </h3>
                <p className="mt-1 text-ink-soft">{card.text}</p>
                {(resins || isPartlyUsable || figure) && (
                  <UsageFoot
                    {...{ resins, isPartlyUsable, figure }}
                    measured={card.measured}
                    className="mt-auto pt-3"
                  />
                )}
              </li>
            )
          );
        })}
      </ul>
      {registrations && <RegistrationNote className="mt-10" />}
    </Section>
  );
}

/** Generated content, so that the heading is the title alone. */
function Arrow() {
  return (
    <span
      aria-hidden
      className="ms-1.5 inline-block text-accent transition-[translate] duration-quick before:content-['→'] group-hover:translate-x-0.5"
    />
  );
}
