import type { PageCopy } from '#sections/page-content.ts';
import type { buyReflex } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Reflex kaufen',
    title: 'Welcher Reflex passt zu Ihnen?',
    text: 'Sechs Desktopdrucker stehen zur Wahl. Entscheidend sind Ihr größtes Teil und das feinste Detail daran.',
    alt: 'Sechs Reflex-Desktopdrucker auf zwei Regalbrettern',
    total: 'für den Reflex, ohne MwSt. und Versand',
    links: { store: 'Zum Onlineshop', dealers: 'Händler finden' },
  },
  choose: {
    title: 'Vier Fragen bis zum richtigen Drucker',
    items: {
      size: {
        title: 'Wie groß ist Ihr größtes Teil?',
        text: 'Eine 20 cm hohe Figur passt stehend in jeden Reflex. Für Helme und Cosplay nehmen Sie den Reflex 2.',
      },
      detail: {
        title: 'Wie fein muss es werden?',
        text: 'Ringe und Modelle, die Sie unter der Lupe prüfen, drucken Sie auf dem Reflex 2 Pro. Für Figuren und Gehäuse genügt jedes Modell.',
      },
      speed: {
        title: 'Wie schnell muss es gehen?',
        text: 'Für mehrere Entwürfe am Tag nehmen Sie einen Turbo. Mit der kippenden Wanne druckt er 10 cm Höhe in unter zwei Stunden.',
      },
      resin: {
        title: 'Welches Resin brauchen Sie?',
        text: 'Für steife Vorrichtungen und hitzefeste Formen brauchen Sie den Reflex RS oder den Reflex 2 Pro. Für flexible Resins und Wachsresins gibt es keine Turbo-Profile.',
      },
    },
  },
  printers: {
    title: 'Alle sechs Drucker mit Bauraum',
    text: 'Den Preis des Reflex in Euro finden Sie im Shop. Die anderen fünf bieten wir Ihnen innerhalb eines Werktags an.',
  },
  detail: {
    title: 'Reflex und Reflex 2 Pro im Vergleich',
    text: 'Für den Einstieg eignet sich der Reflex. Der Reflex 2 Pro hat die feinste Auflösung.',
    before: 'Reflex',
    after: 'Reflex 2 Pro',
    rows: { pixel: 'Pixelgröße', volume: 'Bauraum' },
    links: { compare: 'Alle sechs vergleichen', rs: 'Reflex und Reflex RS im Vergleich' },
  },
  finishing: {
    title: 'Waschen, Nachhärten, Software',
    items: {
      wash: { title: 'Waschen', text: 'Mit zwei Behältern bleibt das zweite Bad sauber.', alt: 'UltraCraft Wash' },
      cure: {
        title: 'Nachhärten',
        text: 'Erst danach hat das Teil die Festigkeit aus dem Datenblatt.',
        alt: 'UltraCraft Cure',
      },
      software: {
        title: 'Software',
        text: 'Heliograph Prepare ordnet Teile an, slict und sendet sie. Es ist bei jedem Drucker dabei.',
        alt: 'Reflex 2 Pro und Waschgerät auf einem Schreibtisch',
      },
    },
  },
  materials: {
    title: 'Resins für den Einstieg',
    text: 'Model Gray für die Form, Wax Cast für Schmuck, Tough Tool für Vorrichtungen, Figure Skin für Gesichter.',
    all: 'Alle Reflex-Resins',
  },
  questions: {
    title: 'Fragen vor der Bestellung',
    questions: {
      where: {
        question: 'Wo kann ich kaufen?',
        answer: 'In unserem Onlineshop über die Schaltfläche oben auf der Seite oder bei einem Händler in Ihrem Land.',
      },
      set: {
        question: 'Was kostet die komplette Ausstattung?',
        answer:
          'Den Preis von Reflex, UltraCraft Wash und UltraCraft Cure in Euro finden Sie im Shop; die Summe der US-Listenpreise steht auf der Seite „Preise und Muster“. Alle anderen Geräte bieten wir Ihnen an. Hinzu kommen Resin, Handschuhe, Isopropanol und eine Folie in Reserve.',
      },
      turbo: {
        question: 'Lässt sich ein Reflex zum Turbo umrüsten?',
        answer:
          'Nein, die Kippmechanik unter der Wanne ist Teil des Rahmens. Plattformen und LCD passen in beide Ausführungen.',
      },
      dental: {
        question: 'Kann ich damit Zahnersatz drucken?',
        answer:
          'Nein. Dentalresins sind für UltraCraft-Drucker mit 385 nm freigegeben, Reflex-Drucker belichten mit 405 nm.',
      },
      warranty: {
        question: 'Wie lange gilt die Garantie?',
        answer:
          '12 Monate auf den Drucker und 6 auf das LCD, jeweils ab Lieferung. Ihre gesetzlichen Rechte bleiben davon unberührt.',
      },
    },
  },
  contact: {
    title: 'Reflex vor dem Kauf ansehen',
    text: 'Viele Händler führen Ihnen einen Reflex vor. Bringen Sie Ihre eigene Datei mit.',
    alt: 'Gedruckte Ritterfigur',
    links: { dealers: 'Händler finden' },
  },
} satisfies PageCopy<typeof buyReflex>;
