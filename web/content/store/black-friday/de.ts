import type { PageCopy } from '#sections/page-content.ts';
import type { blackFriday } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Kaufberatung zum Black Friday',
    title: 'Reflex mit Waschen und Nachhärten: sechs Fragen vor dem Kauf',
    text: 'Für ein fertiges Teil brauchen Sie Drucker, Waschgerät und Nachhärtegerät. Den Preis für alle drei nennen wir Ihnen in Euro mit MwSt. und Versand, und sechs Fragen zu jedem Druckerangebot beantworten wir hier für unsere Geräte. Zurzeit läuft keine Aktion; Abonnenten erfahren von der nächsten zuerst.',
    alt: 'Ein Reflex auf einem Versandkarton, daneben weitere Kartons und zwei Flaschen Resin',
    total: 'für Reflex, UltraCraft Wash und UltraCraft Cure, ohne MwSt. und Versand',
    links: { inquiry: 'Angebot für das Set', newsletter: 'Über Aktionen informieren lassen' },
  },
  checks: {
    title: 'Sechs Fragen, beantwortet für unsere Drucker',
    text: 'Stellen Sie dieselben Fragen bei jedem Angebot, das Sie vergleichen.',
    items: {
      pixels: {
        title: 'Wie groß ist ein Pixel?',
        text: 'Reflex: 33 µm. Reflex RS und Reflex 2: 29,7 µm. Reflex 2 Pro: 19 µm. „8K“ zählt nur die Pixel; teilen Sie die Plattformbreite durch ihre Zahl.',
      },
      volume: {
        title: 'Wie groß darf ein Teil sein?',
        text: 'Reflex: 192 × 121 × 220 mm. Reflex RS: 222 × 122 × 228 mm. Reflex 2: 228 × 128 × 250 mm. Reflex 2 Pro: 218,9 × 123,1 × 240 mm.',
      },
      warranty: {
        title: 'Wie lange gilt die Garantie?',
        text: '12 Monate auf Reflex-Drucker, 6 Monate auf das LCD, 24 Monate auf UltraCraft-Drucker, jeweils ab Lieferung. Ihre gesetzlichen Rechte bleiben davon unberührt.',
      },
      box: {
        title: 'Was ist im Karton?',
        text: 'Beim Reflex: Wanne mit Folie, Bauplattform, Innensechskantschlüssel, Beispieldatei, Prüfprotokoll und Heliograph Prepare. Wash, Cure und Resin kommen dazu.',
      },
      resin: {
        title: 'Welche Resins druckt er?',
        text: 'Für den Reflex gibt es geprüfte Profile für acht Resins, für den Reflex RS für zwölf. Flexible Resins und Wachsresins haben keine Turbo-Profile. Resin anderer Hersteller beendet die Garantie nicht; Schäden daraus sind nicht abgedeckt. Profile für Dentalresins hat kein Reflex.',
      },
      wear: {
        title: 'Was verschleißt?',
        text: 'Eine Folie hält etwa 20.000 Schichten, im Satz sind drei. Das LCD ist für über 2.000 h ausgelegt und in etwa 30 min gewechselt. Folien und Wannen bestellen Sie über die Zubehörliste nach.',
      },
    },
  },
  prices: {
    title: 'Die drei Geräte des Sets',
    text: 'UltraCraft Wash und Cure passen zu jedem Reflex. Für einen Drucker auf kleinem Tisch genügen Reflex Wash und Reflex Cure; auch dafür erhalten Sie ein Angebot.',
  },
  budget: {
    title: 'Für den ersten Monat einplanen',
    text: 'Das braucht jeder Resindrucker, unabhängig von der Marke.',
    alt: 'Resin aus der Wanne läuft durch einen Papierfilter in eine dunkle Flasche, daneben ausgehärtete Reste in einer Schale',
    points: {
      resin: 'Eine Flasche Resin zum Üben und eine für die eigentliche Arbeit',
      solvent: 'Isopropanol und ein geschlossener Behälter für verbrauchtes Isopropanol',
      gloves: 'Nitrilhandschuhe, Filter, Papiertücher',
      film: 'Eine Trennfolie in Reserve',
      room: 'Ein Raum, der sich lüften lässt, mit der Temperatur, die der Drucker verlangt (Reflex: 20 bis 28 °C)',
    },
    links: { materials: 'Reflex-Resins' },
  },
  questions: {
    title: 'Fragen vor dem Kauf',
    questions: {
      when: {
        question: 'Wann ist Black Friday?',
        answer: '2026 am 27. November, 2027 am 26. November. Händler haben zum Teil eigene Aktionen.',
      },
      stock: {
        question: 'Lohnt sich das Warten?',
        answer:
          'Einen niedrigeren Preis können wir nicht versprechen. Brauchen Sie den Drucker jetzt für ein Projekt, warten Sie nicht.',
      },
      rights: {
        question: 'Gelten bei Aktionsware andere Rechte?',
        answer: 'Nein. Widerruf, Gewährleistung und Garantie bleiben gleich.',
      },
    },
  },
  contact: {
    title: 'Lieber ein anderer Reflex?',
    text: 'Vergleichen Sie die sechs Reflex-Drucker und fordern Sie das Set mit Ihrem Favoriten an. Wer auf eine Aktion warten möchte, abonniert den Newsletter und willigt ein, dass wir auch Angebote schicken.',
    alt: 'Sechs Reflex-Drucker auf zwei Regalbrettern',
    links: { reflex: 'Reflex auswählen', newsletter: 'Über Aktionen informieren lassen' },
  },
} satisfies PageCopy<typeof blackFriday>;
