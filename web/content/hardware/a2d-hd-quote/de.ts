import type { PageCopy } from '#sections/page-content.ts';
import type { a2dHdQuote } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'UltraCraft A2D HD',
    title: 'Ihr Angebot für den A2D HD',
    text: 'Nennen Sie uns Ihre Arbeiten und die Tagesmenge. Sie erhalten einen Preis für den Drucker mit Waschgerät, Nachhärtegerät und Resin, auf Wunsch auch einen Probedruck Ihrer Daten.',
    alt: 'UltraCraft A2D HD, davor auf einem Tablett ein Modell, Kronen und Modellationen für den Guss',
    links: { inquiry: 'Angebot anfordern', printer: 'A2D HD ansehen' },
  },
  output: {
    title: 'Der A2D HD in drei Zahlen',
    text: 'Die Bauplattform misst 160 × 100 mm, die Bauhöhe 120 mm. Das Gerät steht auf dem Labortisch und braucht kaum mehr Platz als ein A2D.',
    items: {
      job: 'für drei Ganzkiefermodelle bei 50 µm',
      layer: 'für eine Schicht von 50 µm, beim A2D 4K sind es 7,25 s',
      pixel: 'je nativem Pixel, in einer Belichtung',
    },
  },
  contents: {
    title: 'Das steht im Angebot',
    text: 'Versand, Steuern und Aufstellung sind je Land und Labor verschieden; das Angebot nennt sie für Ihren Fall.',
    items: {
      set: {
        title: 'Drucker und Resinwannen',
        text: 'Mit einer Wanne je Resin entfällt das Reinigen beim Resinwechsel. Die Anzahl richtet sich nach Ihren Arbeiten.',
      },
      resin: {
        title: 'Resin für die ersten Wochen',
        text: 'Die Menge richtet sich nach Ihren Arbeiten. Wir bieten nur Resins mit geprüftem Profil für diesen Drucker an.',
      },
      finishing: {
        title: 'Waschen und Nachhärten',
        text: 'Für wenige Plattformen am Tag genügen UltraCraft Wash und Cure, für mehr empfehlen wir die Wash Station.',
      },
      later: {
        title: 'Erweiterungen, einzeln ausgewiesen',
        text: 'Die Anschlüsse für HiVE, Resin-Station und Pulsmodul sind ab Werk vorhanden. Unser Service rüstet die Einheiten auf Wunsch später nach.',
      },
    },
  },
  fit: {
    title: 'Dafür eignet sich der A2D HD',
    text: 'Die Pixel des A2D 4K liegen enger, dafür überlappen je Schicht vier Teilbelichtungen. Der A2D HD belichtet sie in einem Zug: Kanten an Stümpfen und Modellationen werden schärfer, und gefüllte Resins brauchen weniger Zeit. Passt ein anderer Drucker besser, sagen wir es Ihnen vor dem Kauf.',
    alt: 'Zwei gedruckte Brückenmodellationen in Grün, eine von unten gesehen',
    points: {
      crowns:
        'Heute drucken Sie damit Stümpfe, Modelle, Gerüste und Kronenmodellationen. Kronen aus keramikgefülltem Resin folgen nach dessen CE-Kennzeichnung.',
      models: 'Für Ganzkiefermodelle in Serie eignet sich der A2D 4K mit seiner größeren Plattform besser.',
      volume:
        'Für den Nachtbetrieb rüsten Sie den A2D HD oder den A2D 4K mit HiVE aus. Für Alignermodelle gibt es den A2D Ortho.',
      clinic: 'Für ein paar Modelle in der Woche genügt der Praxis ein ChairSide.',
    },
    links: { compare: 'Alle Drucker vergleichen' },
  },
  test: {
    title: 'Probedruck vor dem Kauf',
    alt: 'Nahaufnahme des Randes zwischen gedruckter Krone und Stumpf, mit Maßstab 1 mm',
    items: {
      send: {
        title: 'Datei schicken',
        text: 'Am besten die STL einer Arbeit, die Sie schon gefertigt und nachgemessen haben, ohne Patientendaten.',
      },
      print: {
        title: 'Wir drucken',
        text: 'Wir drucken Ihr Teil auf einem A2D HD, im freigegebenen Profil und aus dem Resin Ihrer Wahl.',
      },
      measure: { title: 'Sie prüfen', text: 'Die Passung beurteilen Sie auf Ihrem Stumpf unter der Lupe.' },
      decide: {
        title: 'Sie entscheiden',
        text: 'Der Probedruck verpflichtet Sie nicht zum Kauf. Ob er etwas kostet, teilen wir Ihnen vor dem Druck schriftlich mit.',
      },
    },
  },
  materials: {
    title: 'Resins für den A2D HD',
    text: 'Je ein Resin für Modellationen, Modelle und, nach der CE-Kennzeichnung, keramikgefüllte Kronen. Die beheizte Wanne hält das gefüllte Resin so dünnflüssig, dass es unter das Teil nachfließt.',
    all: 'Alle Dentalresins',
  },
  machines: {
    title: 'Passend dazu',
    text: 'US-Listenpreise ohne MwSt. und Versand; den Preis in Euro finden Sie für diese Geräte im Shop. HiVE und Resin-Station bieten wir Ihnen an.',
  },
  questions: {
    title: 'Fragen zu Preis und Bedingungen',
    questions: {
      discount: {
        question: 'Gibt es zurzeit einen Rabatt?',
        answer:
          'Einen festen Rabatt gibt es nicht. Der Preis richtet sich nach dem Umfang Ihrer Bestellung und steht schriftlich im Angebot. Befristete Aktionen nennen wir mit Datum auf der Seite „Preise und Muster“.',
      },
      listPrice: {
        question: 'Warum steht für den Drucker kein Listenpreis?',
        answer:
          'Steuern, Versand, Aufstellung und Stationen sind je Land und Labor verschieden. Ein Listenpreis würde für die meisten nicht stimmen.',
      },
      validity: {
        question: 'Wie lange gilt das Angebot?',
        answer: 'Bis zum angegebenen Datum. Ihre Anfrage ist unverbindlich.',
      },
      dealer: {
        question: 'Meldet sich ein Händler bei mir?',
        answer:
          'Gibt es in Ihrer Region einen Fachhandelspartner, geben wir die Anfrage gegebenenfalls dorthin weiter und informieren Sie darüber.',
      },
      warranty: {
        question: 'Welche Garantie gilt?',
        answer:
          '24 Monate auf Drucker und Projektor, unabhängig von den Betriebsstunden. Resin anderer Hersteller beendet die Garantie nicht; Schäden, die es verursacht, sind nicht abgedeckt.',
      },
    },
  },
  contact: {
    title: 'Welche Arbeiten drucken Sie, und wie viele am Tag?',
    text: 'Mit diesen Angaben und dem Lieferort erstellt unsere Anwendungstechnik Ihr Angebot. Sie antwortet innerhalb eines Arbeitstags.',
    alt: 'Gedruckte Brückenmodellation, dieselbe Brücke in Metall und zwei Kronen',
    links: { inquiry: 'Angebot anfordern' },
  },
} satisfies PageCopy<typeof a2dHdQuote>;
