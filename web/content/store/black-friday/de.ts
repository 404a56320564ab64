import type { PageCopy } from '#sections/page-content.ts';
import type { blackFriday } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Black Friday',
    title: 'Für den Black Friday sind noch keine Preise bekannt.',
    text: 'Wenn es eine Aktion gibt, steht sie hier, mit Produkten, erstem und letztem Tag. Bis dahin gelten die Listenpreise unten. Messen Sie daran jedes Angebot, auch unseres.',
    alt: 'Reflex 2 Pro auf einem Schreibtisch mit gedruckten Vasen und einem Gitterwürfel',
    links: { newsletter: 'Per E-Mail informieren lassen', offers: 'Alle Angebote' },
  },
  prices: {
    title: 'Die Preise zum Vergleich',
    text: 'Ein Drucker allein macht noch kein fertiges Teil, Waschen und Nachhärten gehören dazu. Preise zuzüglich Steuern und Versand.',
  },
  checks: {
    title: 'Sechs Punkte vor dem Kauf',
    items: {
      reference: {
        title: 'Was kostete es im Oktober?',
        text: 'Der durchgestrichene Preis muss der niedrigste des letzten Monats sein und kein Mondpreis.',
      },
      box: { title: 'Was liegt im Karton?', text: 'In vielen Sets fehlt das Waschgerät oder das Nachhärtegerät.' },
      pixels: {
        title: 'Wie groß ist ein Pixel?',
        text: '„8K“ zählt nur die Pixel des LCD. Plattformbreite geteilt durch Pixelzahl ergibt die Auflösung.',
      },
      wear: {
        title: 'Was kosten Verschleißteile?',
        text: 'Folie, Wanne und LCD nutzen sich ab. Sehen Sie nach, was sie kosten und wie lange es sie schon gibt.',
      },
      seller: {
        title: 'Wer steht für die Garantie ein?',
        text: 'Unsere Garantie läuft ab Lieferung, die Rechnung ist der Nachweis. Kaufen Sie bei uns oder bei gelisteten Händlern.',
      },
      resin: {
        title: 'Druckt er Ihr Resin?',
        text: 'Auf der Seite jedes Resins stehen die Drucker. Für flexible und Wachsresins gibt es zum Beispiel keine Turbo-Profile.',
      },
    },
  },
  budget: {
    title: 'Rechnen Sie den ersten Monat mit',
    text: 'Diese Kosten kommen bei jedem Resindrucker dazu, gleich welcher Marke.',
    alt: 'Flasche Reflex Model Gray',
    points: {
      resin: 'Resin: eine Flasche zum Üben, eine für die richtige Arbeit',
      solvent: 'Isopropanol und ein geschlossener Behälter für das gebrauchte',
      gloves: 'Nitrilhandschuhe, Filter, Papiertücher',
      film: 'Eine Trennfolie in Reserve',
      room: 'Ein Raum mit 20 bis 28 °C, der sich lüften lässt',
    },
    links: { materials: 'Reflex-Resins' },
  },
  questions: {
    title: 'Zur Aktion',
    questions: {
      when: {
        question: 'Wann ist Black Friday?',
        answer: 'Am Tag nach dem vierten Donnerstag im November. Ob und wann wir mitmachen, steht dann hier.',
      },
      how: {
        question: 'Wo würde ich bestellen?',
        answer:
          'In unserem Onlineshop, erreichbar über die Schaltfläche oben auf der Seite. Händler haben unter Umständen eigene Aktionen.',
      },
      stock: {
        question: 'Lohnt sich das Warten?',
        answer:
          'Einen niedrigeren Preis können wir nicht versprechen. Brauchen Sie den Drucker für ein Projekt, kaufen Sie ihn dafür.',
      },
      rights: {
        question: 'Gelten bei Aktionsware andere Rechte?',
        answer: 'Nein. Widerruf, Gewährleistung und Garantie bleiben gleich.',
      },
    },
  },
  contact: {
    title: 'Noch unsicher, welcher Drucker?',
    text: 'Drei Fragen führen von sechs Reflex-Modellen zu einem.',
    alt: 'Desktopdrucker Reflex',
    links: { reflex: 'Reflex auswählen' },
  },
} satisfies PageCopy<typeof blackFriday>;
