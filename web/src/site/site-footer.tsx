import { useTranslations } from 'next-intl';
import { LanguageLinks } from './language-links.tsx';

export function SiteFooter() {
  const t = useTranslations('Site');
  return (
    <footer className="mt-20 border-t border-line bg-surface text-sm text-ink-soft">
      <div className="mx-auto flex max-w-7xl flex-wrap justify-between gap-x-12 gap-y-4 px-5 py-8">
        <div>
          <p className="max-w-prose">{t('footerNote')}</p>
          <p className="mt-2">{t('copyright', { brand: t('brand') })}</p>
        </div>
        <LanguageLinks />
      </div>
    </footer>
  );
}
