import type { PageCopy } from '#sections/page-content.ts';
import type { blueprint } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Blueprint',
    title: 'Praxis und Labor arbeiten am\u00a0selben Auftrag',
    text: 'Scan, Konstruktion, Freigabe und Liefertermin liegen beim Auftrag. Die Zahnärztin oder der Zahnarzt gibt auf dem Smartphone frei. Blueprint gehört ohne Aufpreis zu jedem Dentaldrucker.',
    alt: 'Smartphone mit einer Krone zur Freigabe, daneben das gedruckte Modell und die Krone',
    links: { inquiry: 'Vorführung vereinbaren', platform: 'Alle Programme im Überblick' },
  },
  approval: {
    title: 'Vom Scan zur Freigabe',
    alt: 'Auftrag 24-0821 in Blueprint: Scan und Brücke, fünf Stationen, die dritte wartet auf die Freigabe',
    items: {
      scan: {
        title: 'Mit dem Scan entsteht der Auftrag',
        text: 'Die Praxis lädt STL oder PLY hoch, aus Medit, TRIOS, iTero oder jedem anderen Scanner, und füllt den Auftragszettel aus: Zähne, Material, Zahnfarbe, Bemerkungen. Die Scanner unseres Partners Quadrant Light legen den Auftrag selbst an.',
      },
      design: {
        title: 'Die Konstruktion kommt als STL',
        text: 'Aus exocad, 3Shape oder inLab laden Sie die STL-Datei beim Auftrag hoch. Occlusion Desk CAD gibt sie mit der Auftragsnummer zurück.',
      },
      release: {
        title: 'Die Praxis gibt frei',
        text: 'Die Zahnärztin oder der Zahnarzt prüft die Konstruktion, gibt sie frei oder notiert einen Änderungswunsch. Ohne Freigabe wird nicht gedruckt.',
      },
      print: {
        title: 'Der Druck beginnt',
        text: 'Freigegebene Aufträge kommen in die Warteschlange von StreamFlow oder gehen direkt an den ChairSide oder ChairSide Pro.',
      },
    },
  },
  phone: {
    title: 'Freigabe auf dem Smartphone',
    items: {
      link: {
        title: 'Ein Link, keine App',
        text: 'Die Praxis erhält per E-Mail oder SMS einen Link zum Auftrag. Geöffnet wird er mit einem Code, der auf dasselbe Smartphone kommt; ein Konto ist nicht nötig.',
      },
      view: {
        title: 'Konstruktion in 3D',
        text: 'Im Browser drehen, Gegenkiefer ausblenden und Präparationsgrenze, approximale und okklusale Kontakte sowie Wandstärke prüfen.',
      },
      answer: {
        title: 'Freigeben oder Änderung markieren',
        text: 'Ein Tippen auf die Oberfläche setzt die Notiz an die richtige Stelle. Das Labor sieht die Antwort sofort, mit Name und Uhrzeit.',
      },
    },
  },
  views: {
    title: 'Wer in Blueprint was macht',
    items: {
      clinic: {
        title: 'Zahnarztpraxis',
        text: 'Die Praxis schickt den Scan, gibt die Konstruktion frei und sieht den Liefertermin. Druckt sie selbst, geht die Datei an ihren eigenen Drucker.',
      },
      lab: {
        title: 'Dentallabor',
        text: 'Das Labor sieht alle Aufträge nach Termin sortiert, verspätete zuerst. Bei jedem steht, ob noch ein Scan, eine Freigabe oder ein freier Drucker fehlt. Will eine Praxis kein weiteres System, legt das Labor den Auftrag selbst an.',
      },
      designer: {
        title: 'Designservice',
        text: 'Der Designservice übernimmt die Aufträge, die Sie ihm zuweisen, und legt die fertigen Dateien beim selben Auftrag ab.',
      },
      group: {
        title: 'Praxisgruppe',
        text: 'Die Gruppe plant zentral und druckt dort, wo behandelt wird. Über StreamFlow geht der Auftrag an den ChairSide Pro am Standort.',
      },
    },
  },
  cost: {
    title: 'Was zu Blueprint hinzukommt',
    text: 'Blueprint selbst kostet nichts. Es schickt einen Auftrag nach dem anderen; das genügt für einen Drucker in der Praxis. Im Labor ordnet StreamFlow mehrere Aufträge auf einer Plattform an. Ein Arbeitsplatz in StreamFlow gilt für eine gleichzeitig angemeldete Person.',
    first: 'Ihre Ausgangslage',
    columns: { cost: 'Kosten', route: 'Weg zum Drucker' },
    rows: {
      clinic: { title: 'Praxis ohne Drucker', cost: 'Keine', route: 'Ihr Labor druckt' },
      chairSide: { title: 'ChairSide oder ChairSide Pro', cost: 'Keine', route: 'Direkt aus Blueprint' },
      lab: {
        title: 'A2D-Familie, A3D, C-Serie oder mehrere ChairSide Pro',
        cost: 'StreamFlow, je Arbeitsplatz',
        route: 'Über die Warteschlange von StreamFlow',
      },
      file: {
        title: 'Einer dieser Drucker, ohne StreamFlow',
        cost: 'Keine',
        route: 'Datei herunterladen und aus Heliograph Prepare senden',
      },
      design: {
        title: 'Konstruktion vom Designservice',
        cost: 'Designservice, je Einheit',
        route: 'Wie bei eigenen Konstruktionen',
      },
    },
  },
  record: {
    title: 'Dasselbe Modell nach einem halben Jahr nachdrucken',
    text: 'Sie öffnen den Auftrag und drucken Modell oder Gussmodellation nach. Scan, Freigabe, Charge und Datum für Ihre Dokumentation nach MDR, Anhang XIII, finden Sie in der Akte.',
    alt: 'Gedrucktes Zahnmodell',
    points: {
      scan: 'Scan und freigegebene Konstruktion',
      design: 'Name und Datum der Freigabe',
      print: 'Drucker, Materialprofil und Resincharge',
      dispatch: 'Versanddatum',
    },
    links: { streamFlow: 'So protokolliert StreamFlow' },
  },
  design: {
    title: 'CAD-Team ausgelastet?',
    text: 'Haben Sie einmal einen Vertrag mit unserem Designservice geschlossen, übergeben Sie ihm Aufträge in Blueprint mit einem Klick. Das Designzentrum in Shanghai arbeitet von Sonntag 18 Uhr bis Freitag 18 Uhr deutscher Zeit durchgehend, im Winter eine Stunde früher. Für festsitzende, herausnehmbare und implantatgetragene Arbeiten gilt ab Eingang des vollständigen Auftrags:',
    items: {
      answer: 'bis zur Antwort auf Ihren Auftrag',
      design: 'bis zur fertigen Konstruktion',
      expedited: 'als Eilauftrag',
    },
    alt: 'Kronenkonstruktion auf einem Monitor, davor ein Modell und eine Krone',
  },
  privacy: {
    title: 'Patientendaten',
    text: 'Der Auftrag trägt eine Nummer wie 24-0821 statt eines Namens.',
    alt: 'Arbeitsschalen mit Nummern auf den Auftragszetteln',
    points: {
      names: 'Patientennamen können in Ihrem eigenen System bleiben.',
      region: 'Den Speicherort wählen Sie: Europa, Nordamerika oder Festlandchina.',
      keep: 'Aufträge bleiben gespeichert, bis Sie sie löschen. Herunterladen lassen sie sich jederzeit, auch alle in einem Archiv.',
      agreement:
        'Vor dem ersten Auftrag schließen Sie einen Auftragsverarbeitungsvertrag, mit unserer Verpflichtung zur Verschwiegenheit nach § 203 StGB. Für Aufträge an das Designzentrum in Shanghai gelten zusätzlich die EU-Standardvertragsklauseln.',
    },
    links: { agreement: 'Mustervertrag anfordern' },
  },
  questions: {
    title: 'Fragen vor dem Start',
    questions: {
      software: {
        question: 'Passt Blueprint zu unserer Laborverwaltung?',
        answer:
          'Zwei sind angebunden. Casefile Lab Ledger liest den Auftragsstand aus Blueprint und legt Drucker, Resincharge und Druckdatum beim Auftrag ab; Auftragsfach meldet Termine an StreamFlow. Bei jeder anderen, etwa Datext, Delapro oder LabStar, liest Blueprint Auftragsnummern und Termine aus einer CSV-Liste, oder Sie tragen sie ein. Hersteller erhalten auf Anfrage die Beschreibung unserer Schnittstelle.',
      },
      offline: {
        question: 'Was passiert bei einem Internetausfall?',
        answer:
          'Laufende Drucke werden fertig. Freigaben und neue Aufträge warten, bis die Verbindung wieder steht. Danach gleicht Blueprint den Stand automatisch ab.',
      },
    },
  },
  contact: {
    title: 'Vorführung mit Ihrem eigenen Auftrag',
    text: 'Halten Sie einen Scan und den Auftragszettel ohne Patientendaten bereit. Wir führen den Auftrag in einer halben Stunde per Video bis zur Freigabe.',
    alt: 'ChairSide Pro auf einem Sideboard im Behandlungszimmer',
    links: { inquiry: 'Vorführung vereinbaren', integrations: 'Anbindungen ansehen' },
  },
} satisfies PageCopy<typeof blueprint>;
