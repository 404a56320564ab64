import type { PageCopy } from '#sections/page-content.ts';
import type { blackFriday } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Kaufberatung Reflex',
    title: 'Welcher Reflex, und was gehört dazu?',
    text: 'Für den Einstieg genügt der Reflex. Die anderen fünf sind für schnelle Prototypen, Werkstattteile, große Figuren oder Schmuck gebaut. Dazu brauchen Sie ein Wasch- und ein Nachhärtegerät. Eine Aktion zum Black Friday ist nicht geplant. Für Dentalarbeiten gibt es die UltraCraft-Drucker.',
    alt: 'Ein Reflex auf einem Versandkarton, daneben weitere Kartons und zwei Flaschen Resin',
    links: { store: 'Zum Onlineshop', inquiry: 'Angebot für das Set' },
  },
  models: {
    title: 'Die sechs Modelle im Vergleich',
    text: 'Die Zeiten gelten für eine volle Plattform mit Figuren von 100 mm Höhe in Schichten von 100 µm. Nur der Reflex 2 ist tief genug für eine dritte Reihe.',
    first: 'Modell',
    columns: {
      use: 'Geeignet für',
      speed: 'Figuren je Plattform',
      pixel: 'Pixelgröße',
      volume: 'Bauraum',
      resins: 'Resins mit Profil',
      price: 'Preis',
    },
    rows: {
      reflex: {
        title: 'Reflex',
        use: 'Figuren, Prototypen',
        speed: '8 in 3 h 42 min',
        pixel: '33 µm',
        volume: '192 × 121 × 220 mm',
        resins: '8',
        price: 'ohne MwSt.',
      },
      turbo: {
        title: 'Reflex Turbo',
        use: 'Schnelle Prototypen, Kleinserien',
        speed: '8 in 1 h 40 min',
        pixel: '33 µm',
        volume: '192 × 121 × 210 mm',
        resins: '4',
        price: 'Auf Anfrage',
      },
      rs: {
        title: 'Reflex RS',
        use: 'Werkstattteile',
        speed: '10 in 3 h 20 min',
        pixel: '29,7 µm',
        volume: '222 × 122 × 228 mm',
        resins: '12',
        price: 'Auf Anfrage',
      },
      rsTurbo: {
        title: 'Reflex RS Turbo',
        use: 'Hohe Bauteile, Kleinserien',
        speed: '10 in 1 h 40 min',
        pixel: '29,7 µm',
        volume: '222 × 122 × 228 mm',
        resins: '7',
        price: 'Auf Anfrage',
      },
      reflex2: {
        title: 'Reflex 2',
        use: 'Große Figuren',
        speed: '15 in 2 h 13 min',
        pixel: '29,7 µm',
        volume: '228 × 128 × 250 mm',
        resins: '11',
        price: 'Auf Anfrage',
      },
      reflex2Pro: {
        title: 'Reflex 2 Pro',
        use: 'Schmuckmodelle, Urmodelle',
        speed: '10 in 2 h 30 min',
        pixel: '19 µm',
        volume: '218,9 × 123,1 × 240 mm',
        resins: '13',
        price: 'Auf Anfrage',
      },
    },
  },
  checks: {
    title: 'Vor dem Preisvergleich',
    text: 'So ist es beim Reflex. Stellen Sie jedem anderen Anbieter dieselben Fragen.',
    items: {
      resin: {
        title: 'Welche Resins verarbeitet er?',
        text: 'Resins für Figuren, Guss, Silikonformen und Werkstatt. Für Dentalresins ist kein Reflex freigegeben. Ein Turbo hat eine kippende Wanne und keine Profile für flexible Resins und Wachsresins. Fremdresin lässt die Garantie nicht erlöschen; Schäden, die es verursacht, sind ausgenommen.',
      },
      box: {
        title: 'Was gehört zum Lieferumfang?',
        text: 'Wanne mit Folie, Bauplattform, Innensechskantschlüssel, Beispieldatei, Prüfprotokoll und Heliograph Prepare. Wash, Cure und Resin kommen dazu.',
      },
      wear: {
        title: 'Was verschleißt?',
        text: 'Eine Folie hält etwa 20.000 Schichten, im Satz sind drei. Das LCD ist für über 2.000 h ausgelegt und in etwa 30 min gewechselt. Folien und Wannen bestellen Sie über die Zubehörliste nach.',
      },
    },
  },
  prices: {
    title: 'Die drei Geräte des Sets',
    text: 'Hier stehen zur Orientierung die US-Listenpreise, den Preis in Euro finden Sie im Shop. UltraCraft Wash und Cure passen zu jedem Reflex; Resin ist nicht enthalten. Für einen Drucker mit einem Resin genügen die kleineren Geräte Reflex Wash und Reflex Cure. Für sie und die anderen fünf Drucker erhalten Sie innerhalb eines Werktags ein Angebot.',
    total: 'für alle drei Geräte, ohne MwSt. und Versand',
    notes: {
      Reflex: 'Druckt Teile bis 220 mm Höhe',
      'ultraCraft-wash': 'Zwei Behälter zu 10 L für Isopropanol oder Wasser',
      'ultraCraft-cure': 'Härtet mit 385 und 405 nm nach, heizt bis 60 °C',
    },
  },
  budget: {
    title: 'Für den ersten Monat einplanen',
    text: 'Das braucht jeder Resindrucker, unabhängig von der Marke.',
    alt: 'Resin aus der Wanne läuft durch einen Papierfilter in eine dunkle Flasche, daneben ausgehärtete Reste in einer Schale',
    points: {
      resin: 'Eine Flasche Resin zum Üben und eine für die eigentliche Arbeit',
      solvent: 'Isopropanol, dazu ein verschließbarer Behälter für das gebrauchte und ein Entsorgungsbetrieb',
      gloves: 'Nitrilhandschuhe, Schutzbrille, Trichter mit Einwegfiltern, Papiertücher',
      film: 'Eine Trennfolie in Reserve',
      room: 'Ein Raum, der sich lüften lässt, mit der Temperatur, die der Drucker verlangt (Reflex: 20 bis 28 °C)',
    },
    links: { materials: 'Reflex-Resins' },
  },
  questions: {
    title: 'Fragen vor dem Kauf',
    questions: {
      sale: {
        question: 'Gibt es ein Angebot zum Black Friday?',
        answer:
          'Eine Aktion ist nicht geplant. Zeitraum und Preise einer Aktion nennen wir hier und im Newsletter. Händler haben zum Teil eigene Aktionen.',
      },
      stock: {
        question: 'Lohnt sich das Warten?',
        answer:
          'Einen niedrigeren Preis können wir nicht versprechen. Brauchen Sie den Drucker jetzt für ein Projekt, warten Sie nicht.',
      },
      delivery: {
        question: 'Wie laufen Lieferung und Zahlung ab?',
        answer:
          'Der Shop zeigt Versand, MwSt. und Zahlungsarten vor der Bestellung an. Bei den anderen fünf Druckern stehen Liefertermin, Versandkosten und Zahlungsbedingungen im Angebot.',
      },
      rights: {
        question: 'Wie lange gilt die Garantie?',
        answer:
          'Bei jedem Modell 12 Monate ab Lieferung, für das LCD sechs. Ihre gesetzlichen Rechte bleiben davon unberührt, als Verbraucher haben Sie mindestens zwei Jahre Gewährleistung. Das alles gilt samt Widerrufsrecht auch für Aktionsware.',
      },
    },
  },
  contact: {
    title: 'Lieber ein anderer Reflex?',
    text: 'Vergleichen Sie die sechs Reflex-Drucker und fordern Sie das Set mit Ihrem Wunschmodell an. Wer auf eine Aktion warten möchte, abonniert den Newsletter und willigt ein, dass wir auch Angebote schicken.',
    alt: 'Sechs Reflex-Drucker auf zwei Regalbrettern',
    links: { reflex: 'Reflex auswählen', newsletter: 'Über Aktionen informieren lassen' },
  },
} satisfies PageCopy<typeof blackFriday>;
