import type { Locale } from '@heliograph/schema/locales.ts';
import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { pageNames } from '#content/page-names/page-names.ts';
import { localeFromTag, localePath } from '#i18n/paths.ts';
import { Button } from '#ui/button.tsx';
import { PageBody } from '#ui/page-body.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { NotFoundDrawing } from './not-found-drawing.tsx';
import { PageLinks } from './page-links.tsx';
import { LikelyPages, PageMark } from './page-mark.tsx';

const LIKELY_PATHS = ['/hardware', '/material/0-all', '/application', '/store/support', '/aboutUs/contactUs'] as const;

/** Plain links and a plain form work before the page is hydrated. */
export function NotFoundPage() {
  const t = useTranslations('NotFound');
  const locale = localeFromTag(useLocale());
  const likely = LIKELY_PATHS.map((path) => ({ path, name: pageNames[locale][path] }));
  return (
    <PageBody>
      <PageMark isNotFound />
      <p className="text-label text-accent">404</p>
      <h1 className="mt-3 text-title">{t('title')}</h1>
      <div className="mt-6 grid gap-x-16 gap-y-10 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <Search locale={locale} />
          <div className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]">
            <div>
              <p>{t('intro')}</p>
              <ul className="mt-2 max-w-text list-disc ps-5 text-ink-soft">
                <li>{t('causeMoved')}</li>
                <li>{t('causeTyped')}</li>
                <li>{t('causeMaintenance')}</li>
              </ul>
              <Button href={localePath(locale, '/')} variant="secondary" className="mt-8">
                {t('home')}
              </Button>
            </div>
            <figure>
              <NotFoundDrawing />
              <figcaption className="mt-2 text-small text-ink-soft">{t('drawing')}</figcaption>
            </figure>
          </div>
        </div>
        <nav aria-labelledby="likely-pages">
          <h2 id="likely-pages" className="text-subheading">
            {t('likely')}
          </h2>
          <LikelyPages locale={locale} pages={likely}>
            <PageLinks locale={locale} pages={likely} />
          </LikelyPages>
        </nav>
      </div>
    </PageBody>
  );
}

function Search({ locale }: { locale: Locale }) {
  const t = useTranslations('SearchBox');
  return (
    <search>
      <form action={localePath(locale, '/search')} className="flex gap-2">
        <TextInput
          type="search"
          name="key"
          required
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          className="min-h-13"
        />
        <Button type="submit" variant="primary" className="min-h-13 shrink-0">
          {t('submit')}
        </Button>
      </form>
    </search>
  );
}

export async function getNotFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound');
  return { title: t('title') };
}
