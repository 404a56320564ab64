import type { PageCopy } from '#sections/page-content.ts';
import type { blueprint } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Blueprint',
    title: 'Praxis und Labor arbeiten am\u00a0selben Auftrag',
    text: 'Scan, Konstruktion, Freigabe und Liefertermin liegen in einer Akte. Beide Seiten sehen, wer am Zug ist, ohne zu telefonieren.',
    alt: 'Auftragsliste in Blueprint auf einem Bildschirm, eine Brücke wartet auf Freigabe; davor Arbeitsschalen mit Modell, Brücke und Bohrschablone',
    links: { inquiry: 'Vorführung vereinbaren', platform: 'Software ansehen' },
  },
  views: {
    title: 'Wer in Blueprint was macht',
    items: {
      clinic: {
        title: 'Zahnarztpraxis',
        text: 'Die Praxis schickt den Scan, gibt die Konstruktion frei und sieht den Liefertermin. Druckt sie selbst, geht die Datei an den ChairSide in der Praxis.',
      },
      lab: {
        title: 'Dentallabor',
        text: 'Das Labor sieht alle Aufträge nach Termin sortiert, Eilaufträge oben. Bei jedem steht, ob noch ein Scan, eine Freigabe oder ein freier Drucker fehlt.',
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
  approval: {
    title: 'Vom Scan zur Freigabe',
    items: {
      scan: {
        title: 'Mit dem Scan entsteht der Auftrag',
        text: 'Angebundene Intraoralscanner legen den Auftrag automatisch an. Aus anderen, etwa Medit, TRIOS oder iTero, laden Sie die STL-Datei hoch.',
      },
      design: {
        title: 'Die Konstruktion kommt als STL',
        text: 'Angebundene CAD-Software gibt die Datei mit der Auftragsnummer zurück. Aus exocad, 3Shape oder inLab laden Sie die STL-Datei beim Auftrag hoch.',
      },
      release: {
        title: 'Die Praxis gibt frei',
        text: 'Das Praxisteam prüft die Konstruktion, gibt sie frei oder notiert einen Änderungswunsch. Ohne Freigabe wird nicht gedruckt.',
      },
      print: {
        title: 'Der Druck beginnt',
        text: 'Freigegebene Aufträge kommen in die Warteschlange von StreamFlow oder gehen direkt an den ChairSide.',
      },
    },
  },
  record: {
    title: 'Dieselbe Krone nach einem halben Jahr nachdrucken',
    text: 'Sie öffnen den Auftrag und drucken nach. Scan, Freigabe, Charge und Datum für Ihre Dokumentation nach MDR, Anhang XIII, finden Sie in der Akte.',
    alt: 'Gedruckte Brücke und Krone',
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
    text: 'Haben Sie einmal einen Vertrag mit unserem Designservice geschlossen, übergeben Sie ihm Aufträge in Blueprint mit einem Klick. Das Designzentrum arbeitet montags bis freitags rund um die Uhr. Für festsitzende, herausnehmbare und implantatgetragene Arbeiten gilt ab Eingang des vollständigen Auftrags:',
    items: {
      answer: 'bis zur Antwort auf Ihren Auftrag',
      design: 'bis zur fertigen Konstruktion',
      expedited: 'als Eilauftrag',
    },
    alt: 'Kronenkonstruktion auf einem Monitor, davor ein Modell und eine Krone',
  },
  privacy: {
    title: 'Datenschutz und Kosten',
    text: 'Der Auftrag trägt eine Nummer statt eines Namens. Blueprint gehört zu jedem Dentaldrucker, für Labor und Praxis ohne Aufpreis.',
    alt: 'Auftrag 24-0821 in Blueprint: Scan und Brücke, fünf Stationen, die dritte wartet auf die Freigabe',
    points: {
      names: 'Patientennamen können in Ihrem eigenen System bleiben.',
      region: 'Den Speicherort wählen Sie: Europa, Nordamerika oder Festlandchina.',
      agreement:
        'Das Designzentrum steht in Schanghai. Vor dem ersten Auftrag dorthin schließen Sie einen Auftragsverarbeitungsvertrag.',
      cost: 'Extra kosten nur StreamFlow, je Arbeitsplatz, und der Designservice, je Auftrag.',
    },
    links: { integrations: 'Integrationen ansehen' },
  },
  printers: {
    title: 'Diese Drucker übernehmen Aufträge',
    text: 'Der ChairSide ist direkt angebunden. Für A2D-Familie, A3D, C-Serie und ChairSide Pro brauchen Sie StreamFlow, lizenziert je Arbeitsplatz.',
  },
  questions: {
    title: 'Fragen vor dem Start',
    questions: {
      clinicAccount: {
        question: 'Unsere Praxen wollen kein weiteres System. Können wir Blueprint trotzdem nutzen?',
        answer:
          'Ja. Das Labor legt den Auftrag selbst an und lädt den Scan dazu hoch. Nutzt die Praxis Blueprint später selbst, findet sie die alten Aufträge dort vor.',
      },
      software: {
        question: 'Passt Blueprint zu unserer Laborverwaltung?',
        answer:
          'Programme mit Schnittstelle lesen den Auftragsstand aus und legen Drucker, Resincharge und Druckdatum beim Auftrag ab. Nennen Sie uns Ihr Programm.',
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
    text: 'Sie bringen einen Scan und den Auftragszettel mit, wir führen den Auftrag in einer halben Stunde per Video bis zur Freigabe vor.',
    alt: 'ChairSide Pro auf einem Sideboard im Behandlungszimmer',
    links: { inquiry: 'Vorführung vereinbaren' },
  },
} satisfies PageCopy<typeof blueprint>;
