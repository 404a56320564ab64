import type { Locale } from '@heliograph/schema/locales.ts';
import { getFormatter, getTranslations } from 'next-intl/server';
import { marketOf } from '#content/markets.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { tagOf } from '#i18n/paths.ts';
import { Container } from '#ui/container.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { TextLink } from '#ui/text-link.tsx';
import { getMaterialList } from '../material-data.ts';
import { materialListPath } from '../material-paths.ts';
import { materialScopes } from '../material-scopes.ts';
import { countRegistered, isRegisteredIn } from './trade-rows.ts';

type Props = {
  /** Not on the list itself. */
  hasLink?: boolean;
};

/** Says which dental work may be used today in the market of the locale, until all resins for the mouth are registered. */
export async function RegistrationNotice({ hasLink = true }: Props) {
  const locale = await getCurrentLocale();
  const { items } = await getMaterialList(locale, materialScopes['0-all']);
  const { registered, total } = countRegistered(items, locale);
  if (registered === total) return null;
  const t = await getTranslations('Materials.trade.registration.notice');
  return (
    <NoticeBand
      locale={locale}
      link={hasLink && { path: materialListPath('0-all'), text: t('link') }}
      title={t('today')}
    >
      {t('mouth', { registered, total })}
    </NoticeBand>
  );
}

/** Names the resins with skin contact that are not registered in the market of the locale, and what they may be used for. */
export async function SkinRegistrationNotice() {
  const locale = await getCurrentLocale();
  const { items } = await getMaterialList(locale, materialScopes['2-all']);
  const names = items
    .filter((material) => material.bodyContact === 'SKIN' && !isRegisteredIn(material, locale))
    .map(({ name }) => name);
  if (names.length === 0) return null;
  const [t, format] = [await getTranslations('Materials.trade.registration'), await getFormatter()];
  const status = t(`missing.${marketOf[locale]}`);
  return (
    <NoticeBand
      locale={locale}
      link={{ path: materialListPath('2-all'), text: t('notice.link') }}
      title={t('notice.skin', { names: format.list(names), status })}
    >
      {t('use.SKIN')}
    </NoticeBand>
  );
}

type BandProps = { locale: Locale; title: string; children: string; link: { path: string; text: string } | false };

function NoticeBand({ locale, title, children, link }: BandProps) {
  return (
    <aside lang={tagOf(locale)} className="border-b border-line bg-surface">
      <Container className="py-4">
        <p className="border-s-2 border-accent ps-4 text-small text-ink-soft">
          <span className="font-semibold text-ink">{keepTogether(title)}</span> {keepTogether(children)}
          {link && (
            <>
              {' '}
              <TextLink as={Link} href={link.path}>
                {link.text}
              </TextLink>
            </>
          )}
        </p>
      </Container>
    </aside>
  );
}
