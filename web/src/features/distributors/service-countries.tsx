import type { Locale } from '@heliograph/schema/locales.ts';
import { useLocale, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { regionName, regionNameBesideOthers } from '#i18n/region-name.ts';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Distributor } from './distributor-data.ts';
import { distributorParams, regions } from './distributor-params.ts';
import { homeMarkets, sortByMarket } from './home-market.ts';

/** The countries with a distributor that offers service, by region. */
export function ServiceCountries({ distributors }: { distributors: readonly Distributor[] }) {
  const t = useTranslations('Distributors');
  const locale = localeFromTag(useLocale());
  const home = homeMarkets[locale];
  const serving = sortByMarket(
    distributors.filter(({ services }) => services.includes('SERVICE')),
    home,
  );
  const groups = regions
    .toSorted((a, b) => Number(b === home.region) - Number(a === home.region))
    .map((region) => ({
      region,
      countries: countriesIn(
        serving.filter((one) => one.region === region),
        locale,
      ),
    }))
    .filter(({ countries }) => countries.length > 0);
  return (
    <section aria-labelledby="service-countries" className="border-y border-line bg-paper-deep">
      <Container className="py-section">
        <SectionHeading
          id="service-countries"
          title={t('serviceCountries.title')}
          intro={t('serviceCountries.intro')}
        />
        <dl className="even-grid mt-stack gap-x-10 gap-y-7">
          {groups.map(({ region, countries }) => (
            <div key={region} className="border-t border-ink pt-4">
              <dt className="text-subheading">
                <TextLink
                  as={Link}
                  href={`/aboutUs/distributors-dental?region=${distributorParams.region.serialize(region)}`}
                  variant="standalone"
                >
                  {t(`regions.${region}`)}
                </TextLink>
              </dt>
              <dd className="mt-1.5 text-ink-soft">{countries.join(t('separator'))}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

function countriesIn(distributors: readonly Distributor[], locale: Locale): string[] {
  const codes = [...new Set(distributors.map(({ country }) => country.id))];
  return codes.map((code) => (codes.length > 1 ? regionNameBesideOthers(code, locale) : regionName(code, locale)));
}
