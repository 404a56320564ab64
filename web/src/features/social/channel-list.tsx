import type { Locale } from '@heliograph/schema/locales.ts';
import { ExternalLink } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { listSocialLinks, type SocialMarket } from '#content/site-links.ts';
import { channelPictures, socialCopy } from '#content/social/social.ts';
import { Figure } from '#ui/figure.tsx';
import { Icon } from '#ui/icon.tsx';

type Props = { locale: Locale; market: SocialMarket };

/** `children` stand below the title. */
export function ChannelList({ locale, market, children }: Props & { children?: ReactNode }) {
  const { title, text } = socialCopy[locale].markets[market];
  const id = `market-${market}`;
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-4 pb-12">
      <div className="mb-5">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <p className="mt-2 max-w-text text-ink-soft">{text}</p>
        {children}
      </div>
      <Channels locale={locale} market={market} />
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
        <p className="mb-4 max-w-text text-small text-ink-soft">{text}</p>
        <Channels locale={locale} market={market} />
      </details>
    </section>
  );
}

function Channels({ locale, market }: Props) {
  const t = useTranslations();
  const { channels } = socialCopy[locale];
  return (
    <ul>
      {listSocialLinks(market).map(({ channel, name, account, href }) => (
        <li
          key={channel}
          className="group relative grid grid-cols-[6rem_minmax(0,1fr)] gap-x-5 gap-y-1 border-t border-line py-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-8 desktop:grid-cols-[9rem_18rem_minmax(0,1fr)]"
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
                <Icon
                  icon={ExternalLink}
                  size={16}
                  className="ms-2 inline-block text-ink-soft group-hover:text-accent"
                />
              </a>
            </h3>
            <p className="text-small text-ink-soft">{account}</p>
          </div>
          <p className="col-start-2 text-ink-soft max-sm:text-small desktop:col-start-3 desktop:pt-0.5">
            {channels[channel].text}
            <span className="mt-1 block text-small">{t('Social.example', { post: channels[channel].post })}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
