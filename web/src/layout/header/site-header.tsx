import { Globe, ShoppingBag } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { navigation, navigationCopy } from '#content/navigation/navigation.ts';
import { pageNames } from '#content/page-names/page-names.ts';
import { isListed } from '#content/pages.ts';
import { SearchBox } from '#features/search/search-box.tsx';
import { localeFromTag, localePath } from '#i18n/paths.ts';
import { offerIconSlot } from '#navigation/offer-icon-slot.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Brand } from './brand.tsx';
import { languageSwitcherId } from './language-switcher-dialog.tsx';
import { MegaPanel } from './mega-panel.tsx';
import { MenuEntry } from './menu-entry.tsx';
import { SiteMenu } from './site-menu.tsx';
import { storeDialogId } from './store-dialog.tsx';
import { ChineseShops, StoreLink, StoreMenu } from './store-link.tsx';
import { toVisibleNavigation, type VisibleEntry } from './visible-navigation.ts';

export function SiteHeader() {
  const t = useTranslations('Header');
  const locale = localeFromTag(useLocale());
  const entries = toVisibleNavigation(navigation, (page) => isListed(page, locale));
  return (
    <header id="site-header" data-masked="" className="site-header">
      <div className="header-bar">
        <Brand />
        <Menu entries={entries} />
        <div className="header-actions">
          <SearchBox />
          <a href={`#${languageSwitcherId}`} aria-haspopup="dialog" className="header-action only-wide">
            <Icon icon={Globe} size={18} label={t('language')} />
          </a>
          <div className="only-wide">
            <StoreLink />
          </div>
          <StoreMenu />
          <span id={offerIconSlot} className="only-narrow" />
          <span className="header-quote">
            <QuoteLink />
          </span>
        </div>
      </div>
    </header>
  );
}

function Menu({ entries }: { entries: readonly VisibleEntry[] }) {
  const t = useTranslations();
  const locale = localeFromTag(useLocale());
  return (
    <SiteMenu
      label={t('Site.navigation')}
      menu={t('Header.menu')}
      closeMenu={t('Header.closeMenu')}
      entries={entries.map(({ page, sections }) => ({ id: page, sections }))}
      foot={<DrawerFoot />}
    >
      <li className="drawer-quote">
        <QuoteLink />
      </li>
      {entries.map(({ page, title, leadsTo, children }) => {
        const name = title ? navigationCopy[locale].groups[title] : pageNames[locale][page];
        return (
          <MenuEntry
            key={page}
            id={page}
            href={localePath(locale, leadsTo)}
            name={name}
            more={t('Header.more', { name })}
          >
            {children.length > 0 && <MegaPanel items={children} />}
          </MenuEntry>
        );
      })}
    </SiteMenu>
  );
}

/** Opens the inquiry form; leads to the contact page from pages without one, and without JavaScript. */
function QuoteLink() {
  const t = useTranslations();
  const contact = localePath(localeFromTag(useLocale()), '/aboutUs/contactUs');
  return (
    <Button href={`${contact}#inquiry`} variant="primary" size="small" aria-label={t('Promotions.discount.open')}>
      <span className="quote-long">{t('Promotions.discount.open')}</span>
      <span className="quote-short">{t('Header.quote')}</span>
    </Button>
  );
}

function DrawerFoot() {
  const t = useTranslations('Header');
  const isChinese = localeFromTag(useLocale()) === 'cn';
  return (
    <>
      <a href={`#${languageSwitcherId}`} aria-haspopup="dialog" className="drawer-action">
        <Icon icon={Globe} size={18} />
        {t('language')}
      </a>
      {isChinese ? (
        <ChineseShops />
      ) : (
        <a href={`#${storeDialogId}`} aria-haspopup="dialog" className="drawer-action">
          <Icon icon={ShoppingBag} size={18} />
          {t('store')}
        </a>
      )}
    </>
  );
}
