import { useTranslations } from 'next-intl';

type Props = { url: string; className?: string };

export function WechatCode({ url, className = '' }: Props) {
  const t = useTranslations('Contact');
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
        className="size-32 rounded-control border border-line bg-white p-1.5"
      />
      <figcaption className="text-small text-ink-soft">{t('wechat')}</figcaption>
    </figure>
  );
}
