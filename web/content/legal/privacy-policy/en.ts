import type { LegalCopy } from '../legal-text.ts';

export const en = {
  title: 'Privacy policy',
  intro:
    'Which personal data this website collects, why, for how long and who receives it, and what you can ask of us.',
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        'The controller of the data described here is Heliograph, the maker of the printers, resins and software shown on this website. Its address and telephone number are in the [imprint](/imprint). In this policy, “we” means this company.',
        'For anything that concerns your data, write to us through the [contact page](/aboutUs/contactUs) and put “Data protection” in the first line. Your message goes to the person in charge of data protection.',
        { facts: ['registeredName', 'privacyEmail', 'dataProtectionOfficer', 'euRepresentative'] },
      ],
    },
    {
      id: 'scope',
      title: 'What this policy covers',
      blocks: [
        'It covers this website in all its languages and what you send us through it. Our cloud platform, our print-preparation software and our design service have terms of their own, as have the shops and social networks that we link to.',
        'You visit this website as a guest; it asks nobody to sign in. Members are users who have registered for an account with one of our services. Where the two are treated differently, this policy says so.',
        'Our forms are meant for people who are of age. If you write for an organization, you confirm that you are authorized to act for it.',
        'Please send no data about patients through this website. Scans and cases for the design service are processed on your behalf, under a separate agreement.',
      ],
    },
    {
      id: 'forms',
      title: 'What our forms collect',
      blocks: [
        'You can read every page without filling in a form. What a form asks for, we need for the purpose given here; the form tells you what it cannot do without.',
        [
          'Inquiries and requests for an offer: first name, last name, email address, country or region, company, telephone number, job title, industry, your question, and whether you want advertising. Purpose: to answer, to make an offer, and to hand your inquiry to the team for your field.',
          'Newsletter: email address, first name, country or region and your topics. If you would like our sales team to contact you, also last name, company, job title and telephone number. Purpose: to send you what you chose, and to call or write if you asked for it.',
          'Samples: name, occupation, a way to reach you, company, its industry and size, what the parts are meant for, the samples chosen or the part described; receiver, telephone number, country and address for the parcel. Purpose: to make and ship the samples, and to ask how they did.',
          'Live streams and recordings: first name, last name, country or region, email address and the stream in question. Purpose: to remind you of the start, or to unlock the full video.',
          'Certificates: the number that you enter. Purpose: to show the certificate. Outside the log files described below, the query is not stored.',
          'Messages and job applications by email: what you write and attach. Purpose: to answer, or to decide on the application.',
        ],
        'With each form we store when it arrived, the language of the page and a random number that keeps it from being stored twice. When you agree to advertising, we store the version of the text that you agreed to.',
        'So that machines do not fill in the newsletter form, your browser solves a small arithmetic problem. Our own servers check the answer, which tells us nothing about you.',
      ],
    },
    {
      id: 'visits',
      title: 'What a visit leaves behind',
      blocks: [
        'To deliver a page, our servers receive your IP address, the time, the address of the page with what you search for, and what your browser says about itself. All but the last is kept in log files so that we can find faults and fend off attacks. We delete them after 30 days at the latest; for servers in mainland China, the Cybersecurity Law requires six months.',
        'To limit how often a form can be sent, we count requests for each IP address. The count is gone after ten minutes.',
        'Fonts, pictures and scripts come from our own servers. Nothing is loaded from other networks before you allow it.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and similar storage',
      blocks: [
        'Your browser stores what has to be remembered at your request: the language you choose, a notice you close, what you type into a form until it is sent, and your decision about cookies. Everything else is stored only after you have allowed it. You can change the choice at any time with “Cookies Settings” at the end of each page.',
        'The [cookie statement](/cookieStatement) lists every entry with its purpose and lifetime. Visits are counted only where it names a request for that, and only for visitors who have allowed it.',
      ],
    },
    {
      id: 'legal-bases',
      title: 'On what legal basis',
      blocks: [
        'In Europe, the General Data Protection Regulation (GDPR) applies:',
        [
          'Consent, Art. 6(1)(a): newsletter, advertising, and cookies that are not strictly necessary. You may withdraw it at any time for the future.',
          'Contract and steps before a contract, Art. 6(1)(b): inquiries, offers, samples, live streams, certificates and applications.',
          'Legal obligation, Art. 6(1)(c): keeping records that tax and commercial law demand.',
          'Legitimate interests, Art. 6(1)(f): safe and fault-free running of the website, and contact with people who write for a company.',
        ],
        'In mainland China, the Personal Information Protection Law (PIPL) applies. We rely on your consent (Art. 13 item 1), on what is necessary for a contract to which you are a party (item 2), and on legal duties (item 3). Where the law asks for separate consent, we ask for it separately.',
        'In California, the California Consumer Privacy Act (CCPA) applies. We collect identifiers, professional information, commercial information (what you ask for and order) and internet activity, from you and from your browser, for the purposes named above. We neither sell personal information nor share it for advertising.',
        'We take no decisions about you by automated means alone, and build no profiles.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives data',
      blocks: [
        'Within our company, only those who need the data for their task can see them. Others receive them only in these cases:',
        [
          'Companies of our group, as named in the [list of group companies](/groupEntityList), when they look after your country.',
          'Distributors, when they look after your country or your order, and only with what they need to answer you.',
          'Processors who work for us under contract and on our instructions: operators of servers, of email dispatch, and of customer records.',
          'Parcel services, with the name, address and telephone number on the parcel.',
          'Authorities and courts, where the law obliges us.',
        ],
        'If a part of our business passes to another company, the data that belong to it go along; we tell you beforehand. We sell data to nobody.',
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers to other countries',
      blocks: [
        'Whoever answers you may sit in another country than you do. Data then leave your country, though no further than the answer requires.',
        'From the European Economic Area, we transfer data to countries for which the European Commission has found adequate protection, and otherwise under its standard contractual clauses (Art. 46 GDPR), with additional safeguards where they are needed. We send you a copy on request.',
        'From mainland China, we transfer personal information abroad only with your separate consent and under the conditions of Art. 38 PIPL, such as the standard contract of the Cyberspace Administration. We tell you who receives it, for what purpose, and how to exercise your rights there.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep data',
      blocks: [
        'What guests send us we keep for at least five weeks, so that questions can be answered and misuse can be cleared up. After that we delete it, or make it anonymous, as soon as its purpose is fulfilled:',
        [
          'Inquiries and samples: when the matter is settled and no further question is to be expected.',
          'Newsletter: until you unsubscribe. The proof of your consent is kept for three years more.',
          'Live streams: when the stream is over, or when the recording is taken down.',
          'Applications: six months after the decision, unless you agree to a longer time.',
        ],
        'What members have stored with their account we keep as long as the account exists. When it is closed, the periods for guests apply.',
        'Where the law demands longer storage, for example for invoices and business letters, we lock the data and delete them when the period is over. If you ask for deletion earlier and no law stands against it, we do not wait.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'This website is not meant for children. We process data of children under 13 only with the consent of a parent or guardian, whom we ask to confirm it.',
        'Where the law sets a higher age, it applies: 14 in mainland China, where such data count as sensitive, and in Europe up to 16, as each member state provides.',
        'If you learn that a child has sent us data without that consent, write to us; we delete them.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights, and how to use them',
      blocks: [
        'You may ask us, free of charge:',
        [
          'whether we hold data about you, which, where they came from, and for a copy of them;',
          'to correct or complete what is wrong;',
          'to delete data, or to restrict what we do with them;',
          'to hand data that you gave us to you or to another company in a common format;',
          'to stop uses that rest on legitimate interests, and advertising in any case;',
          'to explain our rules for handling data.',
        ],
        'Consent that you gave can be withdrawn at any time: in each newsletter by its link, for cookies in the cookie settings, otherwise by a message. What was done before remains lawful.',
        'Write to us through the [contact page](/aboutUs/contactUs), from the address that we know you by, so that we can be sure it is you. If somebody acts for you, we ask for a proof of authority. We answer within one month, to mainland China within 15 working days, to California within 45 days.',
        'In California you also have the right not to be treated worse because you use your rights, and to limit the use of sensitive information; we collect none. In mainland China, close relatives may exercise these rights for somebody who has died, as Art. 49 PIPL provides.',
        'You may complain to an authority: in Europe to the data protection authority of the place where you live, where you work or where the breach took place; in mainland China to the cyberspace authority; in California to the California Privacy Protection Agency.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect data',
      blocks: [
        'Everything between your browser and our servers is encrypted. Access is limited to those who need it and is recorded; passwords and keys are kept apart from the data. Stored data are backed up.',
        'Should data be lost or fall into the wrong hands in spite of this, we inform the authority in charge within the time the law sets, in Europe 72 hours, and you without delay if you could be harmed.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'When the website or the law changes, we change this policy. The dates at the top say since when it has applied and when it was last changed. If a change concerns something you have consented to, we ask you again.',
        'The notices for visitors from [China](/visitorsChina), [Europe](/visitorsEuropean) and [California](/visitorsCalifornia) add what applies there in particular. If the language versions differ, the one for the country where you live counts.',
      ],
    },
  ],
} as const satisfies LegalCopy;

export type SectionId = (typeof en)['sections'][number]['id'];
