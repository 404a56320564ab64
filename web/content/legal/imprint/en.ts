import type { LegalCopy } from '../legal-text.ts';

export const en = {
  title: 'Legal notice',
  intro: 'Who runs this website, where we are and how to reach us.',
  sections: [
    {
      id: 'provider',
      title: 'Operator of this website',
      blocks: [
        'This website is operated from our headquarters in Shanghai.',
        { facts: ['registeredName'] },
        { offices: ['shanghai'], mailbox: 'business' },
      ],
    },
    {
      id: 'offices',
      title: 'Offices in Europe and the Americas',
      blocks: [{ offices: ['berlin', 'boston'] }],
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
        { facts: ['usEntity'] },
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
      title: 'Equipment and packaging (ElektroG, VerpackG)',
      blocks: [{ facts: ['weeeNumber', 'packagingNumber'] }],
    },
    {
      id: 'medicalDevices',
      title: 'Medical devices',
      blocks: [
        'The [list of resins](/material/0-all) gives the regulatory status of each one.',
        { facts: ['authorizedRepresentative', 'euImporter'] },
        { facts: ['usAgent'] },
        { facts: ['deviceLicense', 'deviceSalesFiling', 'medicalInformationCertificate'] },
      ],
    },
    {
      id: 'missing',
      title: 'Company details',
      blocks: [{ list: 'MISSING_FACTS' }],
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
      title: 'Copyright and content complaints',
      blocks: [
        'If content on this website is unlawful, send us the URL and your reasons. We review each notice and tell you our decision.',
        'A copyright notice under the DMCA needs: the work, the URL, your contact details, a statement that you believe in good faith that the use is not authorized, a statement under penalty of perjury that the notice is accurate and that you may act for the owner, and your signature.',
        { mailboxes: ['complaints'] },
        { facts: ['dmcaAgent'] },
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
          '[Group companies](/groupEntityList): their roles and addresses',
          'Privacy notices for visitors from [Europe](/visitorsEuropean), [China](/visitorsChina) and [California](/visitorsCalifornia)',
        ],
      ],
    },
  ],
} as const satisfies LegalCopy;

export type SectionId = (typeof en)['sections'][number]['id'];
