import type { LegalCopy } from '../legal-text.ts';

export const en = {
  title: 'Legal notice',
  intro: 'Who runs this website, where we are and how to reach us.',
  sections: [
    {
      id: 'provider',
      title: 'Operator of this website',
      blocks: [
        'Heliograph, headquartered in Shanghai, operates this website.',
        { facts: ['registeredName'] },
        { offices: ['shanghai'] },
        { mailboxes: ['business'] },
      ],
    },
    {
      id: 'representatives',
      title: 'Authorized representatives',
      blocks: [{ facts: ['representatives'] }],
    },
    {
      id: 'register',
      title: 'Commercial register',
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
      title: 'Person responsible for editorial content (§ 18 (2) MStV)',
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
      id: 'missing',
      title: 'Company details',
      blocks: [{ list: 'MISSING_FACTS' }],
    },
    {
      id: 'offices',
      title: 'Offices in Europe and the Americas',
      blocks: [{ offices: ['berlin', 'boston'] }],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'Reach us by email, by phone or through the form on the [contact page](/aboutUs/contactUs). If a printer is down, go to [support](/store/support).',
        { mailboxes: ['media', 'careers'] },
      ],
    },
    {
      id: 'notices',
      title: 'Reporting unlawful content',
      blocks: [
        'If you believe content on this website is unlawful or infringes your rights, please send us the URL and your reasons. We review each notice and tell you our decision.',
        { mailboxes: ['complaints'] },
      ],
    },
    {
      id: 'more',
      title: 'Terms and privacy',
      blocks: [
        [
          '[Terms of use](/termofUse): liability, copyright and links to other websites',
          '[Privacy policy](/privacyPolicy): how we handle personal data',
          '[Cookie statement](/cookieStatement): what this website stores in your browser',
          '[Group companies](/groupEntityList): companies, what they do and where they are',
          'Privacy notices for visitors from [Europe](/visitorsEuropean), [China](/visitorsChina) and [California](/visitorsCalifornia)',
        ],
      ],
    },
  ],
} as const satisfies LegalCopy;

export type SectionId = (typeof en)['sections'][number]['id'];
