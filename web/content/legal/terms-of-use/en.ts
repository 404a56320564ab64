import type { LegalCopy } from '../legal-text.ts';

export const en = {
  title: 'Terms of use',
  intro:
    'The rules for using this website: what you may do with it, what you may expect from us, and who is liable for what.',
  sections: [
    {
      id: 'scope',
      title: 'Scope and provider',
      blocks: [
        'These terms apply to this website in all its languages and to everything you send us through it. The provider is named in the [legal notice](/imprint); “we” means this provider.',
        'You can read the website without agreeing to anything. You accept these terms when you send a form that refers to them, and when you use the services described below.',
        'Purchases, our cloud software, our print-preparation software and our design service have their own terms. The warranty for printers and stations is set out in the [warranty policies](/warranty-policies). If those terms conflict with these, those terms control.',
      ],
    },
    {
      id: 'users',
      title: 'Who may use the website',
      blocks: [
        'You use the website as a guest. There are no accounts here and nothing to sign in to. If you have an account for one of our other services, the terms of that service govern it.',
        'Our forms are meant for people who are of legal age and can enter into contracts. If you act for an organization, you confirm that you are authorized to do so.',
        'Children under 13 may not send us anything unless a parent or guardian has agreed; where the law of your country sets a higher age, such as 16 in Germany or 14 in mainland China, that age applies.',
      ],
    },
    {
      id: 'services',
      title: 'What you can register for and look up',
      blocks: [
        'Apart from the shipping of samples, all of this is free of charge and does not oblige you to buy anything:',
        [
          'Newsletter: once you have confirmed your address, we send emails on the topics you choose until you unsubscribe.',
          'Live streams: we remind you of the start, or unlock the full recording. Your registration is for you only.',
          'Samples: we decide which requests we can fulfill. We ship to the United States, mainland China, Germany and the United Kingdom only; samples are free, and the recipient pays the shipping on delivery. Samples show what a material can do and are not meant for use on patients. A test print of your own file is not a sample; ask about its cost when you send the file.',
          'Inquiries and quote requests: our answer is a binding offer only where it says so. A contract is formed when both sides have agreed to it, not by sending a form.',
          'Certificates: the look-up shows what our records say about a certificate number. Only the certificate itself is binding. Please look up only the numbers of your own devices.',
        ],
      ],
    },
    {
      id: 'forms',
      title: 'Forms and consent',
      blocks: [
        'Please give accurate details about yourself. Do not send us patient data, passwords, confidential information or anything that infringes the rights of others.',
        'We may use your information to answer you and to provide what you asked for. How we handle personal data is described in the [privacy policy](/privacyPolicy).',
        'Consent to advertising by email is voluntary. No service depends on it, and you can withdraw it at any time.',
        'To protect the forms from abuse, we limit how often each of them can be sent, and for the newsletter your browser completes a short automatic check.',
      ],
    },
    {
      id: 'content',
      title: 'Information on this website',
      blocks: [
        'We compile the content with care and correct errors we learn of. Descriptions, figures and prices are not an offer and not a warranty of quality. The contract, the data sheet and the instructions for use of the delivered product control.',
        'Pictures of products and parts are computer renderings; the delivered product may differ in detail. Results depend on the machine, the resin, the settings and the post-processing.',
        'The website is for professionals and hobbyists. It does not replace medical, dental or legal advice. Which products may be sold and used for which purpose depends on the approvals in your country.',
        'Some pages are available in only one or two languages and are marked accordingly.',
      ],
    },
    {
      id: 'permitted-use',
      title: 'Permitted use',
      blocks: [
        'You may read, print and save pages for your own private or professional purposes, and link to every page. You may use downloads as stated on the page that offers them.',
        'Programs may retrieve public content if they observe robots.txt and our rate limits and do not impair operation. You may not:',
        [
          'circumvent technical protection, such as limits on requests, verification codes or locked videos;',
          'search for security vulnerabilities, except to report them to us promptly;',
          'introduce malicious software, or overload the servers;',
          'pretend to be someone else, or register people without their knowledge;',
          'collect contact details from the website in order to send advertising.',
        ],
        'If you violate these terms, we may delete what you sent and block further access as far as necessary.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      blocks: [
        'Text, renderings, drawings, videos, software and the design of the website are protected by copyright. Names and logos are trademarks of our group or of their owners. These terms give you no rights in them beyond the permitted use.',
        'You may quote from it as permitted by law. For press use of pictures and videos, please write to our media mailbox, which is listed on the [contact page](/aboutUs/contactUs).',
        'Open-source components remain under their own licenses.',
        'Anything you send us remains yours. You allow us to use it only as needed to handle your request. We may use suggestions about our products without payment.',
      ],
    },
    {
      id: 'links',
      title: 'Links to other websites',
      blocks: [
        'Links lead to our online shops, social networks, distributors and other websites. They have their own providers, terms and privacy policies. When we added each link, we found nothing unlawful, but we cannot monitor these sites continuously. If we learn of an infringement, we will remove the link.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability and changes to the website',
      blocks: [
        'We aim for uninterrupted operation but do not guarantee it. We may change, extend or discontinue the website and its free services. If a service you have registered for is discontinued, we will tell you.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We do not limit our liability for willful misconduct and gross negligence, for death or personal injury, under product liability law, for defects that we fraudulently concealed, or under a guarantee that we have given.',
        'If, through ordinary negligence, we breach a material obligation under these terms, our liability is limited to the damages that were reasonably foreseeable. Otherwise we are not liable for ordinary negligence.',
        'In all other cases, in particular where we are liable without fault, our total liability arising from the use of a service of this website is limited, as far as the law permits, to the fee you paid for that service for one month or US$100, whichever is greater. For free services this means US$100.',
        'Rights that consumers have by law and that cannot be waived remain unaffected. The same limits protect our employees and agents.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'The date at the top says when these terms were last changed. For a form, the version that applies is the one in force when you sent it. If a change affects a service you have registered for, we will inform you by email in good time, and you can then end your registration.',
      ],
    },
    {
      id: 'law',
      title: 'Governing law and jurisdiction',
      blocks: [
        'The law of the country where the provider has its registered office (see the legal notice) applies, without its conflict-of-law rules and without the UN Convention on Contracts for the International Sale of Goods. If you are a consumer, you keep the protection of the mandatory law of the country in which you live.',
        'If you are a business or a public body, the courts at the provider’s registered office have jurisdiction. For consumers, the courts determined by law have jurisdiction.',
        'If a provision is invalid, the others remain in force. The version in the language of the country where you live prevails; where there is none, the English one does.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'Send questions about these terms, reports of illegal content and complaints through the [contact page](/aboutUs/contactUs), by email or by telephone.',
        { mailboxes: ['complaints', 'business'] },
        { offices: ['shanghai', 'berlin', 'boston'] },
      ],
    },
  ],
} as const satisfies LegalCopy;

export type SectionId = (typeof en)['sections'][number]['id'];
