import type { LegalCopy } from '../legal-text.ts';

export const en = {
  title: 'Privacy notice for visitors from Europe',
  intro:
    'Additional information to our privacy policy if you live in the European Economic Area, the United Kingdom or Switzerland.',
  sections: [
    {
      id: 'scope',
      title: 'How this notice relates to the privacy policy',
      blocks: [
        'The [privacy policy](/privacyPolicy) describes for everyone what we collect and why. This notice adds what the General Data Protection Regulation (GDPR) requires. It applies accordingly under the UK GDPR and the Swiss Federal Act on Data Protection (FADP). Articles without a law are those of the GDPR.',
      ],
    },
    {
      id: 'controller',
      title: 'Controller and contacts',
      blocks: [
        'The controller is the provider named in the [legal notice](/imprint), with its headquarters in Shanghai. For all data protection matters, you can contact the office in Berlin, with “Data protection” in the subject line:',
        { offices: ['berlin'] },
        { mailboxes: ['complaints'] },
        { facts: ['privacyEmail', 'dataProtectionOfficer', 'euRepresentative', 'ukRepresentative'] },
      ],
    },
    {
      id: 'legal-bases',
      title: 'Purposes and legal bases',
      blocks: [
        'Each purpose has one legal basis:',
        [
          'Delivering pages, log files and protection against attacks: legitimate interest in a secure website that works (Art. 6(1)(f)).',
          'Limiting how often a form is sent, by IP address, for ten minutes: legitimate interest in keeping out abuse (Art. 6(1)(f)).',
          'Answering inquiries and quote requests: steps before a contract with you (Art. 6(1)(b)); if you write for an organization, legitimate interest in answering it (Art. 6(1)(f)).',
          'Samples: performance of what you requested (Art. 6(1)(b)), including giving the address to the carrier.',
          'Newsletter and advertising by email: your consent (Art. 6(1)(a)). To be able to prove it, we store what you agreed to, when, and when you confirmed it with the link in our email (Art. 7(1)).',
          'Reminders of live streams and access to recordings: performance of what you requested (Art. 6(1)(b)).',
          'Certificate look-up: performance of what you requested (Art. 6(1)(b)).',
          'Job applications by email: steps before an employment contract (Art. 6(1)(b); in Germany also § 26 BDSG).',
          'Cookies that are not strictly necessary: your consent (Art. 6(1)(a), in Germany with § 25(1) TDDDG). Each of them is listed in the [cookie statement](/cookieStatement).',
          'Keeping business letters and accounting records: legal obligation (Art. 6(1)(c)).',
        ],
        'We do not collect special categories of data (Art. 9). Please do not send us patient data.',
      ],
    },
    {
      id: 'obligation',
      title: 'Whether you have to provide data',
      blocks: [
        'No law or contract requires you to. Without the required fields of a form, we cannot handle your request. You can read pages without providing anything but the technical data of a request.',
        'We do not make decisions based solely on automated processing, including profiling (Art. 22).',
      ],
    },
    {
      id: 'recipients',
      title: 'Recipients',
      blocks: [
        'Your data goes to the department responsible, the [group company](/groupEntityList) or distributor that serves your country, the carrier for samples, and processors that operate our servers, our email and our customer records under contracts according to Art. 28. We will name the processors in use on request.',
        { facts: ['storageLocation'] },
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers outside Europe',
      blocks: [
        'Our headquarters are in China, our office for the Americas is in the United States. The person who answers you may work there.',
        [
          'China: there is no adequacy decision. Transfers rest on the standard contractual clauses of the European Commission (Art. 46(2)(c)) with additional safeguards; for the United Kingdom with the UK addendum, for Switzerland with the adaptations required by the FDPIC.',
          'United States: transfers rest on the same clauses, unless the recipient is certified under the EU-U.S. Data Privacy Framework (Art. 45).',
        ],
        'We will send you a copy of the clauses on request. Where neither a decision nor clauses apply, data is transferred only if you ask for something that cannot be done otherwise (Art. 49(1)(b)).',
      ],
    },
    {
      id: 'retention',
      title: 'Storage periods',
      blocks: [
        'The periods are given in the [privacy policy](/privacyPolicy#retention): at least five weeks for data from guests, then until the purpose is fulfilled. Log files are kept for 30 days at most, on servers in mainland China for the six months that the law there requires; the counters of requests for ten minutes. German commercial and tax law requires business letters to be kept for six years and accounting records for eight (§ 257 HGB, § 147 AO).',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        [
          'Access to your data and a copy of them (Art. 15)',
          'Rectification (Art. 16) and erasure (Art. 17)',
          'Restriction of processing (Art. 18)',
          'Data portability in a common, machine-readable format (Art. 20)',
          'Withdrawal of consent at any time, with effect for the future (Art. 7(3))',
        ],
        'Write to the contacts above, or use the [contact page](/aboutUs/contactUs). We answer within one month, free of charge. If a request is complex, the law allows us two more months; we will then tell you why within the first month.',
      ],
    },
    {
      id: 'objection',
      title: 'Right to object (Art. 21)',
      blocks: [
        'You may object at any time, for reasons arising from your particular situation, to processing based on legitimate interests. We will then stop, unless we can show compelling grounds that override yours, or need the data for legal claims.',
        'If you object to direct marketing, we will stop it in any case, and you do not have to give a reason.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'Our forms are not meant for children. Where processing is based on consent, it requires the agreement of a parent or guardian up to the age that your country sets: 16 in Germany, 13 in the United Kingdom, between 13 and 16 in the other member states (Art. 8).',
      ],
    },
    {
      id: 'complaint',
      title: 'Complaints to an authority',
      blocks: [
        'You may complain to the supervisory authority where you live or work, or where you think the law was broken (Art. 77). Our office in Berlin is supervised by the [Berlin Commissioner for Data Protection and Freedom of Information](https://www.datenschutz-berlin.de/). Authorities of the other member states are listed by the [European Data Protection Board](https://www.edpb.europa.eu/about-edpb/about-edpb/members_en).',
        'In the United Kingdom, the [Information Commissioner](https://ico.org.uk/) is responsible, in Switzerland the [Federal Data Protection and Information Commissioner](https://www.edoeb.admin.ch/en).',
      ],
    },
  ],
} as const satisfies LegalCopy;

export type SectionId = (typeof en)['sections'][number]['id'];
