import type { LegalCopy } from '../legal-text.ts';

export const en = {
  title: 'Group companies',
  intro:
    'The companies that our privacy policy and terms of use call “companies of our group”, and what each of them does.',
  sections: [
    {
      id: 'companies',
      title: 'Companies and their registered offices',
      blocks: [{ list: 'GROUP_ENTITIES' }],
    },
    {
      id: 'responsibility',
      title: 'Who is responsible for this website',
      blocks: [
        'This website is provided by the headquarters in Shanghai, which is named in the [legal notice](/imprint) and is responsible for the personal data you send through it. The other companies receive this data only where they serve your country, as described in the [privacy policy](/privacyPolicy).',
        'Additional rules for where you live are in the notices for visitors from [China](/visitorsChina), [Europe](/visitorsEuropean) and [California](/visitorsCalifornia).',
      ],
    },
    {
      id: 'dealers',
      title: 'Companies outside the group',
      blocks: [
        'Distributors and integration partners are independent companies. They are listed under [distributors for dental products](/aboutUs/distributors-dental) and [distributors for the Reflex series](/aboutUs/distributors-reflex-series).',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this list',
      blocks: [
        'When a company joins or leaves the group, or takes on another role, we change this list and the date at the top. For questions, use the [contact page](/aboutUs/contactUs).',
      ],
    },
  ],
} as const satisfies LegalCopy;

export type SectionId = (typeof en)['sections'][number]['id'];
