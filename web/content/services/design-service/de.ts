import type { PageCopy } from '#sections/page-content.ts';
import type { designService } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Designservice',
    title: 'Abends der Scan, morgens die Konstruktion.',
    text: 'CAD-Techniker, die das Labor kennen, konstruieren Ihre Kronen, Prothesen, Bohrschablonen und Aligner: mit Ihren Bibliotheken und so, wie Sie es gewohnt sind.',
    alt: 'Gedruckte Brücke und Krone nach einer Konstruktion des Designservice',
    links: { inquiry: 'Ersten Fall schicken' },
  },
  figures: {
    title: 'Wer konstruiert',
    items: {
      designers: 'CAD-Techniker im Designzentrum',
      fiveYears: 'davon mit fünf Jahren Erfahrung oder mehr',
      tenYears: 'mit zehn Jahren oder mehr',
      answer: 'bis eine Frage beantwortet ist',
    },
  },
  times: {
    title: 'Wie lange es dauert',
    text: 'Vom vollständigen Auftrag bis zur druckfertigen Datei. Fehlt etwas, fragen wir sofort nach.',
    rows: {
      restorations: 'Festsitzend, herausnehmbar, Implantate',
      expedited: 'Dasselbe als Eilauftrag',
      orthodontics: 'Kieferorthopädie (ein Arbeitstag)',
      answer: 'Antwort auf eine Frage zum Fall',
    },
  },
  scope: {
    title: 'Was wir konstruieren',
    items: {
      fixed: {
        title: 'Festsitzend',
        text: 'Kronen, Brücken, Veneers, Inlays, Provisorien; Kontakte und Okklusion nach Ihren Werten.',
      },
      removable: {
        title: 'Herausnehmbar',
        text: 'Total- und Teilprothesen, Modellgussgerüste, Einproben, Bisswälle.',
      },
      implant: {
        title: 'Implantate',
        text: 'Abutments, Stege und Bohrschablonen, mit der Bibliothek Ihres Systems.',
      },
      orthodontics: {
        title: 'Kieferorthopädie',
        text: 'Behandlungsschritte, Attachments und Schnittlinien für Aligner, Übertragungstrays, Retainer.',
      },
    },
  },
  steps: {
    title: 'Wie es abläuft',
    items: {
      send: {
        title: 'Scan schicken',
        text: 'Mit dem Auftragsbogen Ihrer Region; dann muss niemand nachfragen.',
      },
      agree: { title: 'Abstimmen', text: 'Ränder, Stärken, Bibliothek: einmal, danach sind sie bei uns hinterlegt.' },
      design: {
        title: 'Konstruieren',
        text: 'Sie sehen jederzeit den Stand und schreiben dem CAD-Techniker direkt.',
      },
      check: {
        title: 'Prüfen',
        text: 'Ein zweiter CAD-Techniker misst jede Datei nach, bevor sie hinausgeht. Änderungswünsche nehmen wir bis zum Druck auf.',
      },
    },
  },
  downloads: {
    title: 'Auftragsbögen',
    text: 'Eine Zeile je Fall, für jede Tabellenkalkulation. Je nach Region unterscheiden sich Zahnschema, Datumsform und Sprache. Die Preisliste Ihrer Region erhalten Sie mit der Antwort auf Ihre Anfrage.',
    items: {
      northAmerica: {
        title: 'Nordamerika',
        text: 'Universal-Zahnschema, Datum als Monat/Tag/Jahr, auf Englisch.',
        action: 'Auftragsbogen Nordamerika',
      },
      asiaPacific: {
        title: 'Asien-Pazifik',
        text: 'FDI-Zahnschema, Datum als Jahr-Monat-Tag, auf Englisch.',
        action: 'Auftragsbogen Asien-Pazifik',
      },
      europe: {
        title: 'Europa',
        text: 'FDI-Zahnschema, Datum als Tag.Monat.Jahr, auf Englisch und Deutsch.',
        action: 'Auftragsbogen Europa',
      },
      china: {
        title: 'China',
        text: 'FDI-Zahnschema, Datum als Jahr-Monat-Tag, auf Chinesisch.',
        action: 'Auftragsbogen China',
      },
    },
  },
  contact: {
    title: 'Starten Sie mit einem Fall',
    text: 'Schicken Sie uns einen Fall, den Sie schon selbst konstruiert haben, und vergleichen Sie beide Konstruktionen. Den Preis nennen wir mit der Antwort.',
    alt: 'Gedruckte Bohrschablone nach einer Konstruktion des Designservice',
    links: { inquiry: 'Ersten Fall schicken' },
  },
} satisfies PageCopy<typeof designService>;
