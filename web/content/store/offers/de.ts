import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Angebote',
    title: 'Das komplette Reflex-Set',
    text: 'Drucker, Waschgerät und Nachhärtegerät zum Listenpreis, sofort bestellbar. Für Dentaldrucker erstellen wir Ihnen ein Angebot. Aktionen kündigen wir hier und per E-Mail an.',
    alt: 'Reflex, Waschgerät, Nachhärtegerät und vier Flaschen Resin',
    total: 'für alle drei, ohne MwSt. und Versand',
    links: { reflex: 'Reflex auswählen', newsletter: 'Über Aktionen informieren lassen' },
  },
  always: {
    title: 'Ganzjährig',
    items: {
      a2dHd: {
        title: 'Angebot zum A2D HD',
        text: 'Sie erhalten einen Preis für Ihre Ausstattung und einen Probedruck Ihrer Daten.',
        alt: 'UltraCraft A2D HD mit Kronen auf einem Tablett',
      },
      reflex: {
        title: 'Reflex kaufen',
        text: 'Sechs Drucker stehen zur Wahl. Wir beraten Sie bei der Auswahl.',
        alt: 'Sechs Reflex-Drucker auf zwei Regalbrettern',
      },
      sample: {
        title: 'Kostenloses Muster',
        text: 'Das Teil ist kostenlos, Sie zahlen nur den Inlandsversand.',
        alt: 'Gedruckte Aufbissschiene',
      },
    },
  },
  campaigns: {
    title: 'Stand der Aktionen',
    items: {
      blackFriday: {
        title: 'Black Friday',
        text: 'Die Preise stehen noch nicht fest. Lesen Sie, woran Sie ein gutes Angebot erkennen.',
        alt: 'Ein Reflex 2 auf einem Versandkarton, daneben weitere Kartons und zwei Flaschen Resin',
      },
      september: {
        title: 'Reflex RS im September',
        text: 'Die Aktion ist beendet. So kaufen Sie den Reflex RS heute.',
        alt: 'Reflex RS mit einer gedruckten Vorrichtung',
      },
      share: {
        title: 'Teilen und gewinnen',
        text: 'Derzeit läuft kein Wettbewerb. So fotografieren Sie Ihre Drucke richtig.',
        alt: 'Eine gedruckte Vase vor der Kamera eines Smartphones',
      },
    },
  },
  prices: {
    title: 'Aktuelle Listenpreise',
    text: 'UltraCraft Wash und Cure passen zu jedem Reflex und haben einen Listenpreis; den Preis für Reflex Wash und Reflex Cure nennen wir auf Anfrage. Listenpreise in US-Dollar, Europreise auf Anfrage. Seit wann ein Preis gilt, steht auf der Produktseite.',
    total: 'für das Set aus allen dreien, ohne MwSt. und Versand',
  },
  rules: {
    title: 'Unsere Regeln für Aktionen',
    items: {
      dates: {
        title: 'Erster und letzter Tag',
        text: 'Jede Aktion hat einen festen Anfang und ein festes Ende. Einen Countdown, der beim Neuladen von vorn beginnt, gibt es bei uns nicht.',
      },
      price: {
        title: 'Ehrlicher Vergleichspreis',
        text: 'Neben einem reduzierten Preis steht der niedrigste der letzten 30 Tage, wie es § 11 PAngV verlangt.',
      },
      shops: {
        title: 'In unseren Shops',
        text: 'Aktionen gelten in den genannten Shops. Händler legen ihre Preise selbst fest.',
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
  contact: {
    title: 'Keine Aktion verpassen',
    text: 'Abonnieren Sie den Newsletter und wählen Sie Ihre Themen. Jede Ausgabe enthält einen Link zum Abmelden.',
    alt: 'Reflex 2 Pro und Waschgerät auf einem Schreibtisch, davor gedruckte Vasen',
    links: { newsletter: 'Newsletter abonnieren' },
  },
} satisfies PageCopy<typeof offers>;
