import { useTranslations } from 'next-intl';
import type { IntegrationCategory } from '#gateway/schema.generated.ts';
import { Container } from '#ui/container.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { IntegrationPartner } from './distributor-data.ts';

/** In workflow order. */
const CATEGORIES = [
  'SCANNER',
  'CAD',
  'NESTING',
  'LAB_MANAGEMENT',
  'POST_PROCESSING',
] as const satisfies IntegrationCategory[];

export function IntegrationPartners({ partners }: { partners: readonly IntegrationPartner[] }) {
  const t = useTranslations('Distributors');
  const groups = CATEGORIES.map((category) => ({
    category,
    members: partners.filter((partner) => partner.category === category),
  })).filter(({ members }) => members.length > 0);
  return (
    <section id="integration-partners" aria-labelledby="partners" className="border-t border-line bg-paper-deep">
      <Container className="py-section">
        <SectionHeading id="partners" title={t('partners.title')} intro={t('partners.intro')} />
        <div className="mt-stack">
          {groups.map(({ category, members }) => (
            <div
              key={category}
              className="grid gap-x-10 border-t border-ink py-6 desktop:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <h3 className="mb-4 text-subheading desktop:mb-0">{t(`categories.${category}`)}</h3>
              <ul
                className={`grid gap-x-10 gap-y-7 sm:grid-cols-2 ${members.length % 3 === 0 ? 'xl:grid-cols-3' : ''}`}
              >
                {members.map((partner) => (
                  <li key={partner.id}>
                    <Partner partner={partner} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}

function Partner({ partner: { name, summary, website } }: { partner: IntegrationPartner }) {
  return (
    <>
      <h4 className="font-semibold">{name}</h4>
      <p className="mt-1 max-w-text text-ink-soft">{keepTogether(summary)}</p>
      {website && (
        <p className="mt-1 text-small">
          <TextLink href={website}>{new URL(website).hostname.replace(/^www\./, '')}</TextLink>
        </p>
      )}
    </>
  );
}
