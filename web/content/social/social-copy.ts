import type { SocialChannel, SocialMarket } from '../site-links.ts';

type Titled = { title: string; text: string };

export type SocialCopy = {
  markets: Record<SocialMarket, { title: string; text?: string /** Below the channels. */; note?: string }>;
  /** `name` where readers of this language write it differently. */
  channels: Record<SocialChannel, { name?: string; text: string /** Title of an example. */; post: string }>;
  site: Titled & { links: Record<SiteChannel, string> };
  reach: Titled & { ways: Record<ContactWay, Titled & { link: string }> };
};

export type SiteChannel = 'news' | 'events' | 'resources' | 'subscribe';

export type ContactWay = 'question' | 'fault' | 'press' | 'work';
