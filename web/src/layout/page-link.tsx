import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { pageNames } from '#content/page-names/page-names.ts';
import type { SinglePath } from '#content/pages.ts';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag } from '#i18n/paths.ts';

type Props = { page: SinglePath; className?: string; before?: ReactNode; children?: ReactNode };

export function PageLink({ page, className, before, children }: Props) {
  const name = pageNames[localeFromTag(useLocale())][page];
  return (
    <Link href={page} className={className}>
      {before || children ? (
        <>
          {before}
          {name}
          {children}
        </>
      ) : (
        name
      )}
    </Link>
  );
}
