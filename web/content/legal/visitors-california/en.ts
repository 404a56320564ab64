import type { LegalCopy } from '../legal-text.ts';

export const en = {
  title: 'Privacy notice for visitors from California',
  intro:
    'Notice at collection and description of your rights under the California Consumer Privacy Act as amended by the CPRA (CCPA).',
  sections: [
    {
      id: 'scope',
      title: 'Who this notice is for',
      blocks: [
        'This notice supplements the [privacy policy](/privacyPolicy) and applies to residents of California. Terms such as “personal information”, “sell” and “share” have the meaning given in the CCPA. It covers the past twelve months as well as what we collect now.',
      ],
    },
    {
      id: 'categories',
      title: 'What we collect',
      blocks: [
        [
          'Identifiers and customer records: name, email address, telephone number, postal address for samples, IP address.',
          'Professional information: company, its industry and size, job title or occupation; for applicants, what they send us.',
          'Commercial information: the products, samples, topics and offers you ask about.',
          'Internet activity: pages and search terms requested, with time and IP address, in log files.',
        ],
        'We do not collect sensitive personal information, biometric data, precise geolocation or recordings, and we draw no inferences to build profiles. The country in a form is the one you choose yourself.',
      ],
    },
    {
      id: 'sources',
      title: 'Where it comes from, and why we collect it',
      blocks: [
        'It comes from you, through forms, email and telephone, and from your browser.',
        [
          'To answer inquiries, send quotes, ship samples, send the newsletter you subscribed to, and remind you of live streams or unlock recordings',
          'To look up the certificate whose number you enter',
          'To run the website, find faults, and detect and prevent abuse',
          'To comply with legal obligations',
        ],
      ],
    },
    {
      id: 'disclosure',
      title: 'Who we disclose it to',
      blocks: [
        'For these business purposes we disclose all four categories to service providers that operate our servers. Identifiers, professional and commercial information also go to service providers for email and customer records, and to the [group company](/groupEntityList) or distributor that serves your state. Carriers receive your name, address and telephone number. Authorities receive what the law requires.',
      ],
    },
    {
      id: 'no-sale',
      title: 'No sale, no sharing',
      blocks: [
        'We do not sell personal information and do not share it for cross-context behavioral advertising, and have not done so in the past twelve months. This includes the personal information of consumers under 16.',
        'There is therefore no “Do Not Sell or Share My Personal Information” link on this website. A browser signal such as Global Privacy Control has nothing to switch off here. Cookies that are not strictly necessary stay off until you allow them; see the [cookie statement](/cookieStatement).',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        [
          'Identifiers, professional and commercial information from forms: at least five weeks, then until the matter is settled; for the newsletter until you unsubscribe, with the proof of consent for three more years.',
          'Applications: one year after the decision.',
          'Internet activity: log files for 30 days at most, on servers in mainland China for the six months that the law there requires; counters of requests for ten minutes.',
        ],
        'Where the law requires longer storage, for example of invoices, its periods apply.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        [
          'Know: which personal information we collected about you, from where, for what purpose and to whom it was disclosed; and receive the specific pieces in a portable format.',
          'Delete: have it deleted, unless an exception in the law applies.',
          'Correct: have inaccurate information corrected.',
          'Opt out of sale and sharing, and limit the use of sensitive information: we do neither and collect none.',
          'No retaliation: we do not treat you worse for using your rights, including as an applicant or employee.',
        ],
      ],
    },
    {
      id: 'requests',
      title: 'How to make a request',
      blocks: [
        'Use the form on the [contact page](/aboutUs/contactUs), write to our mailbox or call our office in Boston. Please say “Privacy request” and which right you wish to use.',
        { mailboxes: ['complaints'] },
        { facts: ['privacyEmail'] },
        { offices: ['boston'] },
        'We confirm receipt within 10 business days and answer within 45 calendar days; if we need up to 45 more days, we will tell you why. To verify your identity, we compare your request with the details we already hold, usually by writing to the email address you used. We ask only for the information this requires.',
        'An authorized agent may act for you with your signed permission or a power of attorney. We may ask you to confirm the permission directly.',
      ],
    },
    {
      id: 'other-laws',
      title: 'Other California law',
      blocks: [
        'We do not disclose personal information to third parties for their own direct marketing (Civil Code § 1798.83). Because nothing on this website tracks you across other websites, it does not respond to “Do Not Track” signals.',
      ],
    },
    {
      id: 'contact',
      title: 'Questions and complaints',
      blocks: [
        'We answer questions about this notice through the contacts above, and review it at least once every twelve months; the date at the top shows the last change. You may also complain to the [California Privacy Protection Agency](https://cppa.ca.gov/) or the [Attorney General](https://oag.ca.gov/privacy).',
      ],
    },
  ],
} as const satisfies LegalCopy;

export type SectionId = (typeof en)['sections'][number]['id'];
