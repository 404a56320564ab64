import { useTranslations } from 'next-intl';

type Props = {
  /** Null if there is no setting: its place says that the code is to follow. */
  url: string | null;
  className?: string;
};

const FRAME = 'size-32 shrink-0 rounded-control border';

export function WechatCode({ url, className = '' }: Props) {
  const t = useTranslations('Contact');
  return (
    <figure className={`flex items-center gap-4 ${className}`}>
      {url === null ? (
        <p className={`${FRAME} grid place-content-center border-dashed border-edge text-fine text-ink-soft`}>
          {t('wechatToFollow')}
        </p>
      ) : (
        // White in the dark theme as well: scanners need the contrast.
        // biome-ignore lint/performance/noImgElement: an SVG or PNG of the operator, without other sizes
        <img
          src={url}
          alt={t('wechatCode')}
          width={128}
          height={128}
          loading="lazy"
          className={`${FRAME} border-line bg-white p-1.5`}
        />
      )}
      <figcaption className="text-small text-ink-soft">{t(url === null ? 'wechatSearch' : 'wechat')}</figcaption>
    </figure>
  );
}
