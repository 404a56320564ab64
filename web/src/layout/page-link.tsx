import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { pageNames } from '#content/page-names/page-names.ts';
import type { SinglePath } from '#content/pages.ts';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag } from '#i18n/paths.ts';

type Props = { page: SinglePath; className?: string; before?: ReactNode; children?: ReactNode };

export function PageLink({ page, className, before, children }: Props) {
  const names = pageNames[localeFromTag(useLocale())];
  return (
    <Link href={page} className={className}>
      {before}
      {names[page]}
      {children}
    </Link>
  );
}
