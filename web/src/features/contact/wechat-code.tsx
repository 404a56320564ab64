import { useTranslations } from 'next-intl';
import { QrCode } from '#ui/qr-code.tsx';

type Props = {
  /** Null if there is no setting: readers search for the account. */
  url: string | null;
  className?: string;
};

export function WechatCode({ url, className = '' }: Props) {
  const t = useTranslations('Contact');
  if (url === null) return <p className={`text-small text-ink-soft ${className}`}>{t('wechatSearch')}</p>;
  return (
    <figure className={`flex items-center gap-4 ${className}`}>
      <QrCode picture={url} label={t('wechatCode')} className="size-32 shrink-0" />
      <figcaption className="text-small text-ink-soft">{t('wechat')}</figcaption>
    </figure>
  );
}
