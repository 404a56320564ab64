import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { hasOwnChannels, type SocialMarket, socialMarketOf } from '#content/site-links.ts';
import { Container } from '#ui/container.tsx';
import { ListHeading } from '#ui/list-heading.tsx';
import { ChannelList, FoldedChannelList } from './channel-list.tsx';
import { ContactWays } from './contact-ways.tsx';
import { SiteChannels } from './site-channels.tsx';

type Props = {
  locale: Locale;
  /** Null if there is no setting. */
  wechatQrUrl: string | null;
};

/** What is in the reader's language comes first: the channels of the market, or this site. */
export function SocialPage({ locale, wechatQrUrl }: Props) {
  const t = useTranslations('Social');
  const own = socialMarketOf[locale];
  const other: SocialMarket = own === 'china' ? 'international' : 'china';
  const isOwn = hasOwnChannels[locale];
  return (
    <>
      <ListHeading title={t('title')} intro={t('intro')} picture="scenes/photo-corner" />
      {!isOwn && <SiteChannels locale={locale} isFirst />}
      <Container className="py-stack">
        <ChannelList locale={locale} market={own} wechatQrUrl={wechatQrUrl} />
        <FoldedChannelList locale={locale} market={other} />
      </Container>
      {isOwn && <SiteChannels locale={locale} />}
      <ContactWays locale={locale} />
    </>
  );
}
