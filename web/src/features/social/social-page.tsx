import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { type SocialMarket, socialMarketOf } from '#content/site-links.ts';
import { Container } from '#ui/container.tsx';
import { ListHeading } from '#ui/list-heading.tsx';
import { ChannelList } from './channel-list.tsx';
import { ContactWays } from './contact-ways.tsx';
import { SiteChannels } from './site-channels.tsx';

/** The market of the language comes first. */
export function SocialPage({ locale }: { locale: Locale }) {
  const t = useTranslations('Social');
  const own = socialMarketOf[locale];
  const other: SocialMarket = own === 'china' ? 'international' : 'china';
  return (
    <>
      <ListHeading title={t('title')} intro={t('intro')} picture="scenes/photo-corner" />
      <Container className="py-stack">
        <ChannelList locale={locale} market={own} />
        <ChannelList locale={locale} market={other} />
      </Container>
      <SiteChannels locale={locale} />
      <ContactWays locale={locale} />
    </>
  );
}
