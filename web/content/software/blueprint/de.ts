import type { PageCopy } from '#sections/page-content.ts';
import type { blueprint } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Blueprint',
    title: 'Praxis und Labor arbeiten am selben Fall.',
    text: 'Scan, Konstruktion, Freigabe und Liefertermin liegen in einer Akte. Beide Seiten sehen, wer am Zug ist, und das Telefon bleibt ruhig.',
    alt: 'Fallliste in Blueprint auf einem Bildschirm, eine Brücke wartet auf Freigabe; davor Arbeitsschalen mit Modell, Brücke und Bohrschablone',
    links: { inquiry: 'Vorführung vereinbaren', platform: 'Zur gesamten Plattform' },
  },
  views: {
    title: 'Jede Seite sieht ihren Teil',
    items: {
      clinic: {
        title: 'Zahnarztpraxis',
        text: 'Schickt den Scan, gibt die Konstruktion frei und kennt den Liefertermin. Druckt sie selbst, geht die Datei weiter an den ChairSide in der Praxis.',
      },
      lab: {
        title: 'Dentallabor',
        text: 'Sieht alle Fälle nach Termin sortiert, die eiligen oben, und weiß, ob noch ein Scan, eine Freigabe oder ein freier Drucker fehlt.',
      },
      designer: {
        title: 'Designservice',
        text: 'Übernimmt die Fälle, die Sie ihm zuweisen, und legt die fertigen Dateien im selben Fall ab.',
      },
      group: {
        title: 'Praxisgruppe',
        text: 'Plant zentral und druckt am Standort, an dem die Behandlung stattfindet. Der Auftrag läuft dort auf dem ChairSide Pro ein.',
      },
    },
  },
  approval: {
    title: 'Vom Scan zur Freigabe',
    items: {
      scan: {
        title: 'Der Scan legt den Fall an',
        text: 'Angebundene Intraoralscanner eröffnen den Fall selbst. Lücken an der Präparationsgrenze melden sie, solange noch nachgescannt werden kann.',
      },
      design: {
        title: 'Die Konstruktion kommt als STL',
        text: 'Ihre CAD-Software gibt die Datei mit der Fallnummer zurück. Exportieren und Umbenennen entfallen.',
      },
      release: {
        title: 'Die Praxis gibt frei',
        text: 'Das Praxisteam sieht sich die Konstruktion an, gibt sie frei oder schreibt den Änderungswunsch dazu. Ohne Freigabe wird nicht gedruckt.',
      },
      print: {
        title: 'Der Druck beginnt',
        text: 'Freigegebene Fälle rücken in die Warteschlange von StreamFlow oder gehen direkt an den ChairSide.',
      },
    },
  },
  record: {
    title: 'Nach einem halben Jahr dieselbe Krone noch einmal',
    text: 'Fall öffnen, neu drucken. Alle Angaben, die Sie für die Dokumentation von Sonderanfertigungen nach MDR brauchen, stehen dabei.',
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
    text: 'Weisen Sie den Fall in Blueprint unserem Designservice zu. Die Zeiten zählen ab dem vollständigen Auftrag; die Konstruktionszeiten gelten für festsitzenden und herausnehmbaren Zahnersatz und für Implantate.',
    items: {
      answer: 'bis zur Antwort auf eine Rückfrage',
      design: 'bis zur fertigen Konstruktion',
      expedited: 'als Eilauftrag',
    },
  },
  printers: {
    title: 'Diese Drucker übernehmen Fälle',
    text: 'Der ChairSide ist direkt angebunden. ChairSide Pro und A2D-Familie erhalten ihre Fälle über StreamFlow.',
  },
  questions: {
    title: 'Fragen vor dem Start',
    questions: {
      clinicAccount: {
        question: 'Unsere Praxen wollen kein weiteres System. Geht es trotzdem?',
        answer:
          'Ja. Das Labor legt den Auftrag selbst an und speichert den Scan dazu. Steigt die Praxis später ein, sind die alten Fälle noch da.',
      },
      names: {
        question: 'Werden Patientennamen gespeichert?',
        answer:
          'Nur auf Ihren Wunsch. Die Namen können in Ihrem eigenen System bleiben, der Fall trägt dann lediglich eine Nummer. Den Speicherort wählen Sie bei der Anmeldung: Europa, Nordamerika oder Festlandchina.',
      },
      software: {
        question: 'Passt Blueprint zu unserer Laborverwaltung?',
        answer:
          'Programme mit Schnittstelle lesen den Auftragsstand aus und legen Drucker, Resincharge und Druckdatum beim Fall ab. Nennen Sie uns Ihr Programm.',
      },
      offline: {
        question: 'Und wenn das Internet ausfällt?',
        answer:
          'Laufende Drucke werden fertig. Freigaben und neue Aufträge warten, bis die Verbindung wieder steht; danach stimmt der Stand von selbst.',
      },
      cost: {
        question: 'Was kostet Blueprint?',
        answer:
          'Es ist bei den Druckern dabei. Der Designservice wird je Fall berechnet, und nur, wenn Sie ihn nutzen.',
      },
    },
  },
  contact: {
    title: 'Sehen Sie Ihren eigenen Fall durchlaufen',
    text: 'Sie bringen einen Scan und den Auftragszettel mit, wir führen den Fall in einer halben Stunde per Video bis zur Freigabe.',
    alt: 'ChairSide Pro auf einem Sideboard im Behandlungszimmer',
    links: { inquiry: 'Vorführung vereinbaren' },
  },
} satisfies PageCopy<typeof blueprint>;
