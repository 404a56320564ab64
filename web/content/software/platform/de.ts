import type { PageCopy } from '#sections/page-content.ts';
import type { platform } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Cloudplattform',
    title: 'Jeder Fall, jeder Druck, auf einen Blick.',
    text: 'Aufträge, Konstruktionen, Drucker und Nachbearbeitung an einem Ort. Auf die Frage „Wo bleibt die Arbeit?“ gibt es eine Antwort, bevor das Telefon klingelt.',
    alt: 'Produktionstafel der Plattform auf einem Bildschirm neben einem UltraCraft ChairSide Pro',
    links: { inquiry: 'Vorführung ansehen', software: 'Desktopsoftware' },
  },
  parts: {
    title: 'Die drei Teile der Plattform',
    text: 'Scanner, CAD-Software und Laborverwaltung übergeben Fälle, ohne dass jemand abtippt.',
    items: {
      blueprint: {
        title: 'Blueprint',
        text: 'Fälle und Aufträge: Scans, Freigaben und Termine von Praxis und Labor, und alles, was sich verspätet.',
        alt: 'Fallliste auf einem Bildschirm, davor Arbeitsschalen',
      },
      streamFlow: {
        title: 'StreamFlow',
        text: 'Fertigung: ordnet Aufträge an, belegt freie Drucker und protokolliert jeden Schritt bis zur Verpackung.',
        alt: 'UltraCraft A3D',
      },
      ultraNet: {
        title: 'Ultra-Net',
        text: 'Drucker: aktueller Auftrag, Resinstand, Restzeit und die Ursache jedes Stillstands.',
        alt: 'Druckerübersicht auf einem Bildschirm zwischen zwei Druckern',
      },
    },
  },
  flow: {
    title: 'Ein Fall unterwegs',
    items: {
      order: { title: 'Auftrag', text: 'Kommt mit Scan und Termin aus der Praxis.' },
      design: { title: 'Konstruktion', text: 'Durch Sie oder, mit einem Klick, durch unseren Designservice.' },
      prepare: {
        title: 'Vorbereitung',
        text: 'Angeordnet mit allem, was sonst fällig ist, auf dem Drucker, der zuerst frei wird.',
      },
      print: {
        title: 'Druck',
        text: 'Vom Gerät überwacht; wenn Sie es erlauben, bleibt ein Bild des Drucks beim Fall.',
      },
      finish: {
        title: 'Nachbearbeitung',
        text: 'Gewaschen und nachgehärtet mit den Zeiten des Resins, an der Station abgehakt.',
      },
      deliver: {
        title: 'Versand',
        text: 'Die Praxis sieht, dass der Fall unterwegs ist, mit Chargennummern für ihre Dokumentation.',
      },
    },
  },
  night: {
    title: 'Nachts passt jemand auf',
    text: 'Ein Druck, der um zwei Uhr nachts fehlschlägt, soll nicht erst um acht entdeckt werden.',
    alt: 'Die Drucker eines Labors auf dem Telefon; einer meldet eine Störung',
    points: {
      queue: 'Die Warteschlange läuft von allein weiter, wo der Drucker seine Teile selbst ablöst.',
      alarm: 'Eine Störung erscheint auf dem Telefon dessen, der Dienst hat.',
      material: 'Resin, das nicht für die Nacht reicht, wird schon am Nachmittag gemeldet.',
    },
  },
  design: {
    title: 'Mehr Hände, wenn Sie sie brauchen',
    text: 'Der Designservice übernimmt Fälle aus Blueprint und legt die fertigen Dateien dort wieder ab.',
    alt: 'Gedruckte Bohrschablone',
    links: { design: 'Zum Designservice' },
  },
  questions: {
    title: 'Was Administratoren fragen',
    questions: {
      data: {
        question: 'Wo liegen unsere Daten?',
        answer:
          'In der Region, die Sie bei der Anmeldung wählen: Europa, Nordamerika oder Festlandchina. Patientennamen können in Ihrem eigenen System bleiben; der Fall trägt dann nur eine Nummer.',
      },
      offline: {
        question: 'Was, wenn die Verbindung ausfällt?',
        answer:
          'Die Drucker beenden die Aufträge, die sie haben. Heliograph Prepare braucht das Netz, neue Aufträge warten also. Steht die Verbindung wieder, gleicht sich alles von selbst ab.',
      },
      machines: {
        question: 'Welche Drucker lassen sich anschließen?',
        answer:
          'StreamFlow steuert die A2D-Familie, den A3D, die C-Serie und den ChairSide Pro; der ChairSide bekommt seine Fälle aus Blueprint. Reflex 2 und Reflex 2 Pro melden sich bei Ultra-Net, die übrigen Reflex-Drucker arbeiten mit Heliograph Prepare.',
      },
      cost: {
        question: 'Was kostet die Plattform?',
        answer:
          'Blueprint und Ultra-Net sind bei den Druckern dabei. StreamFlow wird je Arbeitsplatz lizenziert, der Designservice je Fall berechnet.',
      },
    },
  },
  contact: {
    title: 'Vorgeführt an Ihren eigenen Fällen',
    text: 'Eine halbe Stunde per Video: Bringen Sie drei Fälle mit, wir führen sie vom Auftrag bis zum Versand.',
    alt: 'Resin-Station mit ihrem Kanister',
    links: { inquiry: 'Vorführung ansehen' },
  },
} satisfies PageCopy<typeof platform>;
