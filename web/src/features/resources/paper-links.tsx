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
    <nav aria-label={t('title')} className="mb-8 border-y border-line py-4">
      <p className="font-semibold">{t('title')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-8 gap-y-1">
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
