import { useTranslations } from 'next-intl';
import type { PageAddress } from '#content/pages.ts';
import { Link } from '#i18n/navigation.ts';
import { TextLink } from '#ui/text-link.tsx';

const PAPERS = {
  support: '/store/support',
  sheets: '/material/0-all',
  printers: '/hardware',
  software: '/store/software',
} as const satisfies Record<string, PageAddress>;

/** Manuals and data sheets are on the pages of their machines and resins. */
export function PaperLinks() {
  const t = useTranslations('Resources.papers');
  return (
    <nav aria-label={t('title')} className="mb-6 gap-x-8 border-b border-line pb-4 desktop:flex desktop:items-baseline">
      <p className="shrink-0 font-semibold">{t('title')}</p>
      <ul className="flex flex-wrap gap-x-8 gap-y-1 max-desktop:mt-1">
        {(Object.keys(PAPERS) as (keyof typeof PAPERS)[]).map((paper) => (
          <li key={paper}>
            <TextLink as={Link} href={PAPERS[paper]} variant="standalone" className="inline-block py-1">
              {t(paper)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
