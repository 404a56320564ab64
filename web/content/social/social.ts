import type { Locale } from '@heliograph/schema/locales.ts';
import type { PictureName } from '#sections/page-content.ts';
import { mailboxes } from '../contact/offices.ts';
import type { PageAddress } from '../pages.ts';
import type { SocialChannel } from '../site-links.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { ContactWay, SiteChannel, SocialCopy } from './social-copy.ts';

export const socialCopy: Record<Locale, SocialCopy> = { en, cn, de };

/** The same news on this site, without an account elsewhere. */
export const siteChannels: Record<SiteChannel, PageAddress> = {
  news: '/newsroom',
  events: '/aboutUs/events',
  resources: '/aboutUs/resources',
  subscribe: '/subscribe',
};

/** Show the example in the copy. */
export const channelPictures: Record<SocialChannel, PictureName> = {
  wechat: 'scenes/burnout-bench',
  weibo: 'scenes/hive-docked',
  wechatVideo: 'scenes/in-use-a2d-4k',
  douyin: 'scenes/platform-solid',
  linkedin: 'scenes/trade-booth',
  youtube: 'accessories/ultracraft-resin-tray',
  twitter: 'scenes/case-desk',
  facebook: 'parts/ring-patterns',
  instagram: 'parts/dental-model',
};

/** Ways that the office of the market answers by phone as well. */
export const phonedWays: readonly ContactWay[] = ['question', 'fault'];

export const contactWays: Record<ContactWay, PageAddress | `mailto:${string}`> = {
  question: '/aboutUs/contactUs',
  fault: '/store/support',
  press: `mailto:${mailboxes.media}`,
  work: `mailto:${mailboxes.careers}`,
};
