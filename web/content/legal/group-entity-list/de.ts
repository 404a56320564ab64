import type { LegalCopy } from '../legal-text.ts';
import type { SectionId } from './en.ts';

export const de = {
  title: 'Konzerngesellschaften',
  intro:
    'Welche Unternehmen unsere Datenschutzerklärung und unsere Nutzungsbedingungen mit „Gesellschaften unserer Gruppe“ meinen und welche Aufgabe jedes von ihnen hat.',
  sections: [
    {
      id: 'companies',
      title: 'Gesellschaften und ihr Sitz',
      blocks: [{ list: 'GROUP_ENTITIES' }],
    },
    {
      id: 'responsibility',
      title: 'Wer für diese Website verantwortlich ist',
      blocks: [
        'Anbieter dieser Website ist der Hauptsitz in Shanghai, den das [Impressum](/imprint) nennt; er ist für die personenbezogenen Daten verantwortlich, die Sie darüber senden. Die anderen Gesellschaften erhalten solche Daten nur, wenn sie Ihr Land betreuen; Näheres steht in der [Datenschutzerklärung](/privacyPolicy).',
        'Was dort, wo Sie leben, zusätzlich gilt, steht in den Hinweisen für Besucher aus [China](/visitorsChina), [Europa](/visitorsEuropean) und [Kalifornien](/visitorsCalifornia).',
      ],
    },
    {
      id: 'dealers',
      title: 'Wer nicht zur Gruppe gehört',
      blocks: [
        'Händler und Integrationspartner sind selbstständige Unternehmen. Sie finden sie unter [Händler für Dentalprodukte](/aboutUs/distributors-dental) und [Händler für die Reflex-Serie](/aboutUs/distributors-reflex-series).',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen dieser Liste',
      blocks: [
        'Kommt eine Gesellschaft hinzu, scheidet eine aus oder ändert sich ihre Aufgabe, ändern wir die Liste und das Datum am Anfang. Fragen beantworten wir über die [Kontaktseite](/aboutUs/contactUs).',
      ],
    },
  ],
} as const satisfies LegalCopy<SectionId>;
