import type { PageCopy } from '#sections/page-content.ts';
import type { buyReflex } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Reflex kaufen',
    title: 'Welcher Reflex passt zu Ihnen?',
    text: 'Sechs Desktopdrucker stehen zur Wahl. Entscheidend sind Ihr größtes Teil und das feinste Detail daran.',
    alt: 'Desktopdrucker Reflex 2 Pro',
    links: { dealers: 'Händler finden', compare: 'Alle Daten vergleichen' },
  },
  choose: {
    title: 'Vier Fragen bis zum richtigen Drucker',
    items: {
      size: {
        title: 'Wie groß ist Ihr größtes Teil?',
        text: 'Eine Figur von 20 cm passt stehend in jeden Reflex. Für Helme und Cosplay nehmen Sie den Reflex 2.',
      },
      detail: {
        title: 'Wie fein muss es werden?',
        text: 'Ringe und Modelle, die unter die Lupe kommen, gehören auf den Reflex 2 Pro. Für Figuren und Gehäuse reicht jeder.',
      },
      speed: {
        title: 'Wie viele Stunden läuft er in der Woche?',
        text: 'Wer am Tag mehrere Entwürfe beurteilt, nimmt einen Turbo. Dank kippender Wanne druckt er 10 cm Höhe in unter zwei Stunden.',
      },
      resin: {
        title: 'Welches Resin?',
        text: 'Steife Vorrichtungen und hitzefeste Formen brauchen Reflex RS oder Reflex 2 Pro. Für flexible und Wachsresins gibt es keine Turbo-Profile.',
      },
    },
  },
  printers: {
    title: 'Alle sechs mit Bauraum',
    text: 'Angegebene Preise sind Listenpreise zuzüglich Steuern und Versand. Die übrigen auf Anfrage.',
  },
  detail: {
    title: 'Vom Einstieg bis zum feinsten Pixel',
    text: 'Mit dem Reflex fangen die meisten an. Der Reflex 2 Pro löst am feinsten auf.',
    before: 'Reflex',
    after: 'Reflex 2 Pro',
    rows: { pixel: 'Pixelgröße', edge: 'Kantenlage (halbes Pixel)', volume: 'Bauraum' },
  },
  finishing: {
    title: 'Das gehört dazu',
    items: {
      wash: { title: 'Waschen', text: 'Zwei Behälter, das zweite Bad bleibt sauber.', alt: 'UltraCraft Wash' },
      cure: {
        title: 'Nachhärten',
        text: 'Erst danach hat das Teil die Festigkeit aus dem Datenblatt.',
        alt: 'UltraCraft Cure',
      },
      software: {
        title: 'Software',
        text: 'Heliograph Prepare ordnet an, slict und sendet. Es gehört zum Drucker.',
        alt: 'Reflex 2 Pro und Waschgerät auf einem Schreibtisch',
      },
    },
  },
  materials: {
    title: 'Resins für den Anfang',
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
          'Drucker, Waschgerät und Nachhärtegerät zusammen; die Listenpreise stehen auf den Produktseiten. Dazu Resin, Handschuhe, Isopropanol und eine Folie in Reserve.',
      },
      turbo: {
        question: 'Lässt sich ein Reflex zum Turbo umrüsten?',
        answer: 'Nein, die Kippmechanik unter der Wanne ist Teil des Rahmens. Plattformen und LCD passen in beide.',
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
    title: 'Vor dem Kauf drucken sehen',
    text: 'Bei vielen Händlern läuft ein Reflex im Laden. Bringen Sie Ihre eigene Datei mit.',
    alt: 'Gedruckte Ritterfigur',
    links: { dealers: 'Händler finden' },
  },
} satisfies PageCopy<typeof buyReflex>;
