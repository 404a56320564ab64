import { useTranslations } from 'next-intl';

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
      {/* White in the dark theme as well: scanners need the contrast. */}
      {/* biome-ignore lint/performance/noImgElement: an SVG or PNG of the operator, without other sizes */}
      <img
        src={url}
        alt={t('wechatCode')}
        width={128}
        height={128}
        loading="lazy"
        className="size-32 shrink-0 rounded-control border border-line bg-white p-1.5"
      />
      <figcaption className="text-small text-ink-soft">{t('wechat')}</figcaption>
    </figure>
  );
}
