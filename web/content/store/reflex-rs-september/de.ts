import type { PageCopy } from '#sections/page-content.ts';
import type { reflexRsSeptember } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Reflex RS im September',
    title: 'Die Septemberaktion zum Reflex RS ist beendet.',
    text: 'Die Aktionspreise gelten nicht mehr. Den Drucker gibt es weiterhin, und ein Angebot erhalten Sie das ganze Jahr.',
    alt: 'Reflex RS',
    links: { inquiry: 'Angebot anfordern', printer: 'Zum Reflex RS' },
  },
  status: {
    title: 'Das gilt jetzt',
    items: {
      ordered: {
        title: 'Sie haben während der Aktion bestellt',
        text: 'Preis und Umfang Ihrer Auftragsbestätigung gelten. Die Garantie läuft wie immer ab Lieferung.',
      },
      missed: {
        title: 'Sie haben die Aktion verpasst',
        text: 'Fordern Sie ein Angebot an und schreiben Sie dazu, ob Sie Waschen, Nachhärten und Resin brauchen.',
      },
      next: {
        title: 'Sie können warten',
        text: 'Die nächste Aktion kündigen wir unter „Angebote“ und im Newsletter an. Ob der Reflex RS dabei ist, steht noch nicht fest.',
      },
    },
  },
  difference: {
    title: 'Reflex RS und Reflex im Vergleich',
    text: 'Kleinere Pixel, größerer Bauraum und zwei Linearführungen, damit hohe Wände gerade bleiben.',
    before: 'Reflex',
    after: 'Reflex RS',
    rows: { pixel: 'Pixelgröße', edge: 'Kantenlage (halbes Pixel)', volume: 'Bauraum' },
  },
  work: {
    title: 'Für Teile, die etwas aushalten müssen',
    text: 'Der RS hat Profile für steife, zähe und hitzefeste Resins; einige davon druckt der Reflex nicht.',
    alt: 'Gedruckte Vorrichtung, die eine Leiterplatte zum Löten hält',
    points: {
      fixtures: 'Lehren und Aufnahmen aus Rigid Fixture',
      molds: 'Formen für kurze Spritzgussläufe aus Mold High-Temp',
      clamps: 'Spanner und Greifer aus Tough Tool',
      walls: 'Gehäuse mit geraden Wänden bis 228 mm Höhe',
    },
    links: { tooling: 'Resins für Vorrichtungen' },
  },
  materials: {
    title: 'Oft dazu gekauft',
    text: 'Rigid Fixture und Mold High-Temp laufen auf dem Reflex nicht. Tough Tool schon, nur in kleineren Teilen.',
    all: 'Alle Reflex-Resins',
  },
  successors: {
    title: 'Der RS und die Alternativen',
    text: 'Schneller ist der RS Turbo, größer der Reflex 2, feiner der Reflex 2 Pro.',
  },
  contact: {
    title: 'Der heutige Preis für Ihre Ausstattung',
    text: 'Nennen Sie uns die Teile. Sie erhalten ein Angebot für den Reflex RS oder für das Modell, das besser passt.',
    alt: 'Gedruckter Gitterwürfel',
    links: { inquiry: 'Angebot anfordern' },
  },
} satisfies PageCopy<typeof reflexRsSeptember>;
