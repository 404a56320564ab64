import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Angebote',
    title: 'Zurzeit läuft keine Aktion.',
    text: 'Es gelten die Listenpreise. Auf dieser Seite steht jede Aktion mit Anfang und Ende, auch wenn sie schon vorbei ist.',
    alt: 'Graue gedruckte Ritterfigur von vorn und von hinten',
    links: { reflex: 'Reflex auswählen', newsletter: 'Über Aktionen informieren lassen' },
  },
  campaigns: {
    title: 'Alle Aktionen und ihr Stand',
    items: {
      a2dHd: {
        title: 'Angebot zum A2D HD',
        text: 'Ganzjährig. Preis für Ihre Ausstattung, dazu ein Probedruck Ihrer Daten.',
        alt: 'UltraCraft A2D HD mit Kronen auf einem Tablett',
      },
      reflex: {
        title: 'Reflex kaufen',
        text: 'Ganzjährig. Sechs Drucker, und wie Sie den passenden finden.',
        alt: 'Desktopdrucker Reflex 2 Pro',
      },
      blackFriday: {
        title: 'Black Friday',
        text: 'Noch keine Preise bekannt. Lesen Sie vorher, woran Sie ein gutes Angebot erkennen.',
        alt: 'Desktopdrucker Reflex',
      },
      september: {
        title: 'Reflex RS im September',
        text: 'Beendet. Was der Reflex RS kann und wie Sie ihn heute kaufen.',
        alt: 'Reflex RS',
      },
      share: {
        title: 'Teilen und gewinnen',
        text: 'Derzeit kein Wettbewerb. So fotografieren Sie Ihre Drucke richtig.',
        alt: 'Eine gedruckte Vase vor der Kamera eines Telefons',
      },
      sample: {
        title: 'Kostenloses Muster',
        text: 'Ganzjährig. Sie zahlen nur den Versand im Land.',
        alt: 'Gedruckte Aufbissschiene',
      },
    },
  },
  prices: {
    title: 'Heutige Listenpreise',
    text: 'Zuzüglich Steuern und Versand. Seit wann ein Preis gilt, steht auf der Produktseite.',
  },
  rules: {
    title: 'Unsere Regeln für Aktionen',
    items: {
      dates: { title: 'Erster und letzter Tag', text: 'Keine Uhr, die beim Neuladen der Seite von vorn beginnt.' },
      price: {
        title: 'Ehrlicher Vergleichspreis',
        text: 'Neben einem reduzierten Preis steht der niedrigste des Monats davor, wie es § 11 PAngV verlangt.',
      },
      shops: {
        title: 'In unseren Shops',
        text: 'Aktionen gelten in den genannten Shops. Händler legen ihre Preise selbst fest.',
      },
      dental: {
        title: 'Dentaldrucker nach Angebot',
        text: 'Der Preis hängt von Stationen, Resin und Aufstellung ab. Wir rechnen ihn für Sie aus.',
      },
    },
  },
  questions: {
    title: 'Fragen',
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
        answer: 'Gültig sind nur Codes aus unserem Newsletter und von unseren Seiten. Fragen Sie im Zweifel nach.',
      },
    },
  },
  contact: {
    title: 'Eine E-Mail, wenn die nächste Aktion beginnt',
    text: 'Newsletter abonnieren und Themen auswählen. Abmelden können Sie sich in jeder E-Mail.',
    alt: 'Reflex 2 Pro und Waschgerät auf einem Schreibtisch, davor gedruckte Vasen',
    links: { newsletter: 'Newsletter abonnieren' },
  },
} satisfies PageCopy<typeof offers>;
