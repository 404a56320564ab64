import type { LegalCopy } from '../legal-text.ts';

export const en = {
  title: 'Privacy notice for visitors from China',
  intro:
    'What the Personal Information Protection Law (PIPL) requires us to tell visitors from mainland China, in addition to our privacy policy.',
  sections: [
    {
      id: 'scope',
      title: 'How this notice relates to the privacy policy',
      blocks: [
        'The [privacy policy](/privacyPolicy) applies to all visitors. This notice adds what the law of mainland China requires and takes precedence there where the two differ. The Chinese version prevails. Articles without a law are those of the PIPL.',
      ],
    },
    {
      id: 'handler',
      title: 'Personal information handler',
      blocks: [
        'The handler is the provider named in the [legal notice](/imprint), with its headquarters in Shanghai. For questions about personal information, write or call there and mention “Data protection”:',
        { offices: ['shanghai'] },
        { mailboxes: ['complaints'] },
        { facts: ['privacyEmail', 'personalInformationOfficer'] },
      ],
    },
    {
      id: 'processing',
      title: 'What we process, why and how',
      blocks: [
        'We collect only what these purposes require, and store and use it electronically:',
        [
          'Inquiries and quote requests: name, email address, province or country, company, telephone number, job title, industry and your question; to answer and to send a quote.',
          'Newsletter: email address and topics; if the sales team is to contact you, also name, region, company, job title and telephone number; to send the news and to contact you.',
          'Samples: name, occupation, a way to reach you, company with industry and size, intended use and requirements, recipient, telephone number and address; to make and ship the samples.',
          'Live streams and recordings: name, country or region, email address and the stream; to remind you or unlock the video.',
          'Certificates: the number; to show the certificate. It is not stored otherwise.',
          'Log files: IP address, time and address of the page, including search terms; for network security and as the law requires.',
        ],
        'If you do not provide the required information, we cannot provide that service. You can still read the website and use everything else.',
      ],
    },
    {
      id: 'basis',
      title: 'Legal basis and withdrawal of consent',
      blocks: [
        'We rely on your consent (Art. 13(1) item 1), on what is necessary to conclude or perform a contract to which you are a party (item 2), and for log files on statutory duties (item 3).',
        'You can withdraw consent at any time: by the link in each newsletter, for cookies with “Cookies Settings” at the end of each page, otherwise through the contacts above. This does not affect processing before the withdrawal.',
        'If the purpose, the method or the kind of information changes, we ask for consent again.',
      ],
    },
    {
      id: 'sensitive',
      title: 'Sensitive information and minors',
      blocks: [
        'We do not collect sensitive personal information. Please do not enter information about health, identity documents, bank accounts or patients.',
        'The website is not meant for minors. Information about children under 14 is processed only with the consent of a parent or other guardian. We delete information received by mistake at once.',
      ],
    },
    {
      id: 'recipients',
      title: 'Entrusted parties and recipients',
      blocks: [
        'Parties entrusted with servers, email or customer records process personal information only for the agreed purpose and in the agreed way, under our supervision.',
        'For samples, the carrier receives the name, telephone number and address on the package. If a distributor is to answer you, we will first tell you its name, contact details, purpose, method and the kinds of information, and ask for your separate consent.',
        'We do not publish or sell personal information, and use no automated decision-making and no personalized promotion.',
        { facts: ['storageLocation'] },
      ],
    },
    {
      id: 'cross-border',
      title: 'Transfers abroad',
      blocks: [
        'The headquarters in Shanghai answer inquiries from mainland China, and usually nothing needs to go abroad. Our forms do not ask for consent to a transfer, so sending a form alone does not make us pass your information to [group companies](/groupEntityList) abroad.',
        'Where a company abroad has to handle your request, for example because you want samples delivered there, we will first tell you the recipient’s name and contact details, the purpose and method, the kinds of information and how to exercise your rights toward it, obtain your separate consent and meet the conditions of Art. 38, unless the law or the Cyberspace Administration grants an exemption.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep information',
      blocks: [
        'Data from guests is kept for at least five weeks, then for the shortest time the purpose requires; after that, it is deleted or made anonymous. The [privacy policy](/privacyPolicy#retention) gives the details. Counters of requests are kept for ten minutes. Log files on servers in mainland China are kept for six months under the Cybersecurity Law; elsewhere they are deleted after 30 days at the latest.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        [
          'to know and decide about the processing, and to restrict or refuse it (Art. 44);',
          'to consult and copy your information and, under the conditions of the law, to have it transferred (Art. 45);',
          'to have it corrected or completed (Art. 46);',
          'to have it deleted (Art. 47);',
          'to have our rules explained (Art. 48);',
          'for close relatives, to consult, copy, correct and delete the information of a person who has died, unless that person decided otherwise (Art. 49).',
        ],
        'Use the contacts above or the [contact page](/aboutUs/contactUs). Once we have verified your identity, we answer within 15 working days, free of charge; if we refuse, we give the reasons. You may then bring the matter before a people’s court (Art. 50).',
      ],
    },
    {
      id: 'security',
      title: 'Security and incidents',
      blocks: [
        'Transmission is encrypted, and only people who need access have it. If personal information is, or may have been, leaked, altered or lost, we take remedial measures at once and inform the authorities and you as the law requires.',
      ],
    },
    {
      id: 'complaint',
      title: 'Complaints',
      blocks: [
        'You may complain to the departments that protect personal information, such as the national and local cyberspace administrations; unlawful content can be reported to the [reporting center of the Cyberspace Administration](https://www.12377.cn/) (telephone 12377).',
        'For cookies, see the [cookie statement](/cookieStatement); for the rules of this website, see the [terms of use](/termofUse).',
      ],
    },
  ],
} as const satisfies LegalCopy;

export type SectionId = (typeof en)['sections'][number]['id'];
