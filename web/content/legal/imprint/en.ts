import type { LegalCopy } from '../legal-text.ts';

export const en = {
  title: 'Imprint',
  intro: 'Who provides this website and how to reach us.',
  sections: [
    {
      id: 'provider',
      title: 'Provider',
      blocks: [{ facts: ['registeredName'] }, { office: 'shanghai' }],
    },
    {
      id: 'representatives',
      title: 'Authorized representatives',
      blocks: [{ facts: ['representatives'] }],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'By email, by telephone, or with the form on the [contact page](/aboutUs/contactUs), which also explains what each mailbox is for.',
        { mailboxes: ['business', 'media', 'careers', 'complaints'] },
      ],
    },
    {
      id: 'europe',
      title: 'Office in Europe',
      blocks: ['Sales, service and training for Europe:', { office: 'berlin' }],
    },
    {
      id: 'register',
      title: 'Register entry',
      blocks: [
        { facts: ['registerCourt', 'registerNumber', 'socialCreditCode'] },
        { facts: ['icpNumber', 'publicSecurityNumber'] },
      ],
    },
    {
      id: 'tax',
      title: 'Tax identification (§ 27a UStG, § 139c AO)',
      blocks: [{ facts: ['vatId', 'businessId'] }],
    },
    {
      id: 'editor',
      title: 'Responsible for editorial content (§ 18 (2) MStV)',
      blocks: [{ facts: ['contentResponsible'] }],
    },
    {
      id: 'disputes',
      title: 'Consumer dispute resolution (§ 36 VSBG)',
      blocks: [{ facts: ['consumerArbitration'] }],
    },
    {
      id: 'equipment',
      title: 'Electrical equipment (ElektroG)',
      blocks: [{ facts: ['weeeNumber'] }],
    },
    {
      id: 'medicalDevices',
      title: 'Medical devices (MDR)',
      blocks: [{ facts: ['authorizedRepresentative'] }],
    },
    {
      id: 'notices',
      title: 'Reporting unlawful content',
      blocks: [
        'If you think that content on this website is unlawful or infringes your rights, please send us its address and your reasons. We review each notice and tell you our decision.',
        { mailboxes: ['complaints'] },
      ],
    },
    {
      id: 'more',
      title: 'Further information',
      blocks: [
        'Liability, copyright and links to other websites are covered by the [terms of use](/termofUse), personal data by the [privacy policy](/privacyPolicy). The companies of the group are in the [list of group companies](/groupEntityList).',
      ],
    },
  ],
} as const satisfies LegalCopy;

export type SectionId = (typeof en)['sections'][number]['id'];
