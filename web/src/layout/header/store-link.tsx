import { ExternalLink, ShoppingBag } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { shops } from '#content/site-links.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { storeMenuId } from '#navigation/store-menu-id.ts';
import { Icon } from '#ui/icon.tsx';

/** Mainland China has a choice of two shops; elsewhere there is one. */
export function StoreLink() {
  if (localeFromTag(useLocale()) !== 'cn')
    return (
      <ShopLink href={shops.global} className="header-action">
        <StoreLabel />
      </ShopLink>
    );
  return (
    <button type="button" popoverTarget={storeMenuId} className="header-action store-opener">
      <StoreLabel />
    </button>
  );
}

/** Opened by the header and by links in content, at any width. */
export function StoreMenu() {
  if (localeFromTag(useLocale()) !== 'cn') return null;
  return (
    <div id={storeMenuId} popover="auto" className="store-menu">
      <ChineseShops />
    </div>
  );
}

function StoreLabel() {
  const t = useTranslations('Header');
  return (
    <>
      <Icon icon={ShoppingBag} size={18} label={t('store')} />
      <span aria-hidden className="store-label">
        {t('store')}
      </span>
    </>
  );
}

export function ChineseShops() {
  const t = useTranslations('Header');
  return (
    <ul>
      {(['tmall', 'jd'] as const).map((shop) => (
        <li key={shop}>
          <ShopLink href={shops[shop]} className="store-choice">
            <span>{t(shop)}</span>
            <Icon icon={ExternalLink} size={16} />
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}

type ShopLinkProps = { href: string; className: string; children: ReactNode };

export function ShopLink({ href, className, children }: ShopLinkProps) {
  const t = useTranslations('Header');
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> ({t('newTab')})</span>
    </a>
  );
}
