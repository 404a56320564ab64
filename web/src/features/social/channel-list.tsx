import type { Locale } from '@heliograph/schema/locales.ts';
import { ExternalLink } from 'lucide';
import { useTranslations } from 'next-intl';
import { listSocialLinks, type SocialChannel, type SocialMarket } from '#content/site-links.ts';
import { channelPictures, socialCopy } from '#content/social/social.ts';
import { Figure } from '#ui/figure.tsx';
import { Icon } from '#ui/icon.tsx';
import { QrCode } from '#ui/qr-code.tsx';

type Props = { locale: Locale; market: SocialMarket };

type OwnProps = Props & {
  /** Null if there is no setting. */
  wechatQrUrl: string | null;
};

/** The channels in the language of the page; those of Chinese apps have a code to scan. */
export function ChannelList({ locale, market, wechatQrUrl }: OwnProps) {
  const { title, text, note } = socialCopy[locale].markets[market];
  const id = `market-${market}`;
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-4 pb-12">
      <div className="mb-5">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {text && <p className="mt-2 max-w-text text-ink-soft">{text}</p>}
      </div>
      <Channels locale={locale} market={market} codes={market === 'china' ? { wechat: wechatQrUrl } : null} />
      {note && (
        <div className="border-t border-line pt-5">
          <p className="max-w-text text-small text-ink-soft">{note}</p>
        </div>
      )}
    </section>
  );
}

/** The channels in another language. */
export function FoldedChannelList({ locale, market }: Props) {
  const { title, text } = socialCopy[locale].markets[market];
  const id = `market-${market}`;
  return (
    <section aria-labelledby={id} className="border-y border-line">
      <details className="list-fold unmarked">
        <summary>
          <h2 id={id} className="text-subheading">
            {title}
          </h2>
          <span aria-hidden className="plus-minus" />
        </summary>
        {text && <p className="mb-4 max-w-text text-small text-ink-soft">{text}</p>}
        <Channels locale={locale} market={market} codes={null} />
      </details>
    </section>
  );
}

type ChannelsProps = Props & {
  /** Null without codes; addresses of pictures that replace the code of the profile's address. */
  codes: Partial<Record<SocialChannel, string | null>> | null;
};

function Channels({ locale, market, codes }: ChannelsProps) {
  const t = useTranslations();
  const { channels } = socialCopy[locale];
  return (
    <ul>
      {listSocialLinks(market).map(({ channel, name, account, href }) => (
        <li
          key={channel}
          className="group relative grid grid-cols-[6rem_minmax(0,1fr)] gap-x-5 gap-y-1 border-t border-line py-4 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:gap-x-8 desktop:grid-cols-[9rem_16rem_minmax(0,1fr)_9rem]"
        >
          <div className="row-span-2 self-start desktop:row-span-1">
            <Figure name={channelPictures[channel]} alt="" sizes="9rem" className="rounded-control" />
          </div>
          <div>
            <h3 className="text-subheading">
              <a
                href={href}
                target="_blank"
                rel="noopener"
                className="transition-colors duration-quick group-hover:text-accent after:absolute after:inset-0"
              >
                {channels[channel].name ?? name}
                <span className="sr-only"> ({t('Header.newTab')})</span>
              </a>
            </h3>
            <p className="text-small text-ink-soft">{account}</p>
          </div>
          <p className="col-start-2 text-ink-soft max-sm:text-small desktop:col-start-3 desktop:pt-0.5">
            {channels[channel].text}
            <span className="mt-1 block text-small">{t('Social.example', { post: channels[channel].post })}</span>
          </p>
          <div className="max-sm:col-start-2 sm:col-start-3 sm:row-span-2 sm:row-start-1 desktop:col-start-4 desktop:row-span-1 desktop:justify-self-end">
            {codes && (
              // Of no use on the phone that shows it.
              <QrCode
                {...toCode(href, codes[channel])}
                label={t('Social.code', { account })}
                className="size-28 max-sm:hidden"
              />
            )}
            <p
              aria-hidden
              className={`flex items-center gap-2 text-small font-medium whitespace-nowrap text-accent ${codes ? 'sm:hidden' : ''}`}
            >
              {t('Social.open')}
              <Icon icon={ExternalLink} size={16} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The code of the operator, or one of the profile's address. */
function toCode(address: string, picture: string | null | undefined) {
  return picture ? { picture } : { text: address };
}
