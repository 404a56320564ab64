import { useLocale, useTranslations } from 'next-intl';

/** Shows that an entry opens a page; the link on its title covers it. */
export function ReadMore() {
  const t = useTranslations('CaseStudies');
  return (
    <p aria-hidden lang={useLocale()} className="mt-3 text-small font-medium text-accent">
      {t('read')}{' '}
      <span className="inline-block transition-[translate] duration-quick group-hover:translate-x-0.5">→</span>
    </p>
  );
}
