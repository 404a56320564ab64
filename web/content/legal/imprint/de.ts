import type { LegalCopy } from '../legal-text.ts';
import type { SectionId } from './en.ts';

export const de = {
  title: 'Impressum',
  intro: 'Anbieter dieser Website, Standorte und Kontakt.',
  sections: [
    {
      id: 'provider',
      title: 'Anbieter nach § 5 DDG',
      blocks: [
        'Anbieter dieser Website ist Heliograph mit Hauptsitz in Shanghai. Ihr Ansprechpartner in der EU ist das Büro in Berlin.',
        { facts: ['registeredName'] },
        { offices: ['shanghai'], mailbox: 'business' },
      ],
    },
    {
      id: 'offices',
      title: 'Büros in Europa und den USA',
      blocks: [{ offices: ['berlin', 'boston'] }],
    },
    {
      id: 'representatives',
      title: 'Vertretungsberechtigte',
      blocks: [{ facts: ['representatives'] }],
    },
    {
      id: 'register',
      title: 'Registereintrag',
      blocks: [
        { facts: ['registerCourt', 'registerNumber', 'socialCreditCode'] },
        { facts: ['icpNumber', 'publicSecurityNumber'] },
        { facts: ['usEntity'] },
      ],
    },
    {
      id: 'tax',
      title: 'Umsatzsteuer und Wirtschafts-ID (§ 27a UStG, § 139c AO)',
      blocks: [{ facts: ['vatId', 'businessId'] }],
    },
    {
      id: 'editor',
      title: 'Inhaltlich verantwortlich gemäß § 18 Abs. 2 MStV',
      blocks: [{ facts: ['contentResponsible'] }],
    },
    {
      id: 'disputes',
      title: 'Verbraucherstreitbeilegung (§ 36 VSBG)',
      blocks: [{ facts: ['consumerArbitration'] }],
    },
    {
      id: 'equipment',
      title: 'Elektrogeräte und Verpackungen (ElektroG, VerpackG)',
      blocks: [{ facts: ['weeeNumber', 'packagingNumber'] }],
    },
    {
      id: 'medicalDevices',
      title: 'Medizinprodukte',
      blocks: [
        'Den Stand der CE-Kennzeichnung jedes Resins nennt die [Liste der Resins](/material/0-all).',
        { facts: ['authorizedRepresentative', 'euImporter'] },
        { facts: ['usAgent'] },
        { facts: ['deviceLicense', 'deviceSalesFiling', 'medicalInformationCertificate'] },
      ],
    },
    {
      id: 'missing',
      title: 'Rechtliche Angaben',
      blocks: [{ list: 'MISSING_FACTS' }],
    },
    {
      id: 'contact',
      title: 'Kontakt',
      blocks: [
        'Sie erreichen uns per E-Mail, telefonisch oder über das Formular auf der [Kontaktseite](/aboutUs/contactUs). Bei einer Störung am Drucker hilft der [Support](/store/support).',
        { mailboxes: ['media', 'careers'] },
      ],
    },
    {
      id: 'notices',
      title: 'Rechtswidrige Inhalte melden',
      blocks: [
        'Halten Sie einen Inhalt dieser Website für rechtswidrig oder sehen Sie Ihre Rechte verletzt, nennen Sie uns bitte die Internetadresse des Inhalts und Ihre Gründe. Wir prüfen jeden Hinweis und teilen Ihnen unsere Entscheidung mit. Diese Adresse ist auch unsere Kontaktstelle nach Art. 11 und 12 der Verordnung (EU) 2022/2065 (DSA), auf Deutsch und Englisch.',
        { mailboxes: ['complaints'] },
        { facts: ['dmcaAgent'] },
      ],
    },
    {
      id: 'more',
      title: 'Nutzung und Datenschutz',
      blocks: [
        [
          '[Nutzungsbedingungen](/termofUse): Haftung, Urheberrecht und Links zu anderen Websites',
          '[Datenschutzerklärung](/privacyPolicy): Umgang mit personenbezogenen Daten',
          '[Cookie-Erklärung](/cookieStatement): was diese Website in Ihrem Browser speichert',
          '[Konzerngesellschaften](/groupEntityList): Aufgaben und Anschriften',
          'Datenschutzhinweise für Besucher aus [Europa](/visitorsEuropean), [China](/visitorsChina) und [Kalifornien](/visitorsCalifornia)',
        ],
      ],
    },
  ],
} as const satisfies LegalCopy<SectionId>;
