import type { LegalCopy } from '../legal-text.ts';

export const en = {
  title: 'Group companies',
  intro:
    'Which companies our privacy policy and terms of use mean by “companies of our group”, and what each of them does.',
  sections: [
    {
      id: 'companies',
      title: 'Companies and their seats',
      blocks: [{ list: 'GROUP_ENTITIES' }],
    },
    {
      id: 'responsibility',
      title: 'Who is responsible for this website',
      blocks: [
        'This website is provided by the headquarters in Shanghai, which is named in the [imprint](/imprint) and is responsible for the personal data you send through it. The other companies receive such data only where they look after your country, as described in the [privacy policy](/privacyPolicy).',
        'What applies in addition where you live is set out in the notices for visitors from [China](/visitorsChina), [Europe](/visitorsEuropean) and [California](/visitorsCalifornia).',
      ],
    },
    {
      id: 'dealers',
      title: 'Who does not belong to the group',
      blocks: [
        'Distributors and integration partners are independent companies. They are listed under [distributors for dental products](/aboutUs/distributors-dental) and [distributors for the Reflex series](/aboutUs/distributors-reflex-series).',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this list',
      blocks: [
        'When a company joins or leaves the group, or takes on another task, we change this list and the date at the top. Questions are answered through the [contact page](/aboutUs/contactUs).',
      ],
    },
  ],
} as const satisfies LegalCopy;

export type SectionId = (typeof en)['sections'][number]['id'];
