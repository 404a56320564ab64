import type { PageCopy } from '#sections/page-content.ts';
import type { blackFriday } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Black Friday',
    title: 'Black Friday: das komplette Reflex-Set',
    text: 'Drucker, Waschgerät und Nachhärtegerät zu den heutigen Listenpreisen. Messen Sie jedes Angebot an der Summe, auch unseres. Sobald unsere Preise zum Black Friday feststehen, finden Sie hier Produkte, Beginn und Ende.',
    alt: 'Reflex, Waschgerät und Nachhärtegerät nebeneinander, davor vier Flaschen Resin',
    total: 'für alle drei, ohne MwSt. und Versand',
    links: { reflex: 'Reflex auswählen', newsletter: 'Per E-Mail informieren lassen' },
  },
  prices: {
    title: 'Listenpreise zum Vergleich',
    text: 'Für fertige Teile brauchen Sie außer dem Drucker auch Waschgerät und Nachhärtegerät. UltraCraft Wash und Cure passen zu jedem Reflex und haben einen Listenpreis; den Preis für Reflex Wash und Reflex Cure nennen wir auf Anfrage. Listenpreise in US-Dollar, Europreise auf Anfrage.',
    total: 'für das Set aus allen dreien, ohne MwSt. und Versand',
  },
  checks: {
    title: 'Sechs Punkte vor dem Kauf',
    items: {
      reference: {
        title: 'Wie hoch war der Preis im Oktober?',
        text: 'Der durchgestrichene Preis muss der niedrigste der letzten 30 Tage sein. Misstrauen Sie Mondpreisen.',
      },
      box: { title: 'Ist das Set vollständig?', text: 'In vielen Sets fehlt das Waschgerät oder das Nachhärtegerät.' },
      pixels: {
        title: 'Wie groß ist ein Pixel?',
        text: '„8K“ nennt nur die Pixelzahl des LCD. Die Pixelgröße ist die Plattformbreite geteilt durch die Pixelzahl.',
      },
      wear: {
        title: 'Wie teuer sind Verschleißteile?',
        text: 'Folie, Wanne und LCD nutzen sich ab. Prüfen Sie Preis und Lieferbarkeit.',
      },
      seller: {
        title: 'Wer leistet die Garantie?',
        text: 'Unsere Garantie gilt ab Lieferung, als Nachweis dient die Rechnung. Kaufen Sie bei uns oder bei autorisierten Händlern.',
      },
      resin: {
        title: 'Verarbeitet er Ihr Resin?',
        text: 'Auf der Seite jedes Resins sind die freigegebenen Drucker aufgeführt. Für flexible und Wachsresins gibt es zum Beispiel keine Turbo-Profile.',
      },
    },
  },
  budget: {
    title: 'Kosten im ersten Monat',
    text: 'Diese Kosten kommen bei jedem Resindrucker hinzu, unabhängig von der Marke.',
    alt: 'Flasche Reflex Model Gray',
    points: {
      resin: 'Eine Flasche Resin zum Üben und eine für die eigentliche Arbeit',
      solvent: 'Isopropanol und ein geschlossener Behälter für verbrauchtes Isopropanol',
      gloves: 'Nitrilhandschuhe, Filter, Papiertücher',
      film: 'Eine Trennfolie in Reserve',
      room: 'Ein lüftbarer Raum mit 20 bis 28 °C',
    },
    links: { materials: 'Reflex-Resins' },
  },
  questions: {
    title: 'Fragen zur Aktion',
    questions: {
      when: {
        question: 'Wann ist Black Friday?',
        answer:
          'Am Tag nach dem vierten Donnerstag im November. Ob und wann wir teilnehmen, lesen Sie rechtzeitig hier.',
      },
      how: {
        question: 'Wo kann ich bestellen?',
        answer:
          'In unserem Onlineshop, erreichbar über die Schaltfläche oben auf der Seite. Händler haben zum Teil eigene Aktionen.',
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
    title: 'Noch unsicher, welcher Drucker?',
    text: 'Vier Fragen führen Sie zum passenden der sechs Reflex-Modelle.',
    alt: 'Desktopdrucker Reflex',
    links: { reflex: 'Reflex auswählen' },
  },
} satisfies PageCopy<typeof blackFriday>;
