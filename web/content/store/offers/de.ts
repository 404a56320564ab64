import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Preise und Muster',
    title: 'Preis für Reflex, Wasch- und Nachhärtegerät',
    text: 'Alle drei Geräte zum Listenpreis. Zurzeit läuft keine Aktion. Neue Aktionen kündigen wir hier und im Newsletter an, mit erstem und letztem Tag.',
    alt: 'Reflex, UltraCraft Wash und UltraCraft Cure nebeneinander',
    total: 'für alle drei Geräte, ohne MwSt. und Versand; Resin kommt hinzu',
    links: { store: 'Zum Onlineshop', newsletter: 'Über Aktionen informieren lassen' },
  },
  always: {
    title: 'Das ganze Jahr im Angebot',
    items: {
      a2dHd: {
        title: 'Angebot zum A2D HD',
        text: 'Sie erhalten einen Preis für Ihre Ausstattung und einen Probedruck Ihrer Daten.',
        alt: 'UltraCraft A2D HD mit Kronen auf einem Tablett',
      },
      reflex: {
        title: 'Reflex auswählen',
        text: 'Vier Fragen führen zu einem von sechs Druckern.',
        alt: 'Sechs Reflex-Drucker auf zwei Regalbrettern',
      },
      sample: {
        title: 'Kostenloses Muster',
        text: 'Das Muster ist kostenlos. Den Inlandsversand zahlen Sie bei der Zustellung.',
        alt: 'Gedruckte Aufbissschiene',
      },
    },
  },
  guides: {
    title: 'Ratgeber und frühere Aktionen',
    items: {
      blackFriday: {
        title: 'Angebote richtig prüfen',
        text: 'Sechs Punkte vor dem Kauf eines Resindruckers, am Black Friday und an jedem anderen Tag.',
        alt: 'Ein Reflex auf einem Versandkarton, daneben weitere Kartons und zwei Flaschen Resin',
      },
      september: {
        title: 'Reflex RS im September',
        text: 'Die Aktion ist beendet. Hier lesen Sie, was für Ihre Bestellung von damals gilt und wie Sie den RS heute kaufen.',
        alt: 'Reflex RS mit einer gedruckten Vorrichtung',
      },
      share: {
        title: 'Drucke fotografieren',
        text: 'In sechs Schritten zum guten Bild. Dazu lesen Sie, wie Ihr Druck auf unsere Website kommt.',
        alt: 'Eine gedruckte Vase vor der Kamera eines Smartphones',
      },
    },
  },
  prices: {
    title: 'Das ist im Preis enthalten',
    text: 'UltraCraft Wash und Cure passen zu jedem Reflex; Reflex Wash und Reflex Cure auf Anfrage. Listenpreise in US-Dollar, Europreise auf Anfrage.',
    total: 'zusammen, ohne MwSt. und Versand',
  },
  rules: {
    title: 'Unsere Regeln für Aktionen',
    items: {
      dates: {
        title: 'Beginn und Ende stehen fest',
        text: 'Bei jeder Aktion nennen wir den ersten und den letzten Tag. Künstliche Countdowns gibt es bei uns nicht.',
      },
      price: {
        title: 'Ehrlicher Vergleichspreis',
        text: 'Neben einem reduzierten Preis steht der niedrigste der letzten 30 Tage, wie es § 11 PAngV verlangt.',
      },
      shops: {
        title: 'In unseren Shops',
        text: 'Eine Aktion gilt nur in den Shops, die wir dabei nennen. Händler legen ihre Preise selbst fest.',
      },
      dental: {
        title: 'Dentaldrucker nach Angebot',
        text: 'Der Preis hängt von Stationen, Resin und Aufstellung ab. Sie erhalten ein individuelles Angebot.',
      },
    },
  },
  questions: {
    title: 'Fragen zu Preisen und Aktionen',
    questions: {
      tax: {
        question: 'Sind Steuern enthalten?',
        answer: 'Nein. Steuern und Versand kommen an der Kasse oder im Angebot hinzu.',
      },
      missed: {
        question: 'Ich habe eine Aktion verpasst. Gilt der Preis noch für mich?',
        answer: 'Nein. Nach dem letzten Tag gilt für alle wieder der Listenpreis.',
      },
      code: {
        question: 'Auf einer anderen Seite steht ein Gutscheincode. Ist er echt?',
        answer: 'Gültig sind nur Codes aus unserem Newsletter und von unserer Website. Fragen Sie im Zweifel nach.',
      },
    },
  },
} satisfies PageCopy<typeof offers>;
