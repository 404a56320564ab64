import type { PageCopy } from '#sections/page-content.ts';
import type { designService } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Designservice',
    title: 'Konstruktionen für Ihr Labor, bis zum Morgen fertig',
    text: 'Wir konstruieren Kronen, Prothesen, Bohrschablonen und Aligner mit Ihren Bibliotheken und nach Ihren Vorgaben. Sie erhalten eine offene Datei, von einem zweiten CAD-Techniker geprüft und für Ihren Drucker angeordnet.',
    alt: 'Kronenkonstruktion auf einem Monitor mit Präparationsgrenze und Kontaktflächen, davor ein Modell und eine Krone',
    links: { inquiry: 'Preisliste anfordern' },
  },
  figures: {
    title: 'Abends schicken, morgens fertig',
    text: 'Abends geschickte Aufträge sind zu Arbeitsbeginn konstruiert, Eilaufträge schon nach zwei Stunden. Die Zeit läuft ab Eingang des vollständigen Auftrags. Fehlt etwas, fragen wir sofort nach.',
    items: {
      complete: 'für festsitzende, herausnehmbare und implantatgetragene Arbeiten',
      expedited: 'für dieselben Arbeiten als Eilauftrag',
      orthodontics: 'für Kieferorthopädie, innerhalb eines Arbeitstags',
      answer: 'bis zur Antwort auf Ihren Auftrag',
    },
  },
  team: {
    title: 'Unser Designzentrum',
    text: 'Jede Arbeit sehen zwei CAD-Techniker. Die Angabe zu fünf Jahren schließt die zu zehn Jahren ein.',
    rows: {
      designers: 'CAD-Techniker im Designzentrum',
      fiveYears: 'davon konstruieren seit mindestens fünf Jahren',
      tenYears: 'davon konstruieren seit mindestens zehn Jahren',
    },
  },
  scope: {
    title: 'Leistungen',
    items: {
      fixed: {
        title: 'Festsitzender Zahnersatz',
        text: 'Kronen, Brücken, Veneers, Inlays und Provisorien mit Approximal- und Okklusionskontakten nach Ihren Vorgaben.',
        alt: 'Grüne Brückenmodellation, dieselbe Brücke in Metall und zwei Kronen',
      },
      removable: {
        title: 'Herausnehmbarer Zahnersatz',
        text: 'Total- und Teilprothesen, Modellgussgerüste, Einproben und Bissschablonen.',
        alt: 'Grüne Modellation eines Gerüsts auf dem Modell',
      },
      implant: {
        title: 'Implantatprothetik',
        text: 'Abutments, Stege und Bohrschablonen mit der Bibliothek Ihres Systems.',
        alt: 'Modell mit zwei Scanbodys und einer gedruckten Brücke',
      },
      orthodontics: {
        title: 'Kieferorthopädie',
        text: 'Behandlungsschritte, Attachments und Schnittlinien für Aligner, dazu Übertragungstrays und Retainer.',
        alt: 'Graues Alignermodell',
      },
    },
  },
  steps: {
    title: 'Ablauf in vier Schritten',
    text: 'Über das Formular stellen Sie nur Ihre Anfrage. Scans schicken Sie erst nach Vertragsabschluss und ohne Patientennamen.',
    items: {
      ask: {
        title: 'Anfragen',
        text: 'Nennen Sie im Formular Art und Menge der Arbeiten. Scans und Patientendaten gehören nicht hinein.',
      },
      agree: {
        title: 'Vertrag und Vorgaben',
        text: 'Sie erhalten Preisliste und Vertrag zur Auftragsverarbeitung. Ränder, Zementspalt, Mindeststärken und Bibliothek stimmen wir einmal ab und hinterlegen sie.',
      },
      send: {
        title: 'Scan schicken',
        text: 'Nach Vertragsabschluss übergeben Sie den Auftrag in Blueprint mit einem Klick. Arbeiten Sie ohne Blueprint, nennen wir Ihnen den Übertragungsweg. Legen Sie den Auftragsbogen Ihrer Region bei, mit Ihrer Auftragsnummer anstelle des Patientennamens.',
      },
      design: {
        title: 'Konstruieren und prüfen',
        text: 'Sie sehen jederzeit den Stand und schreiben dem CAD-Techniker direkt. Ein zweiter prüft jede Datei, bevor Sie sie erhalten. Änderungswünsche sind bis zum Druck möglich.',
      },
    },
  },
  downloads: {
    title: 'Auftragsbögen',
    text: 'Der Bogen hat eine Zeile je Arbeit und öffnet sich in jeder Tabellenkalkulation. Je nach Region unterscheiden sich Zahnschema, Datumsformat und Sprache. Die Preisliste Ihrer Region erhalten Sie mit der Antwort auf Ihre Anfrage.',
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
    title: 'Testen Sie uns mit einem Auftrag',
    text: 'Wählen Sie eine Arbeit, die Sie schon selbst konstruiert haben, dann können Sie beide Dateien vergleichen. Fragen Sie erst an; den Scan schicken Sie nach Vertragsabschluss.',
    alt: 'Gedruckte Bohrschablone nach einer Konstruktion des Designservice',
    links: { inquiry: 'Testauftrag anfragen' },
  },
} satisfies PageCopy<typeof designService>;
