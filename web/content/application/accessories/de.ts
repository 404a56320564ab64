import type { PageCopy } from '#sections/page-content.ts';
import type { accessories } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Schmuck, Brillen, Accessoires',
    title: 'Schmuck für den Guss, Fassungen nach Maß',
    text: 'Ringe und Ohrringe drucken Sie als Gussmodell, Brillenfassungen zum Anprobieren oder zum Tragen. Hier finden Sie das passende Resin.',
    alt: 'Schwarze gedruckte Brillenfassung mit Gläsern, davor ein blaues Ohrringmodell und derselbe Ohrring in Gold gegossen',
    links: { inquiry: 'Angebot anfordern', casting: 'Ausbrennbare Resins' },
  },
  routes: {
    title: 'Für den Guss, zum Tragen oder als Muster',
    items: {
      cast: {
        title: 'Für den Guss',
        text: 'Ringe, Ohrringe und Anhänger drucken Sie aus Reflex Wax Cast oder Wax Cast Filigree und gießen sie in Silber, Gold oder Messing.',
      },
      worn: {
        title: 'Zum Tragen',
        text: 'Für Hautkontakt eignen sich nur dafür geprüfte Resins. Nehmen Sie Ortho Tough UV für Fassungen und Clips, Hearable Soft UV für weiche Teile am Ohr.',
      },
      model: {
        title: 'Als Muster',
        text: 'Formstudien und Verkaufsmuster drucken Sie aus Modellresin. Es lässt sich lackieren, ist aber nicht auf Hautkontakt geprüft und deshalb nicht zum ganztägigen Tragen geeignet.',
      },
    },
  },
  jewelry: {
    title: 'Vom Gussmodell in die Küvette',
    text: 'Wax Cast eignet sich für massive Ringe und Siegelringe, Filigree für Draht, Krappen und Pavé. Die meisten Kollektionen brauchen beide.',
    alt: 'Blaue Modelle eines Pavérings, eines geflochtenen Reifs und eines durchbrochenen Rings mit Krappen',
    points: {
      size: 'Ringmodelle von 25 mm Höhe druckt der Reflex 2 Pro aus Filigree in etwa 2 h 10 min, einzeln ebenso wie auf voller Plattform.',
      supports:
        'Setzen Sie die Supports an die Innenseite der Ringschiene. Außen müssen Sie jeden Ansatz am Metall wegpolieren.',
      time: 'Filigree-Modelle binnen zwei Tagen nach dem Druck einbetten.',
    },
    links: { casting: 'Ausbrennbare Resins vergleichen' },
  },
  dimensions: {
    title: 'Maße für die Konstruktion',
    text: 'Drucken Sie dickere Stücke in Wax Cast, denn Filigree kann in starken Querschnitten die Einbettmasse sprengen.',
    rows: {
      wire: 'Freier Draht in Wax Cast Filigree',
      seat: 'Offener Steinsitz',
      filigree: 'Querschnitt in Wax Cast Filigree',
      solid: 'Querschnitt in Wax Cast',
    },
  },
  frames: {
    title: 'Brillenfassungen nach Maß',
    text: 'Stegweite, Padwinkel und Bügellänge ändern Sie in der Datei. Drucken Sie drei Varianten, lassen Sie sie anprobieren und fertigen Sie die passende.',
    alt: 'Flasche Ortho Tough UV mit Mustern in Hautton, Weiß und Schwarz',
    points: {
      fit: 'Eine 140 mm breite Front und beide Bügel passen zusammen auf den Reflex RS.',
      wear: 'Ortho Tough UV hat 68 % Bruchdehnung. Setzt sich jemand auf die Brille, biegt sich der Bügel, statt zu brechen.',
      lenses: 'Die Gläser kommen aus der Augenoptik. Reflex Clear ist kein optisches Material.',
      color: 'Ortho Tough UV gibt es in Hautton, Weiß und Schwarz. Andere Farben werden lackiert.',
    },
  },
  resins: {
    title: 'Resins für den Schmuckguss',
    text: 'Nach dem Ausbrennen bleiben, gemessen, 0,02 % Asche bei Wax Cast und 0,01 % bei Filigree.',
    all: 'Alle ausbrennbaren Resins',
  },
  questions: {
    title: 'Fragen zu Haut, Hitze und Guss',
    questions: {
      skin: {
        question: 'Welche Resins dürfen auf die Haut?',
        answer:
          'Ortho Tough UV, Hearable Soft UV und Hearable Clear UV sind im vollständig nachgehärteten Zustand für intakte Haut geprüft. Figure Skin, Reflex Clear und Elastomer 50A UV sind für längeren Hautkontakt nicht geprüft.',
      },
      heat: {
        question: 'Hält eine Fassung die Hitze im Auto aus?',
        answer:
          'Auf dem Armaturenbrett nicht. Teile aus Ortho Tough UV sollen unter 50 °C bleiben. Legen Sie dem Stück einen Hinweis bei.',
      },
      cast: {
        question: 'Passt meine Einbettmasse?',
        answer:
          'Reflex Wax Cast ist auf gipsgebundene Schmuckeinbettmasse abgestimmt. Beide Resins brennen langsam aus, mit Haltestufen bei 150, 370 und 730 °C; die Zeiten stehen im Datenblatt. Saugen Sie die Dämpfe ab.',
      },
      ear: {
        question: 'Welches Resin eignet sich für Ohrbügel und Ohrstücke?',
        answer: 'Hearable Soft UV. Auf der Seite über Ohrbügel finden Sie auch die Nachbearbeitung.',
      },
    },
  },
  contact: {
    title: 'Zeigen Sie uns Ihren Entwurf',
    text: 'Schicken Sie Datei oder Skizze und schreiben Sie dazu, wofür das Stück gedacht ist. Wir nennen Resin, Drucker und Oberfläche.',
    alt: 'Weiche gedruckte Ohrbügel und ein Flügel, einer mit Ohrhörer',
    links: { inquiry: 'Angebot anfordern', hooks: 'Ohrbügel' },
  },
} satisfies PageCopy<typeof accessories>;
