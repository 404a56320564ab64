import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Preise und Muster',
    title: 'Listenpreise, Angebote und kostenlose Muster',
    text: 'Reflex, UltraCraft Wash und UltraCraft Cure haben einen Listenpreis. Für Dentaldrucker erhalten Sie ein Angebot nach Ihrem Bedarf. Muster sind kostenlos, Sie zahlen nur den Inlandsversand.',
    alt: 'UltraCraft ChairSide Pro, A2D und A2D 4K sowie ein Reflex nebeneinander',
    total: 'Listenpreis des Reflex, ohne MwSt. und Versand',
    links: { inquiry: 'Angebot anfordern', store: 'Zum Onlineshop' },
  },
  prices: {
    title: 'Preis eines Reflex-Sets',
    text: 'Drucker, Waschgerät und Nachhärtegerät; Resin kommt hinzu. Das Beispiel rechnet mit UltraCraft Wash und Cure: Sie haben einen Listenpreis und passen zu jedem Reflex. Für die kleineren Geräte Reflex Wash und Reflex Cure und für die übrigen Reflex-Drucker nennen wir den Preis auf Anfrage. Die Listenpreise sind Nettopreise in US-Dollar; den Endpreis in Euro mit MwSt. erhalten Sie auf Anfrage.',
    total: 'für alle drei Geräte, ohne MwSt. und Versand',
  },
  dental: {
    title: 'Dentaldrucker: Angebot für Ihr Labor',
    text: 'Für UltraCraft-Drucker gibt es keinen Listenpreis, denn Stationen, Aufstellung, Versand und Steuern unterscheiden sich von Labor zu Labor. Nennen Sie uns Ihre Arbeiten und die Stückzahl am Tag. Das schriftliche Angebot umfasst:',
    alt: 'UltraCraft-Drucker, Waschgerät und Nachhärtegerät auf einem Labortisch',
    points: {
      printer: 'Drucker und Wannen; mit einer Wanne je Resin entfällt das Reinigen',
      resin: 'Resin für die ersten Wochen, mit geprüften Profilen',
      finishing: 'UltraCraft Wash und Cure, bei vielen Plattformen am Tag die Wash Station',
      extras: 'Automation und weitere Module, einzeln ausgewiesen',
    },
    links: { inquiry: 'Angebot anfordern', printers: 'Drucker ansehen' },
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
        title: 'Welcher der sechs Reflex-Drucker?',
        text: 'Vier Fragen führen zum passenden Drucker.',
        alt: 'Sechs Reflex-Drucker auf zwei Regalbrettern',
      },
      sample: {
        title: 'Kostenloses Muster',
        text: 'Das Teil ist kostenlos. Sie zahlen nur den Inlandsversand.',
        alt: 'Rosa Gingivamaske auf einem gedruckten Modell',
      },
    },
  },
  questions: {
    title: 'Fragen zu Preisen',
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
      testPrint: {
        question: 'Ist ein Probedruck kostenlos wie ein Muster?',
        answer:
          'Ein Muster ist ein Teil von uns und kostenlos; Sie zahlen nur den Inlandsversand. Der Probedruck entsteht aus Ihren Daten auf dem A2D HD. Nach den Kosten fragen Sie am besten gleich mit der Datei. Zum Kauf verpflichtet er Sie nicht.',
      },
    },
  },
  promotions: {
    title: 'Zurzeit läuft keine Aktion',
    text: 'Für jede künftige Aktion gelten vier Regeln:',
    alt: 'Ein Reflex auf einem Versandkarton, daneben weitere Kartons und zwei Flaschen Resin',
    points: {
      dates: 'Wir nennen den ersten und den letzten Tag. Danach gilt für alle wieder der Listenpreis.',
      price: 'Neben dem reduzierten Preis steht der niedrigste der letzten 30 Tage, wie es § 11 PAngV verlangt.',
      shops: 'Die Aktion gilt nur in den Shops, die wir dabei nennen. Händler legen ihre Preise selbst fest.',
      codes: 'Gutscheincodes gibt es nur in unserem Newsletter und auf unserer Website, zurzeit keine.',
    },
    links: {
      blackFriday: 'Angebote richtig prüfen',
      september: 'Reflex RS im September (beendet)',
      share: 'Drucke fotografieren',
    },
  },
  contact: {
    title: 'Preis für Ihre Ausstattung',
    text: 'Nennen Sie uns Ihre Arbeiten, die Stückzahl am Tag und den Lieferort. Möchten Sie von Aktionen erfahren, abonnieren Sie den Newsletter und willigen Sie ein, dass wir Ihnen auch Angebote schicken.',
    alt: 'Reflex, UltraCraft Wash und UltraCraft Cure nebeneinander',
    links: { inquiry: 'Angebot anfordern', newsletter: 'Über Aktionen informieren lassen' },
  },
} satisfies PageCopy<typeof offers>;
