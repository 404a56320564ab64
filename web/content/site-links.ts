import type { Locale } from '@heliograph/schema/locales.ts';

/** External links. Placeholders; replace with the real ones. */
export const shops = {
  /** Outside mainland China. */
  global: 'https://store.heliograph.example/',
  dental: 'https://store.heliograph.example/dental',
  tmall: 'https://heliograph.tmall.example/',
  jd: 'https://heliograph.jd.example/',
} as const;

type SocialLink = { name: string; href: string };

const chinese: readonly SocialLink[] = [
  { name: '微信', href: 'https://social.heliograph.example/wechat' },
  { name: '微博', href: 'https://social.heliograph.example/weibo' },
  { name: '微信视频号', href: 'https://social.heliograph.example/wechat-video' },
  { name: '抖音', href: 'https://social.heliograph.example/douyin' },
];

const international: readonly SocialLink[] = [
  { name: 'LinkedIn', href: 'https://social.heliograph.example/linkedin' },
  { name: 'YouTube', href: 'https://social.heliograph.example/youtube' },
  { name: 'Twitter', href: 'https://social.heliograph.example/twitter' },
  { name: 'Facebook', href: 'https://social.heliograph.example/facebook' },
  { name: 'Instagram', href: 'https://social.heliograph.example/instagram' },
];

export const socialLinks: Record<Locale, readonly SocialLink[]> = {
  en: international,
  cn: chinese,
  de: international,
};

/** Chinese ICP and public security filings, shown in `cn` only. */
export const beian: readonly SocialLink[] = [
  { name: '沪ICP备00000000号-1', href: 'https://beian.miit.gov.cn/' },
  { name: '沪公网安备00000000000000号', href: 'https://beian.mps.gov.cn/' },
];

export const chooserLocales = ['cn', 'en'] as const satisfies readonly Locale[];

export const copyrightYear = 2025;
