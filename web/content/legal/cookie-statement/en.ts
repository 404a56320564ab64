import type { LegalCopy } from '../legal-text.ts';

export const en = {
  title: 'Cookie statement',
  intro: 'What this website stores in your browser, why and for how long, and how you decide about it.',
  sections: [
    {
      id: 'meaning',
      title: 'Cookies and session storage',
      blocks: [
        'A cookie is a small text that a website stores in your browser and receives back with later requests. Session storage is similar, but is deleted when you close the tab and is not sent to anybody.',
        'This statement covers everything this website stores in your browser. What else happens to personal data is described in the [privacy policy](/privacyPolicy).',
      ],
    },
    {
      id: 'list',
      title: 'What we store',
      blocks: [
        'This list is complete. What is stored is our own; no other company can read it.',
        { list: 'BROWSER_STORAGE' },
      ],
    },
    {
      id: 'consent',
      title: 'What is stored without asking, and what is not',
      blocks: [
        'Strictly necessary entries are created only when there is something to remember: the language you choose, a notice you close, what you type into a form, your decision about cookies, or that a page has just had to reload itself. We need no consent for them (§ 25 (2) no. 2 TDDDG in Germany).',
        'Everything else stays off until you allow it when we ask you, group by group (§ 25 (1) TDDDG and Art. 6(1)(a) GDPR). The website works without it.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'How to change or withdraw your choice',
      blocks: [
        '“Cookies Settings” at the end of each page shows your choice and lets you change it, as easily as you gave it and with effect for the future. When you withdraw a group, what it had stored is deleted.',
        'You can also delete or block cookies in the settings of your browser. If you delete the entry with your choice, we ask again on your next visit.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Other companies',
      blocks: [
        'Fonts, pictures, films and scripts come from our own servers. There is no advertising and no content of social networks on our pages. Links to shops and social networks are plain links: those websites learn of you only when you follow them, and set cookies of their own.',
        'Visits are counted only if the list above names a request for it, and only after you have allowed that group. Where it names none, visits are not counted.',
      ],
    },
    {
      id: 'contact',
      title: 'Questions and changes',
      blocks: [
        'We change this statement whenever the website stores something new. The dates at the top say since when it has applied and when it was last changed. Questions are answered through the [contact page](/aboutUs/contactUs).',
      ],
    },
  ],
} as const satisfies LegalCopy;

export type SectionId = (typeof en)['sections'][number]['id'];
