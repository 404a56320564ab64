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
    text: 'Das Paket richtet sich nach Ihren Arbeiten: Stückzahl am Tag, Resins, Druck über Nacht. Das schriftliche Angebot führt jeden Posten mit seinem Preis auf. Möchten Sie vorher einen eigenen Fall sehen, drucken wir ihn auf dem A2D HD.',
    alt: 'UltraCraft-Drucker, Waschgerät und Nachhärtegerät auf einem Labortisch',
    links: { inquiry: 'Angebot anfordern', printers: 'Drucker ansehen', testPrint: 'Probedruck auf dem A2D HD' },
  },
  example: {
    title: 'Beispiel: ein Labor mit 42 Arbeitsmodellen am Tag',
    text: 'Der A2D 4K druckt sechs Ganzkiefermodelle auf einmal in Schichten von 50 µm und schafft sieben Drucke in acht Stunden. Diese Posten stünden im Angebot, dazu MwSt., Versand und Liefertermin:',
    first: 'Posten',
    columns: { line: 'Im Angebot', use: 'Wozu' },
    rows: {
      printer: {
        title: 'Drucker',
        line: 'UltraCraft A2D 4K mit Pulsmodul, Resinwanne, Bauplattform und Heliograph Prepare',
        use: 'Mit dem Modul liegen massive Modelle flach, sechs je Druck',
      },
      platform: {
        title: 'Zweite Plattform',
        line: 'Gelochte Bauplattform',
        use: 'Der nächste Druck läuft, während die erste Plattform abtropft',
      },
      finishing: {
        title: 'Waschen und Nachhärten',
        line: 'UltraCraft Wash und UltraCraft Cure',
        use: 'Sechs Modelle in 6 min gewaschen, vier in 10 min nachgehärtet; mehrere Drucker teilen sich eine Wash Station',
      },
      resin: {
        title: 'Resin',
        line: 'Model HP UV 2.0, drei Flaschen zu 5 kg',
        use: 'Reicht rund zehn Arbeitstage bei 33 g je massivem Modell',
      },
      training: {
        title: 'Einrichtung und Einweisung',
        line: '2 h per Video inbegriffen, vor Ort als eigener Posten',
        use: 'Ihr Team druckt die ersten Aufträge mit uns zusammen',
      },
      options: {
        title: 'Auf Wunsch',
        line: 'HiVE für die Nacht; eine Wanne für jedes weitere Resin',
        use: 'Über Nacht bis zu 72 hohle Modelle in denselben Schichten; beim Resinwechsel entfällt das Reinigen',
      },
    },
  },
  prices: {
    title: 'Das Reflex-Set für den Schreibtisch',
    text: 'Der Reflex ist für Figuren, Schmuck und Werkstatt; Profile für Dentalresins hat er nicht. Den Preis in Euro finden Sie für diese drei Geräte im Shop; zur Orientierung stehen hier die US-Listenpreise.',
    total: 'für alle drei Geräte, ohne MwSt. und Versand',
    notes: {
      Reflex: 'Druckt Teile bis 220 mm Höhe',
      'ultraCraft-wash': 'Zwei Behälter zu 10 L für Isopropanol oder Wasser',
      'ultraCraft-cure': 'Härtet mit 385 und 405 nm nach, heizt bis 60 °C',
    },
  },
  always: {
    title: 'Muster und Kaufberatung',
    items: {
      sample: {
        title: 'Kostenloses Muster',
        text: 'Wählen Sie ein Teil und prüfen Sie Oberfläche und Kanten.',
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
          'Wir verleasen nicht selbst. Nennen Sie uns Ihre Leasinggesellschaft oder Bank; wir stellen das Angebot auf sie aus und führen Geräte und Verbrauchsmaterial getrennt auf.',
      },
      tax: {
        question: 'Enthalten die US-Listenpreise Steuern?',
        answer: 'Nein. Steuern und Versand kommen an der Kasse oder im Angebot hinzu.',
      },
      currency: {
        question: 'Warum stehen hier auch US-Listenpreise?',
        answer:
          'Sie gelten in den USA, netto, und dienen der Orientierung. Den Preis in Euro finden Sie für Reflex, UltraCraft Wash und UltraCraft Cure im Shop, alle anderen Geräte bieten wir Ihnen in Euro an. Händler legen ihre Preise selbst fest.',
      },
      promotions: {
        question: 'Wie laufen Aktionen ab?',
        answer:
          'Jede nennt Produkte, Preis, ersten und letzten Tag und die Shops, in denen sie gilt. Neben dem reduzierten Preis steht der niedrigste der letzten 30 Tage, wie es § 11 PAngV verlangt.',
      },
      testPrint: {
        question: 'Ist ein Probedruck kostenlos wie ein Muster?',
        answer:
          'Ein Muster ist ein Teil von uns und kostenlos; Sie tragen nur das Inlandsporto. Der Probedruck entsteht aus Ihren Daten auf dem A2D HD. Nach den Kosten fragen Sie am besten gleich mit der Datei. Zum Kauf verpflichtet er Sie nicht.',
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
