import type { PageCopy } from '#sections/page-content.ts';
import type { designService } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Designservice',
    title: 'Abends geschickt, morgens fertig',
    text: 'Sie schicken von Sonntag bis Donnerstag am Abend die Scans, unser Designzentrum in Shanghai konstruiert über Nacht: Kronen, Prothesen, Bohrschablonen. Aligner dauern bis zu 24 Stunden. Wir arbeiten mit Ihren Bibliotheken und Vorgaben. Ein zweiter CAD-Techniker prüft jede STL-Datei.',
    alt: 'Kronenkonstruktion auf einem Monitor mit Präparationsgrenze und Kontaktflächen, davor ein Modell und eine Krone',
    links: { inquiry: 'Preisliste anfordern' },
  },
  figures: {
    title: 'Wie lange eine Konstruktion dauert',
    text: 'Die Zeit läuft ab Eingang des vollständigen Auftrags. Fehlt etwas, fragen wir sofort nach.',
    items: {
      complete: 'für festsitzende, herausnehmbare und implantatgetragene Arbeiten',
      expedited: 'für dieselben Arbeiten als Eilauftrag, gegen Aufpreis',
      orthodontics: 'für Kieferorthopädie (ein Arbeitstag im Designzentrum)',
      answer: 'bis sich ein CAD-Techniker zu Ihrem Auftrag meldet',
    },
  },
  center: {
    title: 'So arbeitet unser Designzentrum',
    items: {
      place: {
        title: 'Konstruktion in Shanghai, Antwort auf Englisch',
        text: 'Konstruiert wird in unserem eigenen Designzentrum in Shanghai, China, von Montag 0 Uhr bis Freitag 24 Uhr dortiger Zeit. In Berlin ist das Sonntag 18 Uhr bis Freitag 18 Uhr, im Winter eine Stunde früher. Was am Freitagabend eingeht, ist in der Nacht zum Montag fertig. Sie schreiben auf Deutsch oder Englisch. Die Antwort kommt auf Englisch; auf Wunsch übersetzt sie werktags unser Büro in Berlin.',
      },
      agreement: {
        title: 'Datenschutz und Schweigepflicht',
        text: 'Vor dem ersten Auftrag schließen Sie mit uns einen Auftragsverarbeitungsvertrag nach Art. 28 DSGVO. Er enthält die EU-Standardvertragsklauseln für die Übermittlung nach China und verpflichtet uns zur Verschwiegenheit nach § 203 StGB. Wir brauchen den Scan und Ihre Auftragsnummer, keinen Patientennamen. Die Praxis nennt die Übermittlung in ihrer Patienteninformation.',
      },
      check: {
        title: 'Zwei CAD-Techniker je Arbeit',
        text: 'Einer konstruiert. Ein zweiter vom selben Fach mit mindestens fünf Jahren Berufserfahrung prüft Rand, Kontakte und Mindeststärken nach Ihren Vorgaben. Hersteller der Sonderanfertigung nach MDR bleiben Sie. Den Behandlungsplan einer Alignertherapie gibt die Praxis frei.',
      },
      changes: {
        title: 'Korrekturen sind kostenlos',
        text: 'Entspricht eine Konstruktion nicht Ihren Vorgaben, ändern wir sie bis zum Druck ohne Berechnung. Neue Vorgaben rechnen wir als neuen Auftrag ab.',
      },
    },
  },
  team: {
    title: 'Unser Team',
    text: 'Rückfragen klären Sie in Blueprint oder per E-Mail direkt mit dem CAD-Techniker, der Ihren Auftrag bearbeitet. Jeder arbeitet auf einem Gebiet: festsitzend, herausnehmbar, Implantat oder Kieferorthopädie.',
    rows: {
      designers: 'CAD-Techniker im Designzentrum',
      fiveYears: 'Mindestens fünf Jahre Berufserfahrung; sie prüfen die Arbeiten der anderen',
      tenYears: 'Mindestens zehn Jahre Berufserfahrung',
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
        text: 'Total- und Teilprothesen, Modellgussgerüste, gedruckte Einproben, Bissschablonen und Schienen.',
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
    text: 'Schicken Sie STL oder PLY aus jedem Scanner, zum Beispiel von 3Shape, Medit oder iTero. Jede Konstruktion kommt als STL-Datei in Millimetern zurück. Eine bearbeitbare Szene für exocad oder 3Shape liefern wir nicht. Die Abrechnungseinheit steht in der letzten Spalte; die Preisliste kommt mit der Antwort auf Ihre Anfrage.',
    first: 'Arbeit',
    columns: { send: 'Sie schicken', get: 'Sie erhalten', unit: 'Preis je' },
    rows: {
      fixed: {
        title: 'Kronen, Brücken, Veneers, Inlays, Provisorien',
        send: 'Beide Kiefer und Biss, bei Provisorien möglichst auch den Situationsscan',
        get: 'Eine STL-Datei je Restauration',
        unit: 'Zahn, auch Brückenglied',
      },
      dentures: {
        title: 'Prothesen',
        send: 'Beide Kiefer, Biss und Zahngarnitur',
        get: 'Basis und Zähne als getrennte STL-Dateien; für die Einprobe eine gemeinsame',
        unit: 'Kiefer',
      },
      frameworks: {
        title: 'Modellgussgerüste',
        send: 'Beide Kiefer, Biss und Gerüstplanung',
        get: 'Eine STL-Datei, zum Drucken als Modellation oder für den Metalldruck (SLM)',
        unit: 'Gerüst',
      },
      rims: {
        title: 'Bissschablonen',
        send: 'Zahnloser Kiefer',
        get: 'Basis und Wall als eine STL-Datei',
        unit: 'Kiefer',
      },
      splints: {
        title: 'Schienen',
        send: 'Beide Kiefer und Biss in der gewünschten Sperrung',
        get: 'Eine STL-Datei je Schiene',
        unit: 'Schiene',
      },
      abutments: {
        title: 'Abutments und Stege',
        send: 'Beide Kiefer, Biss, Gingiva, Scan mit Scanbodys und das Implantatsystem',
        get: 'Abutment oder Steg und Versorgung als getrennte STL-Dateien; die Anschlussgeometrie stammt unverändert aus der Bibliothek des Herstellers, passend für Rohlinge mit fertigem Anschluss und für Titanklebebasen',
        unit: 'Implantat',
      },
      guides: {
        title: 'Bohrschablonen',
        send: 'Scan des Kiefers, Implantatplanung der Praxis aus dem DVT und Hülsensystem',
        get: 'Eine STL-Datei je Schablone',
        unit: 'Schablone',
      },
      aligners: {
        title: 'Aligner',
        send: 'Beide Kiefer, Biss und Verordnung',
        get: 'Eine STL-Datei je Schritt und Kiefer, mit Attachments und Schnittlinie',
        unit: 'Behandlungsplan, beide Kiefer',
      },
      bondingTrays: {
        title: 'Übertragungstrays',
        send: 'Beide Kiefer, Biss, Bracketsystem und Verordnung',
        get: 'Tray und Modell mit Brackets als getrennte STL-Dateien',
        unit: 'Kiefer',
      },
      retainers: {
        title: 'Retainer',
        send: 'Scan des Endbefunds',
        get: 'Eine STL-Datei des Modells mit Schnittlinie, zum Tiefziehen',
        unit: 'Kiefer',
      },
    },
  },
  example: {
    title: 'Ein Auftrag über Nacht',
    text: 'Ein Beispiel nach deutscher Zeit: eine dreigliedrige Brücke in Blueprint.',
    alt: 'Auftrag 24-0821 in Blueprint: Kiefer und dreigliedrige Brücke, Schaltflächen zum Ändern und Freigeben',
    items: {
      order: {
        title: '18:00 Uhr',
        text: 'Das Labor schickt beide Kiefer und Biss. Randgestaltung und Zementspalt sind hinterlegt.',
      },
      question: {
        title: '18:25 Uhr',
        text: 'Der CAD-Techniker fragt auf Englisch nach der mesialen Präparationsgrenze. Das Labor antwortet mit einem Foto.',
      },
      check: {
        title: '23:10 Uhr',
        text: 'Ein zweiter CAD-Techniker hat Rand, Kontakte und Mindeststärken geprüft. Die STL-Datei liegt bereit.',
      },
      approval: {
        title: '7:30 Uhr',
        text: 'Das Labor gibt die Konstruktion frei und startet die Fräse. Um 18 Uhr geht die Brücke hinaus, wie im Auftrag steht.',
      },
    },
  },
  steps: {
    title: 'Ablauf in vier Schritten',
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
    text: 'Der Zettel hat eine Zeile je Arbeit und öffnet sich in jeder Tabellenkalkulation.',
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
    text: 'Wählen Sie eine Arbeit, die Sie schon selbst konstruiert haben, dann können Sie beide Dateien vergleichen. Sie zahlen den Listenpreis, Korrekturen sind kostenlos.',
    alt: 'Auftrag mit Scan und Brücke auf einem Bildschirm, neben der Tastatur Arbeitsschalen',
    links: { inquiry: 'Testauftrag anfragen' },
  },
} satisfies PageCopy<typeof designService>;
