import { useLocale, useTranslations } from 'next-intl';
import { type FooterBranch, footerColumns, footerCopy } from '#content/footer/footer.ts';
import { isListed } from '#content/pages.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { PageLink } from '../page-link.tsx';

export function FooterColumns() {
  const t = useTranslations('Footer');
  const locale = localeFromTag(useLocale());
  const columns = footerColumns.flatMap((column) => {
    const pages = column.pages.filter((page) => isListed(page, locale));
    return pages.length > 0 ? [{ ...column, pages }] : [];
  });
  return (
    <nav aria-label={t('links')} className="footer-columns">
      {columns.map((column) => (
        <Column key={column.title} {...column} heading={footerCopy[locale][column.title]} />
      ))}
    </nav>
  );
}

function Column({ pages, heading }: FooterBranch & { heading: string }) {
  return (
    <details name="footer" className="footer-column unmarked" data-long={pages.length > 12 || undefined}>
      <summary>
        {heading}
        <span aria-hidden className="plus-minus" />
      </summary>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <PageLink page={page} />
          </li>
        ))}
      </ul>
    </details>
  );
}
