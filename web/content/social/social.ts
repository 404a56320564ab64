import type { Locale } from '@heliograph/schema/locales.ts';
import { mailboxes } from '../contact/offices.ts';
import type { PageAddress } from '../pages.ts';
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

export const contactWays: Record<ContactWay, PageAddress | `mailto:${string}`> = {
  question: '/aboutUs/contactUs',
  fault: '/store/support',
  press: `mailto:${mailboxes.media}`,
  work: `mailto:${mailboxes.careers}`,
};
