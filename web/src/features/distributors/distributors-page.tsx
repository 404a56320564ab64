import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { contactCopy } from '#content/contact/contact.ts';
import { marketContacts } from '#content/contact/market-contacts.ts';
import { offices } from '#content/contact/offices.ts';
import { PhoneHours } from '#features/contact/phone-hours.tsx';
import { Link } from '#i18n/navigation.ts';
import { Container } from '#ui/container.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { DistributorEntry } from './distributor-entry.ts';
import { DistributorFinder } from './distributor-finder.tsx';
import type { Grouping } from './distributor-groups.tsx';
import { hasMap, homeMarkets } from './home-market.ts';
import type { MapOffice } from './map/distributor-map.tsx';
import land from './map/land.svg?url';
import { findFrame, listAreas } from './map/map-areas.ts';
import { toMapPoint } from './map/projection.ts';
import { listOrigins } from './origins.ts';

type Line = 'dental' | 'reflex';

type Props = { locale: Locale; line: Line; entries: readonly DistributorEntry[]; by: Grouping };

const NEXT_STEPS = {
  dental: [
    { step: 'dental.partners', href: '/SAP/integrations' },
    { step: 'dental.other', href: '/aboutUs/distributors-reflex-series' },
    { step: 'dental.none', href: '/aboutUs/contactUs' },
  ],
  reflex: [
    { step: 'reflex.online', href: '/store/reflex-3d-printer' },
    { step: 'reflex.other', href: '/aboutUs/distributors-dental' },
    { step: 'reflex.none', href: '/aboutUs/contactUs' },
  ],
} as const;

export async function DistributorsPage({ locale, line, entries, by }: Props) {
  const { Distributors } = await getMessages();
  const { countries, region } = homeMarkets[locale];
  return (
    <>
      <Heading line={line} entries={entries} locale={locale} />
      <Container className="py-stack">
        <NextIntlClientProvider messages={{ Distributors }}>
          <DistributorFinder
            entries={entries}
            by={by}
            origins={hasMap(locale) ? listOrigins(locale) : []}
            areas={line === 'dental' ? listAreas(locale) : []}
            frame={line === 'dental' ? findFrame(locale) : []}
            office={line === 'dental' && hasMap(locale) ? findOffice(locale) : null}
            home={by === 'country' ? countries[0] : region}
            land={hasMap(locale) ? land : null}
          >
            {line === 'dental' && <Office locale={locale} />}
          </DistributorFinder>
        </NextIntlClientProvider>
      </Container>
      <NextSteps line={line} />
    </>
  );
}

function findOffice(locale: Locale): MapOffice | null {
  const { office } = marketContacts[locale];
  const point = toMapPoint(offices[office].coordinates);
  return point && { name: contactCopy[locale].offices[office].name, point };
}

/** The office of the reader's market, which supplies customers directly. */
function Office({ locale }: { locale: Locale }) {
  const t = useTranslations('Distributors.office');
  const { office } = marketContacts[locale];
  const { name } = contactCopy[locale].offices[office];
  const { phone } = offices[office];
  return (
    <section aria-labelledby="direct" className="border-t border-ink pt-4">
      <h2 id="direct" className="text-subheading">
        {t('title')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('text', { office: name })}</p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        <span>
          <PhoneLink phone={phone} tag={locales[locale].tag} />
          <PhoneHours office={office} />
        </span>
        <TextLink as={Link} href="/aboutUs/contactUs" variant="standalone">
          {t('link')}
        </TextLink>
      </p>
    </section>
  );
}

function Heading({ line, entries, locale }: Pick<Props, 'line' | 'entries' | 'locale'>) {
  const t = useTranslations('Distributors');
  const home = entries.filter(({ region }) => region === homeMarkets[locale].region);
  const totals = {
    home: home.length,
    distributors: entries.length,
    countries: new Set(entries.map(({ country }) => country.id)).size,
  };
  return (
    <div className="border-b border-line bg-paper-deep">
      <Container className="grid items-end gap-x-12 gap-y-8 py-10 desktop:grid-cols-[minmax(0,1fr)_auto] desktop:py-16">
        <SectionHeading
          level={1}
          eyebrow={t(`${line}.eyebrow`)}
          title={t(`${line}.title`)}
          intro={t(`${line}.intro`)}
        />
        <dl className="flex flex-wrap gap-x-6 gap-y-4 max-sm:hidden sm:gap-x-10 desktop:pb-1">
          {(['home', 'distributors', 'countries'] as const).map((name) => (
            <div key={name} className="flex flex-col-reverse justify-end border-t border-ink pt-3">
              <dt className="text-fine text-ink-soft wrap-normal">{t(`totals.${name}`, { count: totals[name] })}</dt>
              <dd className="text-heading whitespace-nowrap tabular-nums">
                {t(`totalFigures.${name}`, { count: totals[name] })}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </div>
  );
}

function NextSteps({ line }: { line: Line }) {
  const t = useTranslations('Distributors');
  return (
    <section className="closing-band border-t border-line bg-surface">
      <Container className="grid gap-x-10 gap-y-8 py-stack sm:grid-cols-2 desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none">
        {NEXT_STEPS[line].map(({ step, href }) => (
          <section key={step}>
            <h2 className="text-subheading">{t(`${step}.title`)}</h2>
            <p className="mt-1 mb-3 max-w-text text-ink-soft">{t(`${step}.text`)}</p>
            <TextLink as={Link} href={href} variant="standalone">
              {t(`${step}.link`)}
            </TextLink>
          </section>
        ))}
      </Container>
    </section>
  );
}
