import type { Locale } from '@heliograph/schema/locales.ts';
import { ExternalLink } from 'lucide';
import { useTranslations } from 'next-intl';
import { listSocialLinks, type SocialMarket } from '#content/site-links.ts';
import { socialCopy } from '#content/social/social.ts';
import { Icon } from '#ui/icon.tsx';

export function ChannelList({ locale, market }: { locale: Locale; market: SocialMarket }) {
  const t = useTranslations('Header');
  const { markets, channels } = socialCopy[locale];
  const id = `market-${market}`;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 border-t border-ink pt-4 pb-12 desktop:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div className="mb-4 desktop:mb-0">
        <h2 id={id} className="text-heading">
          {markets[market].title}
        </h2>
        <p className="mt-2 max-w-text text-small text-ink-soft">{markets[market].text}</p>
      </div>
      <ul className="[&>li:first-child]:border-t-0 [&>li:first-child]:desktop:pt-1">
        {listSocialLinks(market).map(({ channel, name, href }) => (
          <li
            key={channel}
            className="group relative grid gap-x-10 gap-y-1 border-t border-line py-4 max-sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[13rem_minmax(0,1fr)_auto]"
          >
            <h3 className="text-subheading">
              <a
                href={href}
                target="_blank"
                rel="noopener"
                className="transition-colors duration-quick group-hover:text-accent after:absolute after:inset-0"
              >
                {channels[channel].name ?? name}
                <span className="sr-only"> ({t('newTab')})</span>
              </a>
            </h3>
            <p className="text-ink-soft max-sm:col-start-1 sm:self-center">{channels[channel].text}</p>
            <Icon
              icon={ExternalLink}
              size={18}
              className="self-center text-ink-soft group-hover:text-accent max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
