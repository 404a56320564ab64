import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Preise und Muster',
    title: 'Ein Angebot für Ihr Labor, ein Muster zum Prüfen',
    text: 'Schreiben Sie uns, was Ihr Labor am Tag fertigt. Innerhalb eines Werktags erhalten Sie ein schriftliches Angebot über das ganze Paket, in Euro mit MwSt. und Versand. Oder Sie prüfen erst ein Muster; dafür zahlen Sie nur das Inlandsporto.',
    alt: 'A2D 4K, UltraCraft Wash und UltraCraft Cure mit Resinflaschen und gedruckten Teilen auf einem Labortisch',
    links: { inquiry: 'Angebot anfordern', sample: 'Muster anfordern' },
  },
  dental: {
    title: 'Dentaldrucker gibt es als Paket',
    text: 'Das Paket richtet sich nach Stückzahl am Tag, Resins und Nachtbetrieb. Die Kosten je Modell berechnen Sie mit Ihren eigenen Zahlen im Kostenrechner. Einen Ihrer Fälle druckt unser Anwendungslabor vorab auf dem A2D HD, unserem Drucker für Stümpfe und Gussmodellationen. Andere Drucker zeigt Ihnen ein Fachhändler mit Vorführgerät oder unser Büro in Berlin, auch per Video.',
    alt: 'Sechs gedruckte Studienmodelle auf der Bauplattform eines A2D 4K',
    links: { cost: 'Kosten je Modell berechnen', testPrint: 'Probedruck auf dem A2D HD' },
  },
  example: {
    title: 'Beispiel: ein Labor mit 42 Arbeitsmodellen am Tag',
    text: 'Der A2D 4K druckt sechs massive Ganzkiefermodelle auf einmal in Schichten von 50 µm und schafft sieben Drucke in acht Stunden. Modelle, Gussmodellationen und Gingivamasken dürfen Sie in der EU heute verwenden, unsere Resins für den Mund sind noch ohne CE-Kennzeichnung. Das Angebot enthielte:',
    first: 'Posten',
    columns: { line: 'Im Angebot', use: 'Nutzen' },
    rows: {
      printer: {
        title: 'Drucker',
        line: 'UltraCraft A2D 4K mit Pulsmodul, Resinwanne, Bauplattform und Heliograph Prepare',
        use: 'Massive Modelle lassen sich damit liegend drucken, sechs je Auftrag',
      },
      platform: {
        title: 'Zweite Plattform',
        line: 'Gelochte Bauplattform',
        use: 'Der nächste Druck läuft, während die erste Plattform abtropft',
      },
      finishing: {
        title: 'Waschen und Nachhärten',
        line: 'UltraCraft Wash und UltraCraft Cure',
        use: 'Sechs Modelle in 6 min gewaschen, vier in 10 min nachgehärtet',
      },
      resin: {
        title: 'Resin',
        line: 'Model HP UV 2.0, drei Kanister zu 5 kg',
        use: 'Reicht rund zehn Arbeitstage bei 33 g je massivem Modell',
      },
      training: {
        title: 'Einrichtung und Einweisung',
        line: '2 h per Video, auf Wunsch vor Ort',
        use: 'Ihr Team druckt die ersten Aufträge mit uns zusammen',
      },
      options: {
        title: 'Auf Wunsch',
        line: 'HiVE für die Nacht; eine Wanne für jedes weitere Resin',
        use: 'Über Nacht bis zu 72 hohle Modelle, ebenfalls bei 50 µm; beim Resinwechsel entfällt das Reinigen',
      },
      total: {
        title: 'Summe',
        line: 'Preis je Posten, Versand und MwSt. in Euro',
        use: 'In den Kostenrechner eingesetzt, ergibt sie Ihre Kosten je Modell',
      },
    },
  },
  terms: {
    title: 'Bedingungen in jedem Angebot',
    items: {
      delivery: {
        title: 'Lieferung',
        text: 'Im Angebot stehen der Liefertermin und die Versandkosten bis zu Ihnen. Prüfen Sie die Kartons bei der Ankunft und melden Sie Schäden binnen fünf Arbeitstagen mit Fotos.',
      },
      setup: {
        title: 'Einrichtung und Einweisung',
        text: 'Bei UltraCraft-Tischgeräten sind 2 h per Video inbegriffen, einen Besuch bieten wir gesondert an. Beim A2D Ortho und beim A3D ist ein Tag vor Ort enthalten, bei der C-Serie sind es zwei Tage und die Schulung jeder Schicht.',
      },
      payment: {
        title: 'Zahlung',
        text: 'Zahlungsweise, Zahlungsziel und Gültigkeit stehen im Angebot. Sie bestellen, indem Sie es schriftlich annehmen. Leasing bieten wir nicht selbst an; auf Wunsch stellen wir das Angebot auf Ihre Leasinggesellschaft oder Bank aus und führen Geräte und Verbrauchsmaterial getrennt auf.',
      },
      warranty: {
        title: 'Garantie',
        text: 'Sie läuft ab Lieferung: 24 Monate für UltraCraft-Drucker, 12 Monate für Reflex-Drucker (LCD: sechs) und 12 Monate für Wasch- und Nachhärtegeräte. Ihre gesetzlichen Gewährleistungsrechte gegenüber dem Verkäufer bleiben davon unberührt.',
      },
    },
  },
  always: {
    title: 'Muster und Ratgeber',
    items: {
      sample: {
        title: 'Kostenloses Muster',
        text: 'Wählen Sie ein Teil und prüfen Sie Oberfläche und Kanten. Sie zahlen nur das Inlandsporto.',
        alt: 'Rosa Gingivamaske auf einem gedruckten Modell',
      },
      reflex: {
        title: 'Welcher der sechs Reflex-Drucker?',
        text: 'Vier Fragen führen zum passenden Drucker.',
        alt: 'Sechs Reflex-Drucker auf zwei Regalbrettern',
      },
      blackFriday: {
        title: 'Kaufberatung Reflex',
        text: 'Die sechs Desktopdrucker in einer Tabelle, dazu die Preise des Reflex-Sets.',
        alt: 'Ein Reflex auf einem Versandkarton mit zwei Flaschen Resin',
      },
      share: {
        title: 'Zeigen Sie Ihre Arbeit',
        text: 'So gelingt das Foto, und so kommt es auf unsere Website.',
        alt: 'Ein Smartphone vor einem gedruckten Modell auf gebogenem Papier',
      },
    },
  },
  prices: {
    title: 'Listenpreise des Reflex-Sets',
    text: 'US-Listenpreise ohne Steuern und Versand, die Preise in Euro stehen im Shop. Für alle anderen Geräte erhalten Sie ein Angebot.',
    total: 'für alle drei Geräte',
    notes: {
      Reflex: 'Desktopdrucker für Teile bis 220 mm Höhe',
      'ultraCraft-wash': 'Waschgerät mit zwei Behältern',
      'ultraCraft-cure': 'Nachhärtegerät für Resins mit 385 und 405 nm',
    },
    links: { guide: 'Die sechs Reflex-Modelle vergleichen' },
  },
  questions: {
    title: 'Fragen zu Preisen',
    questions: {
      listPrice: {
        question: 'Warum haben die Dentaldrucker keinen Listenpreis?',
        answer:
          'Zum Drucker gehören Stationen, Aufstellung und Schulung, und die hängen von Ihrem Labor ab. Ihr Angebot nennt den Preis jedes Postens, innerhalb eines Werktags.',
      },
      testPrint: {
        question: 'Ist ein Probedruck kostenlos wie ein Muster?',
        answer:
          'Ein Muster ist ein Teil von uns und kostenlos; Sie tragen nur das Inlandsporto. Der Probedruck entsteht aus Ihren eigenen Daten. Ob er etwas kostet, teilen wir Ihnen vor dem Druck schriftlich mit. Beides verpflichtet Sie nicht zum Kauf.',
      },
      currency: {
        question: 'Welche Geräte haben einen Listenpreis?',
        answer:
          'Reflex, UltraCraft Wash und UltraCraft Cure: Ihren Preis in Euro finden Sie im Shop. Alle anderen Geräte bieten wir Ihnen in Euro an. Händler legen ihre Preise selbst fest.',
      },
      promotions: {
        question: 'Wie laufen Aktionen ab?',
        answer:
          'Jede nennt Produkte, Preis, ersten und letzten Tag und die Shops, in denen sie gilt. Neben dem reduzierten Preis steht der niedrigste der letzten 30 Tage, wie es § 11 PAngV verlangt.',
      },
    },
  },
  contact: {
    title: 'Was drucken Sie, und wie viel am Tag?',
    text: 'Nennen Sie uns Ihre Arbeiten, die Stückzahl am Tag und den Lieferort. Aktionen kündigen wir im Newsletter an, wenn Sie dort auch Angebote ankreuzen.',
    alt: 'Vier Arbeitsschalen mit Stumpfmodell, Modellgussmodellation, Implantatmodell und Alignermodell',
    links: {
      inquiry: 'Angebot anfordern',
      newsletter: 'Über Aktionen informieren lassen',
    },
  },
} satisfies PageCopy<typeof offers>;
