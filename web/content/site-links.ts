import type { Locale } from '@heliograph/schema/locales.ts';
import type { CompanyFact } from './company/company-facts.ts';

/** External links. Placeholders; replace with the real ones. */
export const shops = {
  /** Outside mainland China. */
  global: 'https://store.heliograph.example/',
  dental: 'https://store.heliograph.example/dental',
  tmall: 'https://heliograph.tmall.example/',
  jd: 'https://heliograph.jd.example/',
} as const;

type ExternalLink = { name: string; href: string };

/** `account` is what to search for in the app. */
type Channel = ExternalLink & { account: string };

const channels = {
  wechat: { name: '微信', account: '赫光 3D 打印', href: 'https://social.heliograph.example/wechat' },
  weibo: { name: '微博', account: '@赫光3D打印', href: 'https://social.heliograph.example/weibo' },
  wechatVideo: { name: '微信视频号', account: '赫光 3D 打印', href: 'https://social.heliograph.example/wechat-video' },
  douyin: { name: '抖音', account: '赫光 3D 打印', href: 'https://social.heliograph.example/douyin' },
  linkedin: { name: 'LinkedIn', account: 'Heliograph', href: 'https://social.heliograph.example/linkedin' },
  youtube: { name: 'YouTube', account: '@heliograph', href: 'https://social.heliograph.example/youtube' },
  twitter: { name: 'X', account: '@heliograph', href: 'https://social.heliograph.example/twitter' },
  facebook: { name: 'Facebook', account: '@heliograph', href: 'https://social.heliograph.example/facebook' },
  instagram: { name: 'Instagram', account: '@heliograph', href: 'https://social.heliograph.example/instagram' },
} as const satisfies Record<string, Channel>;

export type SocialChannel = keyof typeof channels;

export type SocialMarket = 'china' | 'international';

export const socialMarkets: Record<SocialMarket, readonly SocialChannel[]> = {
  china: ['wechat', 'weibo', 'wechatVideo', 'douyin'],
  international: ['linkedin', 'youtube', 'twitter', 'facebook', 'instagram'],
};

export const socialMarketOf: Record<Locale, SocialMarket> = {
  en: 'international',
  cn: 'china',
  de: 'international',
};

/** Whether there are channels in the language of the locale. */
export const hasOwnChannels: Record<Locale, boolean> = { en: true, cn: true, de: false };

export function listSocialLinks(market: SocialMarket): (Channel & { channel: SocialChannel })[] {
  return socialMarkets[market].map((channel) => ({ channel, ...channels[channel] }));
}

/** Chinese ICP and public security filings, shown in `cn` only; `pending` until `company-facts.ts` has the number. */
export const beian = [
  { fact: 'icpNumber', pending: 'ICP备案查询', href: 'https://beian.miit.gov.cn/' },
  { fact: 'publicSecurityNumber', pending: '公安联网备案查询', href: 'https://beian.mps.gov.cn/' },
] as const satisfies readonly { fact: CompanyFact; pending: string; href: string }[];

export const chooserLocales = ['cn', 'en'] as const satisfies readonly Locale[];

export const firstCopyrightYear = 2025;
