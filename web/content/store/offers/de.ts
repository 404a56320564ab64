import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Preise und Muster',
    title: 'Listenpreise, Angebote und kostenlose Muster',
    text: 'Für ein Reflex-Set gibt es Listenpreise, für Dentaldrucker ein Angebot nach Ihrem Bedarf. Muster sind kostenlos. Zurzeit läuft keine Aktion.',
    alt: 'UltraCraft ChairSide Pro, A2D und A2D 4K sowie ein Reflex nebeneinander',
    links: { inquiry: 'Angebot anfordern', store: 'Zum Onlineshop' },
  },
  always: {
    title: 'Drei Wege zum Einstieg',
    items: {
      a2dHd: {
        title: 'A2D HD: Angebot und Probedruck',
        text: 'Sie erhalten einen Preis für Ihre Ausstattung und einen Probedruck Ihrer Daten.',
        alt: 'UltraCraft A2D HD mit Kronen auf einem Tablett',
      },
      reflex: {
        title: 'Reflex: einer von sechs',
        text: 'Vier Fragen führen zum passenden Drucker.',
        alt: 'Sechs Reflex-Drucker auf zwei Regalbrettern',
      },
      sample: {
        title: 'Kostenloses Muster',
        text: 'Das Teil ist kostenlos. Sie zahlen nur den Versand im Land.',
        alt: 'Rosa Gingivamaske auf einem gedruckten Modell',
      },
    },
  },
  dental: {
    title: 'Dentaldrucker: Angebot für Ihr Labor',
    text: 'Für UltraCraft-Drucker gibt es keinen Listenpreis, denn Stationen, Aufstellung, Versand und Steuern unterscheiden sich von Labor zu Labor. Nennen Sie uns Ihre Arbeiten und die Stückzahl am Tag. Das schriftliche Angebot umfasst:',
    alt: 'UltraCraft-Drucker, Waschgerät und Nachhärtegerät auf einem Labortisch',
    points: {
      printer: 'Drucker und Wannen; mit einer Wanne je Resin entfällt das Reinigen',
      resin: 'Resin für die ersten Wochen, mit geprüften Profilen',
      finishing: 'UltraCraft Wash und Cure, für viele Plattformen am Tag die Wash Station',
      extras: 'Automation und weitere Module, einzeln ausgewiesen',
    },
    links: { inquiry: 'Angebot anfordern', printers: 'Drucker ansehen' },
  },
  prices: {
    title: 'Preis eines Reflex-Sets',
    text: 'Drucker, Waschgerät und Nachhärtegerät; Resin kommt hinzu. Zum Set gehören UltraCraft Wash und Cure, weil sie einen Listenpreis haben und zu jedem Reflex passen. Die kleineren Geräte Reflex Wash und Reflex Cure und die übrigen Reflex-Drucker gibt es auf Anfrage. Die Listenpreise sind Nettopreise in US-Dollar; den Endpreis in Euro mit MwSt. nennen wir Ihnen auf Anfrage.',
    total: 'für alle drei Geräte, ohne MwSt. und Versand',
  },
  guides: {
    title: 'Vor und nach dem Kauf',
    items: {
      blackFriday: {
        title: 'Angebote richtig prüfen',
        text: 'Sechs Punkte vor dem Kauf eines Resindruckers, am Black Friday und an jedem anderen Tag.',
        alt: 'Ein Reflex auf einem Versandkarton, daneben weitere Kartons und zwei Flaschen Resin',
      },
      september: {
        title: 'Beendet: Reflex RS im September',
        text: 'Das gilt für Bestellungen aus der Aktion, und so kaufen Sie den RS heute.',
        alt: 'Reflex RS mit einer gedruckten Vorrichtung',
      },
      share: {
        title: 'Drucke fotografieren',
        text: 'In sechs Schritten zum guten Bild. Dazu lesen Sie, wie Ihr Druck auf unsere Website kommt.',
        alt: 'Eine gedruckte Vase vor der Kamera eines Smartphones',
      },
    },
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
        text: 'Neben einem reduzierten Preis steht der niedrigste der letzten 30 Tage, wie es § 11 PAngV verlangt.',
      },
      shops: {
        title: 'In unseren Shops',
        text: 'Eine Aktion gilt nur in den Shops, die wir dabei nennen. Händler legen ihre Preise selbst fest.',
      },
      codes: {
        title: 'Gutscheincodes nur von uns',
        text: 'Gültig sind nur Codes aus unserem Newsletter und von unserer Website. Zurzeit gibt es keinen.',
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
      currency: {
        question: 'Warum stehen hier Nettopreise in US-Dollar?',
        answer:
          'Die Preisliste gilt international. Den Endpreis in Euro mit MwSt. nennen wir Ihnen auf Anfrage. Händler legen ihre Preise selbst fest.',
      },
      missed: {
        question: 'Ich habe eine Aktion verpasst. Gilt der Preis noch für mich?',
        answer: 'Nein. Nach dem letzten Tag gilt für alle wieder der Listenpreis.',
      },
    },
  },
  contact: {
    title: 'Die nächste Aktion nicht verpassen',
    text: 'Abonnieren Sie den Newsletter und erlauben Sie uns darin auch Angebote. Sobald eine Aktion beginnt, erhalten Sie Produkte und Laufzeit per E-Mail.',
    alt: 'Reflex, UltraCraft Wash und UltraCraft Cure nebeneinander',
    links: { newsletter: 'Über Aktionen informieren lassen', inquiry: 'Angebot anfordern' },
  },
} satisfies PageCopy<typeof offers>;
