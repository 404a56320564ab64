import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import type { Opening } from '#content/careers/opening.ts';
import { contactCopy } from '#content/contact/contact.ts';
import { listOffices } from '#content/contact/market-contacts.ts';
import { mailboxes } from '#content/contact/offices.ts';
import { Offices } from '#features/contact/offices.tsx';
import { Container } from '#ui/container.tsx';
import { Figure } from '#ui/figure.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextBlocks } from '#ui/text-blocks.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OpeningRow } from './opening-row.tsx';
import { sortByOffice } from './sort-by-office.ts';

type Props = { locale: Locale; openings: readonly Opening[] };

export function CareersPage({ locale, openings }: Props) {
  const t = useTranslations('Careers');
  return (
    <>
      <CareersHeading />
      <Container className="py-stack">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
          <h2 className="text-heading">{t('openings')}</h2>
          <p className="text-small text-ink-soft tabular-nums">{t('count', { count: openings.length })}</p>
        </div>
        {openings.some(({ pay }) => pay === null) && (
          <p className="mb-6 max-w-text text-small text-ink-soft">{t('termsOpen')}</p>
        )}
        {openings.length > 0 ? (
          <ul>
            {sortByOffice(openings, locale).map((opening) => (
              <li key={opening.slug}>
                <OpeningRow locale={locale} opening={opening} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="max-w-text border-t border-line py-6 text-ink-soft">{t('none')}</p>
        )}
      </Container>
      <WorkPlaces locale={locale} />
      <HowToApply />
      <Offices locale={locale} />
    </>
  );
}

function CareersHeading() {
  const t = useTranslations('Careers');
  return (
    <div className="border-b border-line bg-paper-deep">
      <Container className="grid items-center gap-x-14 gap-y-8 py-10 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:py-14">
        <SectionHeading level={1} title={t('title')} intro={t('intro')} />
        <Figure
          name="scenes/training-room"
          alt=""
          sizes="(width >= 84rem) 32rem, (width >= 993px) 38vw, 100vw"
          priority
          className="rounded-panel"
        />
      </Container>
    </div>
  );
}

/** What the work is like at each office. */
function WorkPlaces({ locale }: { locale: Locale }) {
  const t = useTranslations('Careers.places');
  const places = listOffices(locale).map((office) => ({
    title: contactCopy[locale].offices[office].name,
    text: t(office),
  }));
  return (
    <section aria-labelledby="work-places" className="border-t border-line">
      <Container className="py-section">
        <SectionHeading id="work-places" title={t('title')} />
        <div className="mt-stack">
          <TextBlocks blocks={places} />
        </div>
      </Container>
    </section>
  );
}

function HowToApply() {
  const t = useTranslations('Careers');
  const steps = (['papers', 'work', 'unasked', 'data'] as const).map((step) => ({
    title: t(`howTo.${step}.title`),
    text: t(`howTo.${step}.text`),
  }));
  return (
    <section aria-labelledby="how-to-apply" className="border-t border-line bg-paper-deep">
      <Container className="py-section">
        <SectionHeading id="how-to-apply" title={t('howTo.title')} intro={t('howTo.text')} />
        <p className="mt-4">
          <TextLink href={`mailto:${mailboxes.careers}`} className="inline-block py-1">
            {mailboxes.careers}
          </TextLink>
        </p>
        <div className="mt-stack">
          <TextBlocks blocks={steps} />
        </div>
      </Container>
    </section>
  );
}
