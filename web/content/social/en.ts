import type { SocialCopy } from './social-copy.ts';

export const en: SocialCopy = {
  markets: {
    international: {
      title: 'Outside mainland China',
      text: 'One set of channels for every other country.',
    },
    china: {
      title: 'Mainland China',
      text: 'In Chinese, for readers in mainland China.',
    },
  },
  channels: {
    linkedin: { text: 'Company news, trade show dates and open positions.' },
    youtube: { text: 'Printers at work, and how-to videos to follow at the machine.' },
    twitter: { text: 'Short notices: a new release of the software, a date, a link.' },
    facebook: { text: 'Reflex prints, and tips for printing your own.' },
    instagram: { text: 'Close-ups of printed parts from dental labs, clinics and workshops.' },
    wechat: { name: 'WeChat', text: 'Articles on machines, resins and applications, and invitations to events.' },
    weibo: { name: 'Weibo', text: 'New products and reports from trade shows.' },
    wechatVideo: { name: 'WeChat Channels', text: 'Videos of machines and of each step at the bench.' },
    douyin: { name: 'Douyin', text: 'Short videos of prints coming off the platform.' },
  },
  site: {
    title: 'The same news without an account',
    text: 'Everything that matters is on this site as well.',
    links: {
      news: 'News, also as a feed',
      events: 'Events and live streams',
      resources: 'White papers and webinars',
      subscribe: 'Newsletter by email',
    },
  },
  reach: {
    title: 'When you need a person',
    text: 'Please keep patient data and serial numbers out of comments. These ways are private.',
    ways: {
      question: {
        title: 'Product or price',
        text: 'Use the contact form, or call the office nearest to you.',
        link: 'Contact us',
      },
      fault: {
        title: 'A printer stands still',
        text: 'Start with the guides, then call in support.',
        link: 'Get support',
      },
      press: {
        title: 'Press and pictures',
        text: 'Interviews, print-quality pictures, permissions.',
        link: 'Email the media team',
      },
      work: {
        title: 'Working with us',
        text: 'Questions about jobs and applications.',
        link: 'Email the careers team',
      },
    },
  },
};
