import type { PageCopy } from '#sections/page-content.ts';
import type { reflexRsSeptember } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Reflex RS im September',
    title: 'Reflex RS: Angebot für Ihre Teile',
    text: 'Nennen Sie uns Ihre Teile, wir antworten innerhalb eines Werktags mit einem Preis. Die Aktion vom September ist beendet.',
    alt: 'Reflex RS auf einer Werkbank mit gedruckter Lötvorrichtung und zwei Flaschen Resin',
    links: { inquiry: 'Angebot anfordern', printer: 'Reflex RS ansehen' },
  },
  status: {
    title: 'Das gilt jetzt',
    items: {
      ordered: {
        title: 'Sie haben während der Aktion bestellt',
        text: 'Es gelten Preis und Umfang laut Auftragsbestätigung. Die Garantie beginnt wie immer mit der Lieferung.',
      },
      missed: {
        title: 'Sie haben die Aktion verpasst',
        text: 'Fordern Sie ein Angebot an und schreiben Sie dazu, ob Sie Waschgerät, Nachhärtegerät und Resin brauchen.',
      },
      next: {
        title: 'Sie möchten warten',
        text: 'Die nächste Aktion kündigen wir unter „Preise und Muster“ und im Newsletter an. Ob der Reflex RS dabei ist, steht noch nicht fest.',
      },
    },
  },
  difference: {
    title: 'Reflex RS und Reflex im Vergleich',
    text: 'Der RS hat kleinere Pixel, mehr Bauraum und zwei Linearführungen, die hohe Wände gerade halten.',
    before: 'Reflex',
    after: 'Reflex RS',
    rows: { pixel: 'Pixelgröße', volume: 'Bauraum' },
  },
  work: {
    title: 'Resins für belastete Teile',
    text: 'Für den RS gibt es Profile für steife, zähe und hitzefeste Resins. Einige davon druckt der Reflex nicht.',
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
    title: 'Häufig dazu bestellt',
    text: 'Rigid Fixture und Mold High-Temp druckt der Reflex nicht. Tough Tool druckt er, allerdings nur kleinere Teile.',
    all: 'Alle Reflex-Resins',
  },
  successors: {
    title: 'Alternativen zum Reflex RS',
    text: 'Schneller ist der RS Turbo, größer der Reflex 2, feiner der Reflex 2 Pro.',
  },
  contact: {
    title: 'Aktuelles Angebot für Ihre Ausstattung',
    text: 'Nennen Sie uns Ihre Teile. Sie erhalten ein Angebot für den Reflex RS oder für ein Modell, das besser passt.',
    alt: 'Reflex RS',
    links: { inquiry: 'Angebot anfordern' },
  },
} satisfies PageCopy<typeof reflexRsSeptember>;
