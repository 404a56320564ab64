import type { PageCopy } from '#sections/page-content.ts';
import type { blackFriday } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Black Friday',
    title: 'Erst prüfen, dann kaufen',
    text: 'Hier finden Sie die Listenpreise von Drucker, Waschgerät und Nachhärtegerät und sechs Punkte, an denen Sie jedes Angebot messen können, auch unseres. Einen Black-Friday-Preis haben wir zurzeit nicht. Ändert sich das, finden Sie Produkte und Laufzeit hier.',
    alt: 'Ein Reflex auf einem Versandkarton, daneben weitere Kartons und zwei Flaschen Resin',
    links: { store: 'Zum Onlineshop', newsletter: 'Über Aktionen informieren lassen' },
  },
  prices: {
    title: 'Preis für Drucker, Waschgerät und Nachhärtegerät',
    text: 'Der Drucker allein reicht nicht. Rechnen Sie vor dem Vergleich alle drei Geräte zusammen. UltraCraft Wash und Cure haben einen Listenpreis und passen zu jedem Reflex; für die kleineren Geräte Reflex Wash und Reflex Cure nennen wir den Preis auf Anfrage. Die Listenpreise sind Nettopreise in US-Dollar; den Endpreis in Euro mit MwSt. erhalten Sie von uns vor der Bestellung auf Anfrage.',
    total: 'für diese drei zum Listenpreis, ohne MwSt. und Versand; Resin kommt hinzu',
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
        text: '„8K“ gibt nur die Pixelzahl des LCD an. Die Pixelgröße ist die Plattformbreite geteilt durch die Zahl der Pixel in der Breite.',
      },
      wear: {
        title: 'Wie teuer sind Verschleißteile?',
        text: 'Folie, Wanne und LCD nutzen sich ab. Prüfen Sie Preis und Lieferbarkeit.',
      },
      seller: {
        title: 'Wer leistet die Garantie?',
        text: 'Bei uns leistet sie die Heliograph-Gesellschaft, die das Gerät an Sie oder Ihren Händler verkauft hat. Die Garantie gilt ab Lieferung. Kaufen Sie bei uns oder bei autorisierten Händlern.',
      },
      resin: {
        title: 'Verarbeitet der Drucker Ihr Resin?',
        text: 'Die Seite jedes Resins nennt die Drucker, für die es ein Profil gibt. Flexible Resins und Wachsresins zum Beispiel haben keine Profile für unsere Turbo-Drucker. Resin anderer Hersteller beendet die Garantie nicht; Schäden, die es verursacht, sind nicht abgedeckt.',
      },
    },
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
        answer: 'Am Tag nach dem vierten Donnerstag im November. Händler haben zum Teil eigene Aktionen.',
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
    title: 'Sie brauchen den Drucker jetzt?',
    text: 'Fordern Sie ein Angebot für Ihre Ausstattung an. Hat der Kauf Zeit, abonnieren Sie den Newsletter und stimmen Sie dem Empfang von Angeboten zu. Sobald eine Aktion beginnt, erhalten Sie Produkte und Laufzeit per E-Mail.',
    alt: 'Sechs Reflex-Drucker auf zwei Regalbrettern',
    links: { inquiry: 'Angebot anfordern', reflex: 'Reflex auswählen' },
  },
} satisfies PageCopy<typeof blackFriday>;
