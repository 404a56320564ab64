import { useTranslations } from 'next-intl';
import { type Exchange, flow, type Medium } from '#content/software/integrations/flow.ts';
import type { IntegrationCategory } from '#gateway/schema.generated.ts';
import { Accordion } from '#ui/accordion.tsx';
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
  'POST_PROCESSING',
  'LAB_MANAGEMENT',
] as const satisfies IntegrationCategory[];

/** Equipment without data of its own is in no step of the flow. */
const EXCHANGES = ['connection', 'file', 'none'] as const satisfies (Medium | 'none')[];

const mediumByPartner = new Map(
  Object.values<Record<string, Exchange>>(flow)
    .flatMap((step) => Object.values(step))
    .flatMap(({ partner, medium }) => (partner ? [[partner, medium] as const] : [])),
);

export function IntegrationPartners({ partners }: { partners: readonly IntegrationPartner[] }) {
  const t = useTranslations('Distributors');
  const groups = CATEGORIES.map((category) => ({
    category,
    members: partners.filter((partner) => partner.category === category),
  })).filter(({ members }) => members.length > 0);
  return (
    <section id="integration-partners" aria-labelledby="partners" className="border-t border-line bg-paper-deep">
      <Container className="grid items-start gap-x-16 gap-y-stack py-section desktop:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <SectionHeading id="partners" title={t('partners.title')} intro={t('partners.intro')} />
        <Accordion
          items={groups.map(({ category, members }) => ({
            id: category,
            title: (
              <span>
                {t(`categories.${category}`)}
                {EXCHANGES.map((exchange) => {
                  const names = members.filter(({ id }) => (mediumByPartner.get(id) ?? 'none') === exchange);
                  if (names.length === 0) return null;
                  return (
                    <span key={exchange} className="block text-small font-normal text-ink-soft">
                      {t(`exchanges.${exchange}`, { names: names.map(({ name }) => name).join(' · ') })}
                    </span>
                  );
                })}
              </span>
            ),
            content: (
              <ul className="grid gap-y-5">
                {members.map((partner) => (
                  <li key={partner.id}>
                    <Partner partner={partner} />
                  </li>
                ))}
              </ul>
            ),
          }))}
        />
      </Container>
    </section>
  );
}

function Partner({ partner: { name, summary, website } }: { partner: IntegrationPartner }) {
  return (
    <>
      <h3 className="font-semibold text-ink">{name}</h3>
      <p className="mt-1">{keepTogether(summary)}</p>
      {website && (
        <p className="mt-1 text-small">
          <TextLink href={website}>{new URL(website).hostname.replace(/^www\./, '')}</TextLink>
        </p>
      )}
    </>
  );
}
