import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Preise und Muster',
    title: 'Ein Angebot für Ihr Labor und ein kostenloses Muster',
    text: 'Nennen Sie uns, was Ihr Labor am Tag herstellt. Innerhalb eines Werktags antworten wir mit einem schriftlichen Angebot für das ganze Paket, in Euro mit MwSt. und Versand. Das Muster ist kostenlos; Sie tragen nur das Inlandsporto.',
    alt: 'UltraCraft ChairSide Pro, A2D und A2D 4K sowie ein Reflex nebeneinander',
    links: { inquiry: 'Angebot anfordern', sample: 'Muster anfordern' },
  },
  dental: {
    title: 'Dentaldrucker: was in Ihrem Angebot steht',
    text: 'Das Paket richtet sich nach Ihren Arbeiten: Stückzahl am Tag, Resins, Druck über Nacht. Das schriftliche Angebot führt jeden Posten mit seinem Preis auf:',
    alt: 'UltraCraft-Drucker, Waschgerät und Nachhärtegerät auf einem Labortisch',
    points: {
      printer: 'Drucker und Wannen, eine je Resin, damit beim Wechsel das Reinigen entfällt',
      resin: 'Resin für die ersten Wochen, mit geprüften Profilen',
      finishing: 'UltraCraft Wash und Cure, bei vielen Plattformen am Tag die Wash Station',
      extras: 'Automation und weitere Module, einzeln ausgewiesen',
    },
    links: { inquiry: 'Angebot anfordern', printers: 'Drucker ansehen', testPrint: 'Probedruck auf dem A2D HD' },
  },
  prices: {
    title: 'Das Reflex-Set für den Schreibtisch',
    text: 'Der Reflex ist für Figuren, Schmuck und Werkstatt; Profile für Dentalresins hat er nicht. Resin kommt hinzu. UltraCraft Wash und Cure passen zu jedem Reflex, bei wenig Platz nehmen Sie Reflex Wash und Reflex Cure. Die Preise in Euro mit MwSt. stehen im Shop, hier zur Orientierung die US-Listenpreise.',
    total: 'für alle drei Geräte, ohne MwSt. und Versand',
  },
  always: {
    title: 'Muster und Kaufberatung',
    items: {
      sample: {
        title: 'Kostenloses Muster',
        text: 'Das Teil ist kostenlos; Sie tragen nur das Inlandsporto.',
        alt: 'Rosa Gingivamaske auf einem gedruckten Modell',
      },
      reflex: {
        title: 'Welcher der sechs Reflex-Drucker?',
        text: 'Vier Fragen führen zum passenden Drucker.',
        alt: 'Sechs Reflex-Drucker auf zwei Regalbrettern',
      },
      blackFriday: {
        title: 'Kaufberatung',
        text: 'Die sechs Reflex-Modelle in einer Tabelle, dazu Fragen an jeden Anbieter.',
        alt: 'Ein Reflex auf einem Versandkarton mit zwei Flaschen Resin',
      },
      share: {
        title: 'Ihren Druck zeigen',
        text: 'So gelingt das Foto, und dorthin schicken Sie es.',
        alt: 'Ein gedrucktes Modell vor der Kamera eines Smartphones',
      },
    },
  },
  questions: {
    title: 'Fragen zu Preisen',
    questions: {
      terms: {
        question: 'Was steht im Angebot zu Lieferung und Garantie?',
        answer:
          'Liefertermin, Versand, Einrichtung und Einweisung per Video oder vor Ort, Zahlungsbedingungen und Garantie: 24 Monate auf UltraCraft-Drucker, 12 Monate auf Reflex.',
      },
      financing: {
        question: 'Kann ich die Geräte leasen?',
        answer:
          'Ja, über die Leasinggesellschaft oder Bank Ihrer Wahl. Nennen Sie uns den Namen; wir stellen das Angebot darauf aus und führen Geräte und Verbrauchsmaterial getrennt auf.',
      },
      tax: {
        question: 'Enthalten die US-Listenpreise Steuern?',
        answer: 'Nein. Steuern und Versand kommen an der Kasse oder im Angebot hinzu.',
      },
      currency: {
        question: 'Warum stehen hier auch US-Listenpreise?',
        answer:
          'Sie gelten in den USA, netto, und dienen der Orientierung. Die Preise in Euro mit MwSt. stehen für diese drei Geräte im Shop, für alle anderen in Ihrem Angebot. Händler legen ihre Preise selbst fest.',
      },
      promotions: {
        question: 'Wie laufen Aktionen ab?',
        answer:
          'Jede nennt Produkte, Preis, ersten und letzten Tag und die Shops, in denen sie gilt. Neben dem reduzierten Preis steht der niedrigste der letzten 30 Tage, wie es § 11 PAngV verlangt.',
      },
      testPrint: {
        question: 'Ist ein Probedruck kostenlos wie ein Muster?',
        answer:
          'Ein Muster ist ein Teil von uns und kostenlos; Sie zahlen nur das Porto. Der Probedruck entsteht aus Ihren Daten auf dem A2D HD. Nach den Kosten fragen Sie am besten gleich mit der Datei. Zum Kauf verpflichtet er Sie nicht.',
      },
    },
  },
  contact: {
    title: 'Preis für Ihre Ausstattung',
    text: 'Nennen Sie uns Ihre Arbeiten, die Stückzahl am Tag und den Lieferort. Zurzeit läuft keine Aktion. Von der nächsten erfahren Sie im Newsletter, wenn Sie dort auch Angebote ankreuzen.',
    alt: 'Reflex, UltraCraft Wash und UltraCraft Cure nebeneinander',
    links: {
      inquiry: 'Angebot anfordern',
      newsletter: 'Über Aktionen informieren lassen',
    },
  },
} satisfies PageCopy<typeof offers>;
