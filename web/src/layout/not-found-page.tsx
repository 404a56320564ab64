import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { getPathname } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';
import { PageBody } from '#ui/page-body.tsx';
import { PageMark } from './page-mark.tsx';

export function NotFoundPage() {
  const t = useTranslations('NotFound');
  const home = getPathname({ href: '/', locale: useLocale() });
  return (
    <PageBody>
      <PageMark isNotFound />
      <p className="text-label text-accent">404</p>
      <h1 className="mt-3 text-title">{t('title')}</h1>
      <p className="mt-6">{t('intro')}</p>
      <ul className="mt-2 max-w-text list-disc ps-5 text-ink-soft">
        <li>{t('causeMoved')}</li>
        <li>{t('causeTyped')}</li>
        <li>{t('causeMaintenance')}</li>
      </ul>
      {/* A plain link works before the 404 boundary has hydrated. */}
      <Button href={home} variant="primary" className="mt-8">
        {t('home')}
      </Button>
    </PageBody>
  );
}

export async function getNotFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound');
  return { title: t('title') };
}
