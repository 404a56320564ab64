import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { isListedAddress } from '#content/pages.ts';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag } from '#i18n/paths.ts';

type Props = { path: string; className?: string; children: ReactNode };

/** Plain text if the product has no listed page. */
export function ProductLink({ path, className, children }: Props) {
  const locale = localeFromTag(useLocale());
  if (!isListedAddress(path, locale)) return children;
  return (
    <Link href={path} className={className}>
      {children}
    </Link>
  );
}
