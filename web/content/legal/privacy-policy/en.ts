import type { LegalCopy } from '../legal-text.ts';

export const en = {
  title: 'Privacy policy',
  intro:
    'Which personal data this website collects and why, how long we keep it, who receives it and what rights you have.',
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        'The controller of the data described here is Heliograph, the maker of the printers, resins and software shown on this website. Its address and telephone number are in the [legal notice](/imprint). In this policy, “we” means this company.',
        'For anything that concerns your data, write to us through the [contact page](/aboutUs/contactUs) and put “Data protection” in the first line. Your message goes to the person in charge of data protection.',
        { facts: ['registeredName', 'privacyEmail', 'dataProtectionOfficer', 'euRepresentative'] },
      ],
    },
    {
      id: 'scope',
      title: 'What this policy covers',
      blocks: [
        'It covers this website in all its languages and what you send us through it. Our cloud software, our print-preparation software and our design service have their own terms, as do the shops and social networks that we link to.',
        'You visit this website as a guest; it asks nobody to sign in. Members are users who have registered for an account with one of our services. Where the two are treated differently, this policy says so.',
        'Our forms are meant for adults. If you write for an organization, you confirm that you are authorized to act for it.',
        'Please do not send patient data through this website. Scans and cases for the design service are processed on your behalf, under a separate agreement.',
      ],
    },
    {
      id: 'forms',
      title: 'What our forms collect',
      blocks: [
        'You can read every page without filling in a form. We need the data a form asks for only for the purpose given here, and the form marks the required fields.',
        [
          'Inquiries and quote requests: first name, last name, email address, country or region, company, telephone number, job title, industry, your question, and whether you want advertising. Purpose: to answer, to send a quote, and to pass your inquiry to the team for your field.',
          'Newsletter: email address and your topics. If you would like our sales team to contact you, also first name, last name, country or region, company, job title and telephone number. Purpose: to send you the topics you chose, and to call or write if you asked us to.',
          'Samples: name, occupation, a way to reach you, company, its industry and size, the intended use of the parts, the samples chosen or the part described; recipient, telephone number, country and address for the package. Purpose: to make and ship the samples, and to ask how you liked them.',
          'Live streams and recordings: first name, last name, country or region, email address and the stream in question. Purpose: to remind you of the start, or to unlock the full video.',
          'Certificates: the number that you enter. Purpose: to show the certificate. Outside the log files described below, the query is not stored.',
          'Messages and job applications by email: your message and attachments. Purpose: to answer, or to decide on the application.',
        ],
        'With each form, we store the time it arrived, the language of the page and a random number that keeps it from being stored twice. When you agree to advertising, we store the version of the text that you agreed to.',
        'Before a newsletter starts, we send an email with a confirmation link to the address entered. Your entries are in that link, encrypted, and we store them only when you confirm, together with the time of your request, the time of your confirmation and the version of the texts you agreed to. The link is valid for seven days. To keep anyone from flooding an address with such emails, we count them for 24 hours under a hash of the address.',
        'To keep bots from filling in the newsletter form, your browser solves a small arithmetic problem. Our own servers check the answer, which tells us nothing about you.',
      ],
    },
    {
      id: 'visits',
      title: 'Data from your visit',
      blocks: [
        'To deliver a page, our servers receive your IP address, the time, the address of the page with your search terms, and information about your browser. All but the last is kept in log files so that we can find faults and prevent attacks. We delete them after 30 days at the latest; for servers in mainland China, the Cybersecurity Law requires six months.',
        'To limit how often a form can be sent, we count requests for each IP address. The count is deleted after ten minutes.',
        'Fonts, pictures and scripts come from our own servers. Nothing is loaded from other networks before you allow it.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and similar storage',
      blocks: [
        'Your browser stores your choices and entries: the language you choose, a notice you close, what you type into a form until it is sent, and your decision about cookies. Everything else is stored only after you have allowed it. You can change the choice at any time with “Cookies Settings” at the end of each page.',
        'The [cookie statement](/cookieStatement) lists every entry with its purpose and lifetime. We count visits only where the cookie statement says so, and only for visitors who have allowed it.',
      ],
    },
    {
      id: 'legal-bases',
      title: 'Legal basis',
      blocks: [
        'In Europe, the General Data Protection Regulation (GDPR) applies:',
        [
          'Consent, Art. 6(1)(a): newsletter, advertising, and cookies that are not strictly necessary. You may withdraw it at any time with effect for the future.',
          'Contract and steps before a contract, Art. 6(1)(b): inquiries, quotes, samples, live streams, certificates and applications.',
          'Legal obligation, Art. 6(1)(c): keeping records that tax and commercial law require.',
          'Legitimate interests, Art. 6(1)(f): keeping the website safe and working, and contact with people who write for a company.',
        ],
        'In mainland China, the Personal Information Protection Law (PIPL) applies. We rely on your consent (Art. 13 item 1), on what is necessary for a contract to which you are a party (item 2), and on legal duties (item 3). Where the law asks for separate consent, we ask for it separately.',
        'In California, the California Consumer Privacy Act (CCPA) applies. We collect identifiers, professional information, commercial information (your requests and orders) and internet activity, from you and from your browser, for the purposes named above. We neither sell personal information nor share it for advertising.',
        'We do not make decisions about you by automated means alone, and we do not build profiles.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives data',
      blocks: [
        'Within our company, only people who need the data for their work can see it. Others receive it only in these cases:',
        [
          'Companies of our group, as named in the [list of group companies](/groupEntityList), when they serve your country.',
          'Distributors, when they serve your country or handle your order, and only with what they need to answer you.',
          'Processors who work for us under contract and on our instructions: operators of servers, email services and customer records.',
          'Package carriers, with the name, address and telephone number on the package.',
          'Authorities and courts, where the law requires it.',
        ],
        'If part of our business is transferred to another company, the related data is transferred with it; we will tell you beforehand. We do not sell data.',
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers to other countries',
      blocks: [
        'The person who answers you may work in another country. Your data then leaves your country, but only as far as the answer requires.',
        'From the European Economic Area, we transfer data to countries for which the European Commission has found adequate protection, and otherwise under its standard contractual clauses (Art. 46 GDPR), with additional safeguards where needed. We will send you a copy on request.',
        'From mainland China, we transfer personal information abroad only with your separate consent and under the conditions of Art. 38 PIPL, such as the standard contract of the Cyberspace Administration. We will tell you who receives it, for what purpose, and how to exercise your rights there.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep data',
      blocks: [
        'We keep what guests send us for at least five weeks, so that we can answer questions and investigate misuse. After that, we delete it or make it anonymous as soon as its purpose is fulfilled:',
        [
          'Inquiries and samples: when the matter is settled and we expect no further questions.',
          'Newsletter: until you unsubscribe. Proof of your consent is kept for three more years.',
          'Live streams: when the stream is over, or when the recording is taken down.',
          'Applications: six months after the decision, for positions in the United States one year, unless you agree to a longer time.',
        ],
        'Log files are kept for less time: see [Data from your visit](/privacyPolicy#visits).',
        'We keep data that members have stored with their account as long as the account exists. Once the account is closed, the periods for guests apply.',
        'Where the law requires longer storage, for example for invoices and business letters, we restrict the data and delete it when the period ends. If you ask us to delete data earlier, we do so unless the law forbids it.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'This website is not meant for children. We process data of children under 13 only with the consent of a parent or guardian, whom we ask to confirm it.',
        'Where the law sets a higher age, that age applies: 14 in mainland China, where such data counts as sensitive, and in Europe up to 16, as each member state provides.',
        'If you learn that a child has sent us data without that consent, write to us, and we will delete it.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights, and how to use them',
      blocks: [
        'You may ask us, free of charge:',
        [
          'whether we hold data about you, what data, where it came from, and for a copy of it;',
          'to correct or complete wrong data;',
          'to delete data, or to restrict how we use it;',
          'to transfer the data you gave us to you or to another company in a common format;',
          'to stop uses based on legitimate interests, and advertising in any case;',
          'to explain our rules for handling data.',
        ],
        'You can withdraw your consent at any time: with the link in each newsletter, in the cookie settings for cookies, or otherwise by a message. This does not affect processing before the withdrawal.',
        'Write to us through the [contact page](/aboutUs/contactUs), from the email address you used before, so that we can be sure it is you. If somebody acts for you, we ask for proof of authority. We answer within one month, or within 15 working days in mainland China and 45 days in California.',
        'In California, you also have the right not to be discriminated against for using your rights, and to limit the use of sensitive information; we collect none. In mainland China, close relatives may exercise these rights for a person who has died, as provided by Art. 49 PIPL.',
        'You may complain to an authority: in Europe, to the data protection authority where you live, where you work or where the violation took place; in mainland China to the cyberspace authority; in California to the California Privacy Protection Agency.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect data',
      blocks: [
        'Everything between your browser and our servers is encrypted. Access is limited to those who need it and is recorded; passwords and keys are kept apart from the data. Stored data is backed up.',
        'If data is lost or exposed despite this, we inform the responsible authority within the time the law sets, in Europe 72 hours, and you without delay if you could be harmed.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'When the website or the law changes, we change this policy. The date at the top shows when it was last changed. If a change concerns something you have consented to, we will ask you again.',
        'The notices for visitors from [China](/visitorsChina), [Europe](/visitorsEuropean) and [California](/visitorsCalifornia) contain additional rules for those places. If the language versions differ, the one for the country where you live applies.',
      ],
    },
  ],
} as const satisfies LegalCopy;

export type SectionId = (typeof en)['sections'][number]['id'];
