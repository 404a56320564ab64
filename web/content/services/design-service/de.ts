import type { PageCopy } from '#sections/page-content.ts';
import type { designService } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Designservice',
    title: 'Abends geschickt, morgens fertig',
    text: 'Wir konstruieren Kronen, Prothesen und Bohrschablonen über Nacht, Aligner binnen 24 Stunden, mit Ihren Bibliotheken und nach Ihren Vorgaben. Sie erhalten eine STL-Datei, geprüft von einem zweiten CAD-Techniker. Am Wochenende wird nicht konstruiert.',
    alt: 'Kronenkonstruktion auf einem Monitor mit Präparationsgrenze und Kontaktflächen, davor ein Modell und eine Krone',
    links: { inquiry: 'Preisliste anfordern' },
  },
  figures: {
    title: 'Wie lange eine Konstruktion dauert',
    text: 'Festsitzende, herausnehmbare und implantatgetragene Arbeiten sind zu Arbeitsbeginn konstruiert, wenn Sie sie abends schicken; im Eilauftrag schon nach zwei Stunden. Die Zeit läuft ab Eingang des vollständigen Auftrags. Fehlt etwas, fragen wir sofort nach.',
    items: {
      complete: 'für festsitzende, herausnehmbare und implantatgetragene Arbeiten',
      expedited: 'für dieselben Arbeiten als Eilauftrag',
      orthodontics: 'für Kieferorthopädie (ein Arbeitstag im Designzentrum)',
      answer: 'bis sich ein CAD-Techniker zu Ihrem Auftrag meldet',
    },
  },
  center: {
    title: 'So arbeitet unser Designzentrum',
    items: {
      place: {
        title: 'Shanghai, auf Deutsch oder Englisch',
        text: 'Konstruiert wird in unserem eigenen Designzentrum in Shanghai, China, von Montag 0 Uhr bis Freitag 24 Uhr dortiger Zeit. In Berlin ist das Sonntag 18 Uhr bis Freitag 18 Uhr, im Winter eine Stunde früher. Sie schreiben auf Deutsch oder Englisch. Die Antwort kommt auf Englisch; auf Wunsch übersetzt sie werktags unser Büro in Berlin.',
      },
      agreement: {
        title: 'Datenschutz und Schweigepflicht',
        text: 'Vor dem ersten Auftrag schließen Sie mit uns einen Auftragsverarbeitungsvertrag nach Art. 28 DSGVO. Er enthält die EU-Standardvertragsklauseln für die Übermittlung nach China und verpflichtet uns zur Verschwiegenheit nach § 203 StGB. Wir brauchen den Scan und Ihre Auftragsnummer, keinen Patientennamen. Die Praxis nennt die Übermittlung in ihrer Patienteninformation.',
      },
      check: {
        title: 'Zwei CAD-Techniker je Arbeit',
        text: 'Einer konstruiert. Ein zweiter mit mindestens fünf Jahren Berufserfahrung prüft Rand, Kontakte und Mindeststärken nach Ihren Vorgaben. Hersteller der Sonderanfertigung nach MDR bleiben Sie. Den Behandlungsplan einer Alignertherapie gibt die Praxis frei.',
      },
      changes: {
        title: 'Korrekturen sind kostenlos',
        text: 'Entspricht eine Konstruktion nicht Ihren Vorgaben, ändern wir sie bis zum Druck ohne Berechnung. Neue Vorgaben rechnen wir als neuen Auftrag ab.',
      },
    },
  },
  team: {
    title: 'Unser Team',
    text: 'Rückfragen klären Sie in Blueprint oder per E-Mail direkt mit dem CAD-Techniker, der Ihren Auftrag bearbeitet. Die zweite Prüfung übernimmt immer ein erfahrener CAD-Techniker.',
    rows: {
      designers: 'CAD-Techniker im Designzentrum',
      fiveYears: 'davon mit mindestens fünf Jahren Berufserfahrung',
      tenYears: 'davon mit mindestens zehn Jahren Berufserfahrung',
    },
  },
  scope: {
    title: 'Leistungen',
    items: {
      fixed: {
        title: 'Festsitzender Zahnersatz',
        text: 'Kronen, Brücken, Veneers, Inlays und Provisorien mit Approximal- und Okklusalkontakten nach Ihren Vorgaben.',
        alt: 'Grüne Brückenmodellation, dieselbe Brücke in Metall und zwei Kronen',
      },
      removable: {
        title: 'Herausnehmbarer Zahnersatz',
        text: 'Total- und Teilprothesen, Modellgussgerüste, Einproben und Bissschablonen.',
        alt: 'Totalprothese mit rosa Basis und zahnfarbenen Zähnen',
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
  files: {
    title: 'Diese Dateien schicken und erhalten Sie',
    text: 'Schicken Sie STL oder PLY aus jedem Scanner, zum Beispiel von 3Shape, Medit oder iTero. Jede Konstruktion kommt als STL-Datei in Millimetern zurück. Eine bearbeitbare Szene für exocad oder 3Shape gibt es nicht; für eine spätere Änderung geben Sie den Auftrag noch einmal an uns.',
    first: 'Arbeit',
    columns: { send: 'Sie schicken', get: 'Sie erhalten' },
    rows: {
      fixed: {
        title: 'Kronen, Brücken, Veneers, Inlays',
        send: 'Beide Kiefer und Biss',
        get: 'Eine STL-Datei je Restauration',
      },
      dentures: {
        title: 'Prothesen',
        send: 'Beide Kiefer, Biss und Zahngarnitur',
        get: 'Basis und Zähne als getrennte STL-Dateien, die Einprobe als eine',
      },
      frameworks: {
        title: 'Modellgussgerüste',
        send: 'Beide Kiefer und Einzeichnung des Gerüsts',
        get: 'Eine STL-Datei, zum Drucken als Modellation',
      },
      abutments: {
        title: 'Abutments und Stege',
        send: 'Beide Kiefer, Biss, Gingiva, Scan mit Scanbodys und das Implantatsystem',
        get: 'Abutment oder Steg und Versorgung als getrennte STL-Dateien; die Anschlussgeometrie stammt unverändert aus der Bibliothek des Herstellers',
      },
      guides: {
        title: 'Bohrschablonen',
        send: 'Kiefer, Implantatplanung der Praxis und Hülsensystem',
        get: 'Eine STL-Datei je Schablone',
      },
      aligners: {
        title: 'Aligner',
        send: 'Beide Kiefer, Biss und Verordnung',
        get: 'Eine STL-Datei je Schritt und Kiefer, mit Attachments und Schnittlinie',
      },
    },
  },
  steps: {
    title: 'Ablauf in vier Schritten',
    text: 'Über das Formular stellen Sie nur Ihre Anfrage. Scans schicken Sie erst nach Vertragsabschluss und ohne Patientennamen.',
    items: {
      ask: {
        title: 'Anfragen',
        text: 'Nennen Sie im Formular Art und Menge der Arbeiten. Scans und Patientendaten gehören nicht hinein. Die Antwort mit der Preisliste kommt innerhalb eines Werktags.',
      },
      agree: {
        title: 'Vertrag und Vorgaben',
        text: 'Sie schließen den Rahmenvertrag und den Auftragsverarbeitungsvertrag. Ränder, Zementspalt, Mindeststärken und Bibliothek stimmen wir einmal ab und hinterlegen sie.',
      },
      send: {
        title: 'Scan schicken',
        text: 'Nach Vertragsabschluss übergeben Sie den Auftrag in Blueprint mit einem Klick. Arbeiten Sie ohne Blueprint, nennen wir Ihnen den Übertragungsweg. Legen Sie den Auftragszettel Ihrer Region bei, mit Ihrer Auftragsnummer anstelle des Patientennamens.',
      },
      design: {
        title: 'Konstruieren und prüfen',
        text: 'Den Stand sehen Sie jederzeit, Änderungswünsche sind bis zum Druck möglich.',
      },
    },
  },
  downloads: {
    title: 'Auftragszettel',
    text: 'Der Zettel hat eine Zeile je Arbeit und öffnet sich in jeder Tabellenkalkulation. Die Preisliste je Arbeit, mit Eilzuschlag, kommt mit der Antwort auf Ihre Anfrage.',
    items: {
      northAmerica: {
        title: 'Nordamerika',
        text: 'Universal-Zahnschema, Datum als Monat/Tag/Jahr, auf Englisch.',
        action: 'Auftragszettel Nordamerika',
      },
      asiaPacific: {
        title: 'Asien-Pazifik',
        text: 'FDI-Zahnschema, Datum als Jahr-Monat-Tag, auf Englisch.',
        action: 'Auftragszettel Asien-Pazifik',
      },
      europe: {
        title: 'Europa',
        text: 'FDI-Zahnschema, Datum als Tag.Monat.Jahr, auf Englisch und Deutsch.',
        action: 'Auftragszettel Europa',
      },
      china: {
        title: 'China',
        text: 'FDI-Zahnschema, Datum als Jahr-Monat-Tag, auf Chinesisch.',
        action: 'Auftragszettel China',
      },
    },
  },
  contact: {
    title: 'Testen Sie uns mit einem Auftrag',
    text: 'Wählen Sie eine Arbeit, die Sie schon selbst konstruiert haben, dann können Sie beide Dateien vergleichen. Er kostet so viel und dauert so lange wie jeder andere Auftrag. Fragen Sie erst an; den Scan schicken Sie nach Vertragsabschluss.',
    alt: 'Auftrag mit Scan und Brücke auf einem Bildschirm, neben der Tastatur Arbeitsschalen',
    links: { inquiry: 'Testauftrag anfragen' },
  },
} satisfies PageCopy<typeof designService>;
