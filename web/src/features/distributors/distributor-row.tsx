import { locales } from '@heliograph/schema/locales.ts';
import { useLocale, useTranslations } from 'next-intl';
import { formatPhone } from '#ui/format-phone.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { DistributorEntry } from './distributor-entry.ts';
import { ServiceList } from './service-list.tsx';

type Props = { entry: DistributorEntry; isCountryKnown: boolean; level: 3 | 4 };

export function DistributorRow({ entry, isCountryKnown, level }: Props) {
  const Heading = `h${level}` as const;
  const t = useTranslations('Distributors');
  const isChinese = useLocale() === locales.cn.tag;
  // Chinese fonts have full-width apostrophes.
  const lang = isChinese && !/\p{Script=Han}/u.test(entry.address) ? 'en' : undefined;
  const { id, name, city, country, province, address, territory, services, languages } = entry;
  const { nearestDemo, trainingOffice } = entry;
  const [first, second] = splitName(name, isChinese);
  // Below the heading of a province, whose address names the town.
  const isTownKnown = level === 4 && (province?.label.startsWith(city) || address.includes(city));
  return (
    <article
      id={entryAnchor(id)}
      className="grid gap-x-8 gap-y-3 border-t border-line py-5 target:bg-accent-soft sm:grid-cols-2 xl:grid-cols-[5fr_4fr_5fr]"
    >
      <div className="sm:max-xl:col-span-2">
        <Heading className="text-subheading">
          {first}
          {second && !isChinese && (
            <>
              {' '}
              <span lang={locales.cn.tag} className="block text-small font-normal text-ink-soft">
                {second}
              </span>
            </>
          )}
        </Heading>
        {!isTownKnown && (
          <p className="mt-1">
            {isCountryKnown || city === country.label ? city : t('place', { city, country: country.label })}
          </p>
        )}
        <address lang={lang} className="mt-1 text-small text-ink-soft not-italic">
          {address}
        </address>
        {territory && (
          <dl className="mt-2 flex gap-x-2 text-small">
            <dt className="shrink-0 text-ink-soft">{t('territoryLabel')}</dt>
            <dd>{territory}</dd>
          </dl>
        )}
      </div>
      <ContactList entry={entry} />
      <dl className="grid content-start gap-2 text-small">
        <div>
          <dt className="sr-only">{t('servicesLabel')}</dt>
          <dd>
            <ServiceList services={services} />
          </dd>
        </div>
        {nearestDemo && (
          <div className="flex gap-x-2">
            <dt className="whitespace-nowrap text-ink-soft">{t('nearestDemoLabel')}</dt>
            <dd>{t('nearestDemo', { city: nearestDemo })}</dd>
          </div>
        )}
        {trainingOffice && (
          <div className="flex gap-x-2">
            <dt className="whitespace-nowrap text-ink-soft">{t('trainingLabel')}</dt>
            <dd>{t('training', { office: trainingOffice })}</dd>
          </div>
        )}
        {languages.length > 0 && (
          <div className="flex gap-x-2">
            <dt className="whitespace-nowrap text-ink-soft">{t('languagesLabel')}</dt>
            <dd>{languages.join(t('separator'))}</dd>
          </div>
        )}
      </dl>
    </article>
  );
}

/** Splits a name in Chinese and Latin script. The script of the page's language comes first. */
function splitName(name: string, isChinese: boolean): [first: string, second: string | null] {
  const [, han, latin] = /^(\p{Script=Han}+) (.+)$/u.exec(name) ?? [];
  if (!han || !latin) return [name, null];
  return isChinese ? [han, latin] : [latin, han];
}

/** Target of the links on the map. */
export function entryAnchor(id: string): string {
  return `distributor-${id}`;
}

function ContactList({ entry: { phone, email, website } }: Pick<Props, 'entry'>) {
  const t = useTranslations('Distributors');
  const locale = useLocale();
  const ways = [
    phone && { label: t('phone'), href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`, text: formatPhone(phone, locale) },
    email && { label: t('email'), href: `mailto:${email}`, text: email },
    website && { label: t('website'), href: website, text: new URL(website).hostname.replace(/^www\./, '') },
  ].filter((way) => typeof way === 'object' && way !== null);
  return (
    <dl className="grid content-start gap-1 text-small">
      {ways.map(({ label, href, text }) => (
        <div key={label}>
          <dt className="sr-only">{label}</dt>
          <dd className="tabular-nums wrap-anywhere">
            <TextLink href={href} className="inline-block py-0.5">
              {text}
            </TextLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
