import type { PageCopy } from '#sections/page-content.ts';
import type { home } from './page.ts';

export const de = {
  hero: {
    eyebrow: '3D-Drucker, Resins und Software',
    title: 'Druckt, was passt.',
    text: '3D-Drucker und Resins mit gemessenen Werten: für Labore, Praxen und Werkstätten, damit der erste Druck passt.',
    alt: 'UltraCraft A2D 4K: ein weißer Desktopdrucker mit orangefarbener Abdeckung, der ein Dentalmodell druckt',
    links: { materials: 'Resin finden', inquiry: 'Angebot anfordern' },
  },
  printers: {
    title: 'Die Drucker',
    text: 'Vier unserer Geräte, jedes mit seinem Bauraum. Bei jedem Resin steht, auf welchen davon es geprüft ist.',
  },
  work: {
    title: 'Was sie drucken',
    items: {
      models: {
        title: 'Modelle und Aligner',
        text: 'Arbeitsmodelle mit herausnehmbaren Stümpfen und Kiefermodelle zum Tiefziehen, zu Hunderten.',
        alt: 'Gedrucktes Modell eines Unterkiefers, ein Stumpf herausgenommen',
      },
      dentures: {
        title: 'Prothesen',
        text: 'Rosa Basen und Zähne in Zahnfarben, von der Einprobe bis zur fertigen Prothese.',
        alt: 'Gedruckte Totalprothese mit rosa Basis',
      },
      splints: {
        title: 'Schienen und Schablonen',
        text: 'Klar, zäh und biokompatibel: Aufbissschienen und Bohrschablonen.',
        alt: 'Klare gedruckte Aufbissschiene',
      },
      crowns: {
        title: 'Kronen und Brücken',
        text: 'Provisorien und definitive Einzelkronen in Zahnfarben, dazu Modellationen, die rückstandsarm ausbrennen.',
        alt: 'Gedruckte dreigliedrige Brücke neben einer Krone',
      },
      hearables: {
        title: 'Hearables',
        text: 'Schalen für Ohrhörer und Hörgeräte, vom Einzelstück bis zur Serie.',
        alt: 'Ein Paar gedruckte Ohrhörerschalen',
      },
      orthotics: {
        title: 'Orthopädietechnik',
        text: 'Einlagen mit Gitterstruktur, deren Härte sich von der Ferse bis zu den Zehen ändert, und Schäfte.',
        alt: 'Gedruckte Einlage mit Gitterstruktur',
      },
    },
  },
  figures: {
    title: 'Zahlen und Fakten',
    items: {
      dentureBases: 'Prothesenbasen aus einem Gerät im 24-Stunden-Versuch ohne Aufsicht',
      waxUp: 'für die Modellation eines Modellgussgerüsts',
      alignerModels: 'Alignermodelle am Tag auf einer Linie',
      accuracy: 'Kantenlage beim UltraCraft A2D 4K: ein halbes Pixel, berechnet',
      materials: 'Dentalresins, jedes mit Datenblatt',
      applications: 'Anwendungen dieser Resins in Labor und Praxis',
    },
  },
  cases: { title: 'Aus der Praxis', text: 'Was Labore und Praxen gemessen haben.' },
  news: { title: 'Aktuelles' },
  contact: {
    title: 'Schicken Sie uns den Fall, der Ihnen Mühe macht.',
    text: 'Schreiben Sie uns, was Sie fertigen und in welcher Stückzahl. Aus der Technik kommt die Antwort: welches Gerät, welches Resin, welcher Preis.',
    alt: 'Reihe gedruckter Muster in den Farben der Resins',
    links: { inquiry: 'An die Technik schreiben' },
  },
} satisfies PageCopy<typeof home>;
