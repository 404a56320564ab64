import type { SocialCopy } from './social-copy.ts';

export const en: SocialCopy = {
  markets: {
    international: {
      title: 'Accounts in English',
      note: 'These and the Chinese accounts are our only official ones. Seen another one under our name? Please tell the media team. Please don’t post patient data or serial numbers in a comment.',
    },
    china: {
      title: 'Accounts in Chinese',
      text: 'Search for the account name in the app.',
    },
  },
  channels: {
    linkedin: {
      text: 'Company news, where to meet us and job openings.',
      post: 'HiVE runs at LAB DAY Chicago, booth 218',
    },
    youtube: {
      text: 'Printers at work, and step-by-step videos.',
      post: 'Changing the release film on an A2D 4K',
    },
    twitter: { text: 'Software releases and webinar dates.', post: 'Prepare 6.2.1 fixes job transfer through a proxy' },
    facebook: {
      text: 'Jewelry, figures and workshop parts from Reflex printers, with printing tips.',
      post: 'A ring in Reflex Wax Cast, from file to casting',
    },
    instagram: {
      text: 'Close-ups of printed parts from dental labs, practices and studios.',
      post: 'A removable die in Model HP UV 2.0',
    },
    wechat: {
      name: 'WeChat',
      text: 'Articles on printers, resins and applications, and event invitations.',
      post: 'Two holds in the burnout of castable resin',
    },
    weibo: {
      name: 'Weibo',
      text: 'New products and reports from trade shows.',
      post: '165 denture bases in 24 h at Dental South China',
    },
    wechatVideo: {
      name: 'WeChat Channels',
      text: 'Videos of printers at work, and step-by-step instructions.',
      post: 'Leveling the build platform',
    },
    douyin: {
      name: 'Douyin',
      text: 'Short videos of prints coming off the platform.',
      post: 'Six full-arch models come off the platform',
    },
  },
  site: {
    title: 'Not on social media?',
    text: 'Read our news on this site or get it by email.',
    links: {
      news: 'News (RSS feed available)',
      events: 'Events and live streams',
      resources: 'White papers and webinars',
      subscribe: 'Newsletter by email',
    },
  },
  reach: {
    title: 'Need an answer?',
    text: 'Please contact us directly rather than in a comment. Support will ask for your serial number.',
    ways: {
      question: {
        title: 'Products and prices',
        text: 'Write to us, or call our Boston office:',
        link: 'Contact us',
      },
      fault: {
        title: 'Your printer is down',
        text: 'Start with the guides. If they don’t help, contact support online or by phone:',
        link: 'Get support',
      },
      press: {
        title: 'Press and images',
        text: 'Interviews, print-quality images, permissions.',
        link: 'Email the media team',
      },
      work: {
        title: 'Careers',
        text: 'Questions about jobs and applications.',
        link: 'Email the careers team',
      },
    },
  },
};
