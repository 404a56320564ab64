import type { PageCopy } from '#sections/page-content.ts';
import type { a2dHdQuote } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'UltraCraft A2D HD',
    title: 'Ihr Angebot für den A2D HD.',
    text: 'Sagen Sie uns, was Sie drucken und wie viel am Tag. Sie erhalten einen Preis für den Drucker mit passendem Waschen, Nachhärten und Resin, auf Wunsch auch einen Probedruck Ihrer Daten.',
    alt: 'UltraCraft A2D HD, davor auf einem Tablett ein Modell, Kronen und Modellationen für den Guss',
    links: { inquiry: 'Angebot anfordern', printer: 'Zum A2D HD' },
  },
  contents: {
    title: 'Das steht im Angebot',
    items: {
      set: {
        title: 'Drucker mit Wannen',
        text: 'Eine Wanne je Resin spart das Reinigen. Die Anzahl ergibt sich aus Ihren Arbeiten.',
      },
      resin: {
        title: 'Resin für die ersten Wochen',
        text: 'Nur Resins, für die es auf diesem Gerät ein geprüftes Profil gibt.',
      },
      finishing: {
        title: 'Waschen und Nachhärten',
        text: 'UltraCraft Wash und Cure für wenige Plattformen am Tag, darüber die Wash Station.',
      },
      later: {
        title: 'Erweiterungen, einzeln ausgewiesen',
        text: 'Die Anschlüsse für HiVE, Resin-Station und Pulsmodul sind ab Werk vorhanden. Nachrüsten können Sie später.',
      },
    },
  },
  values: {
    title: 'Native Pixel, eine Belichtung je Schicht',
    text: 'Ein gutes Drittel mehr Baufläche als beim A2D, auf etwa derselben Stellfläche.',
    items: { pixel: 'Pixelgröße', edge: 'Kantenlage (halbes Pixel)', light: 'Lebensdauer der Lichtquelle' },
  },
  fit: {
    title: 'Ist es der richtige Drucker?',
    text: 'Passt ein anderer besser, sagen wir es Ihnen vor dem Kauf.',
    alt: 'Gedruckte Kronen- und Brückenmodellationen mit Gusskanälen',
    points: {
      crowns: 'Kronen, Stümpfe, Gerüste, keramikgefüllte Resins: Ja, dafür ist er gebaut.',
      models: 'Ganzkiefermodelle in Serie: Nehmen Sie den A2D 4K mit der größeren Plattform.',
      volume: 'Prothesenbasen oder Alignermodelle über Nacht: HiVE oder A2D Ortho.',
      clinic: 'Ein paar Schienen in der Woche in der Praxis: Ein ChairSide genügt.',
    },
    links: { compare: 'Alle Drucker vergleichen' },
  },
  test: {
    title: 'Erst der Probedruck',
    items: {
      send: {
        title: 'Datei schicken',
        text: 'Am besten die STL eines Falls, den Sie schon gefertigt und nachgemessen haben.',
      },
      print: { title: 'Wir drucken', text: 'Auf einem A2D HD, im Resin Ihrer Wahl und mit dem freigegebenen Profil.' },
      measure: { title: 'Sie prüfen', text: 'Auf Ihrem Stumpf, unter Ihrer Lupe.' },
      decide: { title: 'Sie entscheiden', text: 'Der Probedruck verpflichtet Sie zu nichts.' },
    },
  },
  materials: {
    title: 'Resins, für die Labore ihn kaufen',
    text: 'Die beheizte Wanne hält gefüllte Resins so dünnflüssig, dass sie unter das Teil nachfließen.',
    all: 'Alle Dentalresins',
  },
  machines: {
    title: 'Passend dazu',
    text: 'Genannt sind Listenpreise zuzüglich Steuern und Versand. Alle anderen auf Anfrage.',
  },
  questions: {
    title: 'Preis und Bedingungen',
    questions: {
      discount: {
        question: 'Gibt es zurzeit einen Rabatt?',
        answer:
          'Keinen festen. Der Preis richtet sich nach dem, was Sie zusammen kaufen, und steht schriftlich im Angebot. Befristete Aktionen nennen wir mit Datum auf der Seite „Angebote“.',
      },
      listPrice: {
        question: 'Warum steht hier kein Listenpreis?',
        answer:
          'Steuern, Versand, Aufstellung und Stationen sind je Land und Labor verschieden. Eine Zahl wäre für die meisten falsch.',
      },
      validity: {
        question: 'Wie lange gilt das Angebot?',
        answer: 'Das Datum steht darauf. Eine Anfrage allein bindet keine Seite.',
      },
      dealer: {
        question: 'Meldet sich ein Händler bei mir?',
        answer:
          'Gibt es in Ihrer Region einen Fachhandelspartner, geben wir die Anfrage gegebenenfalls weiter und sagen Ihnen das.',
      },
      warranty: {
        question: 'Welche Garantie gilt?',
        answer: '24 Monate auf Drucker und Projektor, unabhängig von den Betriebsstunden.',
      },
    },
  },
  contact: {
    title: 'Was drucken Sie, und wie viel am Tag?',
    text: 'Mit diesen zwei Angaben können wir rechnen. Unsere Anwendungstechnik antwortet.',
    alt: 'UltraCraft A2D HD',
    links: { inquiry: 'Angebot anfordern' },
  },
} satisfies PageCopy<typeof a2dHdQuote>;
