import { getMaterialList } from '#features/materials/material-data.ts';
import { materialScopes } from '#features/materials/material-scopes.ts';
import { RegistrationNote } from '#features/materials/trade/registration-notice.tsx';
import { UsageMark } from '#features/materials/trade/usage-mark.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { ContentLink } from '#navigation/content-link.tsx';
import { LocalizedFigure } from './localized-figure.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { QuantityText } from './quantity-text.tsx';
import { Section } from './section.tsx';

export async function Cards({ layout: { items, large, registrations }, copy }: SectionProps<LayoutOf<'cards'>>) {
  const isMarked = Object.values(items).some(({ resins }) => resins);
  const dental = isMarked ? await getDentalResins() : [];
  const isInFours = !large && Object.keys(items).length === 4;
  return (
    <Section {...copy}>
      <ul
        className={`even-grid gap-x-5 gap-y-10 ${isInFours ? 'even-grid-dense' : ''} ${large ? 'even-grid-large' : ''}`}
      >
        {Object.entries(items).map(([name, { picture, href, resins, figure }]) => {
          const card = copy.items[name];
          return (
            card && (
              <li key={name} className="group relative">
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
                {(resins || figure) && (
                  <p className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1.5 text-small">
                    {resins && <UsageMark resins={dental.filter(({ id }) => resins.includes(id))} />}
                    {figure && (
                      <span>
                        <QuantityText {...figure} /> {card.measured}
                      </span>
                    )}
                  </p>
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

async function getDentalResins() {
  const { items } = await getMaterialList(await getCurrentLocale(), materialScopes['0-all']);
  return items;
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
