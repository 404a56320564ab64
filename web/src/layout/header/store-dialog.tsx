import { ExternalLink } from 'lucide';
import { useTranslations } from 'next-intl';
import { shops } from '#content/site-links.ts';
import { Icon } from '#ui/icon.tsx';
import { FrameDialog } from '../frame-dialog.tsx';
import { ShopLink } from './store-link.tsx';

export const storeDialogId = 'choose-store';

const STORES = [
  { name: 'dentalStore', text: 'dentalStoreText', href: shops.dental },
  { name: 'generalStore', text: 'generalStoreText', href: shops.global },
] as const;

export function StoreDialog() {
  const t = useTranslations('Header');
  return (
    <FrameDialog id={storeDialogId} title={t('storeTitle')} text={t('storeText')} close={t('close')}>
      <ul className="grid gap-3">
        {STORES.map(({ name, text, href }) => (
          <li key={name}>
            <ShopLink href={href} className="dialog-choice">
              <span>
                <span className="block font-medium">{t(name)}</span>
                <span className="block text-small text-ink-soft">{t(text)}</span>
              </span>
              <Icon icon={ExternalLink} size={18} />
            </ShopLink>
          </li>
        ))}
      </ul>
    </FrameDialog>
  );
}
