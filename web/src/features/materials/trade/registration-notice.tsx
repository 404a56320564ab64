import { getTranslations } from 'next-intl/server';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { tagOf } from '#i18n/paths.ts';
import { Container } from '#ui/container.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { TextLink } from '#ui/text-link.tsx';
import { getMaterialList } from '../material-data.ts';
import { materialListPath } from '../material-paths.ts';
import { materialScopes } from '../material-scopes.ts';
import { countRegistered } from './trade-rows.ts';

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
    <aside lang={tagOf(locale)} className="border-b border-line bg-surface">
      <Container className="py-4">
        <p className="border-s-2 border-accent ps-4 text-small text-ink-soft">
          <span className="font-semibold text-ink">{keepTogether(t('today'))}</span>{' '}
          {keepTogether(t('mouth', { registered, total }))}
          {hasLink && (
            <>
              {' '}
              <TextLink as={Link} href={materialListPath('0-all')}>
                {t('link')}
              </TextLink>
            </>
          )}
        </p>
      </Container>
    </aside>
  );
}
