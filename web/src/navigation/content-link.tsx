import { ExternalLink } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { findHrefKind } from '#content/href.ts';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { storeMenuId } from './store-menu-id.ts';

/** `as` replaces `<a>`. */
type LinkAttributes = {
  href: string;
  as?: ElementType;
  target?: '_blank';
  rel?: 'noopener';
  'aria-haspopup'?: 'dialog';
  children: ReactNode;
};

type Props = { href: string; render: (link: LinkAttributes) => ReactNode; children: ReactNode };

/** A link in content, by the kind of its href; plain text if the href is of no kind. */
export function ContentLink({ href, render, children }: Props) {
  const isChinese = localeFromTag(useLocale()) === 'cn';
  switch (findHrefKind(href)) {
    case 'PAGE':
      return render({ href, as: Link, children });
    case 'STORE':
      return render({ href, children, ...(isChinese ? { as: StoreMenuButton } : { 'aria-haspopup': 'dialog' }) });
    case 'EXTERNAL':
      return render({
        href,
        target: '_blank',
        rel: 'noopener',
        children: (
          <>
            {children}
            <ExternalMark />
          </>
        ),
      });
    case 'FRAGMENT':
    case 'CONTACT':
      return render({ href, children });
    default:
      return children;
  }
}

function ExternalMark() {
  const t = useTranslations('Header');
  return (
    <>
      <Icon icon={ExternalLink} size={16} className="ms-1 inline-block" />
      <span lang={useLocale()} className="sr-only">
        {` (${t('newTab')})`}
      </span>
    </>
  );
}

function StoreMenuButton({ className, children }: ComponentProps<'a'>) {
  return (
    <button type="button" popoverTarget={storeMenuId} className={className}>
      {children}
    </button>
  );
}
