import type { LegalCopy } from '../legal-text.ts';

export const en = {
  title: 'Cookie statement',
  intro: 'What this website stores in your browser, why and for how long, and how to change your choice.',
  sections: [
    {
      id: 'meaning',
      title: 'Cookies and session storage',
      blocks: [
        'A cookie is a small piece of text that a website stores in your browser and gets back with later requests. Session storage is similar, but it is deleted when you close the tab and is not sent to anyone.',
        'This statement covers everything this website stores in your browser. For other uses of personal data, see the [privacy policy](/privacyPolicy).',
      ],
    },
    {
      id: 'list',
      title: 'What we store',
      blocks: [
        'This list is complete. We set all entries ourselves, and no other company can read them.',
        { list: 'BROWSER_STORAGE' },
      ],
    },
    {
      id: 'consent',
      title: 'Entries with and without your consent',
      blocks: [
        'Strictly necessary entries are created only when there is something to remember: the language you choose, a notice you close, what you type into a form, your decision about cookies, or that a page has just had to reload itself. We do not need consent for them (§ 25 (2) no. 2 TDDDG in Germany).',
        'Everything else stays off until you allow it when we ask you, group by group (§ 25 (1) TDDDG and Art. 6(1)(a) GDPR). The website works without it.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'How to change or withdraw your choice',
      blocks: [
        '“Cookies Settings” at the end of each page shows your choice and lets you change it as easily as you made it, with effect for the future. When you withdraw consent to a group, its entries are deleted.',
        'You can also delete or block cookies in the settings of your browser. If you delete the entry with your choice, we ask again on your next visit.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Other companies',
      blocks: [
        'Fonts, pictures, films and scripts come from our own servers. There is no advertising and no social network content on our pages. Links to shops and social networks are plain links. Those websites learn about you only when you follow a link, and they set their own cookies.',
        'Visits are counted only if the list above names a request for it, and only after you have allowed that group. Where it names none, visits are not counted.',
      ],
    },
    {
      id: 'contact',
      title: 'Questions and changes',
      blocks: [
        'We change this statement whenever the website stores something new. The dates at the top show when it took effect and when it was last changed. For questions, use the [contact page](/aboutUs/contactUs).',
      ],
    },
  ],
} as const satisfies LegalCopy;

export type SectionId = (typeof en)['sections'][number]['id'];
