import type { PageCopy } from '#sections/page-content.ts';
import type { splint } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Aufbissschienen',
    title: 'Morgens gescannt, abends eingesetzt.',
    text: 'Eine gedruckte Schiene sitzt so, wie sie konstruiert ist, und muss kaum eingeschliffen werden. In der Praxis dauert eine Schiene einen halben Tag, im Labor füllen Sie damit eine ganze Plattform.',
    alt: 'Transparente gedruckte Schiene auf dem Oberkiefermodell mit blauen Kontaktpunkten',
    links: { inquiry: 'Angebot anfordern', samples: 'Musterschiene anfordern' },
  },
  visit: {
    title: 'Ablauf und Zeiten',
    text: 'Gemessen in einer schwedischen Praxis mit vier Stühlen und einem ChairSide Pro, Schiene aus Splint Rigid UV. Gescannt wird um 8 oder 11 Uhr, eingesetzt nach der Mittagspause oder nach Feierabend.',
    items: {
      scan: { title: 'Scannen', text: 'Beide Kiefer und den Biss in der Lage, die gehalten werden soll.' },
      design: {
        title: 'Konstruieren',
        text: 'Die Assistenz konstruiert, die Praxis gibt die Kontakte am Bildschirm frei.',
      },
      print: { title: 'Drucken', text: 'Supports weder auf die Kaufläche noch auf die Innenseite setzen.' },
      wash: {
        title: 'Waschen und trocknen',
        text: 'Zwei kurze Bäder, dann 20 min ablüften. Wer hier abkürzt, bekommt einen Schleier.',
      },
      cure: { title: 'Nachhärten', text: 'Supports vorher entfernen, beide Seiten unter Stickstoff oder Glyzerin.' },
      polish: { title: 'Polieren', text: 'Bimsmehl, dann Hochglanzpaste bei niedriger Drehzahl, mit Absaugung.' },
    },
  },
  results: {
    title: '74 Schienen in fünf Monaten',
    text: 'Einundsechzig wurden noch am Tag des Scans eingesetzt. Aus dem Labor hatte es neun Tage gedauert.',
    items: {
      total: 'für alle Schritte einer harten Schiene',
      adjusting: 'Einschleifen am Stuhl im Mittel; durchgestrichen mit Schienen aus dem Labor',
      reprints: 'Schienen neu gedruckt: zwei wegen der Bissnahme, zwei wegen weißer Schleier',
    },
  },
  choice: {
    title: 'Hart oder flexibel?',
    text: 'Harte Schienen sichern die Bisslage und lassen sich sauber einschleifen. Bei Engstand, gekippten Zähnen oder wenn eine harte Schiene als zu stramm empfunden wird, nehmen Sie das flexible Resin.',
    before: 'Splint Rigid UV',
    after: 'Splint Flex UV',
    rows: { modulus: 'Biegemodul', drying: 'Trocknen', curing: 'Nachhärten je Seite' },
  },
  materials: {
    title: 'Die beiden Schienenresins',
    text: 'Jedes bekommt eine eigene Wanne. Reste anderer Resins trüben die Schiene.',
    all: 'Alle Dentalresins',
  },
  faults: {
    title: 'Fehler und ihre Ursachen',
    items: {
      haze: {
        title: 'Weißer Schleier',
        text: 'Die Schiene war beim Nachhärten noch feucht. Trockenzeit mit der Uhr einhalten, auch wenn jemand wartet.',
      },
      tight: {
        title: 'Klemmt oder schaukelt',
        text: 'Stärker ausblocken oder Splint Flex UV verwenden, das über die Unterschnitte schnappt.',
      },
      cloudy: {
        title: 'Durchgehend trüb',
        text: 'In der Wanne war vorher ein anderes Resin. Reinigen und nur noch hierfür benutzen.',
      },
      warped: {
        title: 'Passt plötzlich nicht mehr',
        text: 'Meist war heißes Wasser im Spiel. Über 50 °C kann sich eine harte Schiene verziehen.',
      },
    },
  },
  printers: {
    title: 'Drucker für beide Resins',
    text: 'In der Praxis genügt die kleine Plattform. Labore drucken auf den größeren viele Schienen auf einmal.',
  },
  questions: {
    title: 'Vor der ersten Schiene',
    questions: {
      where: {
        question: 'In der Praxis oder im Labor?',
        answer:
          'Einfache Schienen in bestehender Bisslage kann die Praxis selbst drucken. Fälle mit veränderter Kieferrelation gibt auch die Praxis aus unserem Anwenderbericht weiter ins Labor.',
      },
      design: {
        question: 'Bei uns konstruiert niemand Schienen. Was nun?',
        answer: 'Das übernimmt unser Designservice. Sie schicken Scan und Biss und bekommen eine druckfertige Datei.',
      },
      thickness: {
        question: 'Wie dünn darf eine Schiene sein?',
        answer:
          'Splint Rigid UV braucht unter den Kontakten mindestens 1,5 mm. Eine flexible Schiene wird ersetzt, sobald weniger als 1 mm übrig ist.',
      },
      adjust: {
        question: 'Lässt sie sich einschleifen wie eine gefräste?',
        answer:
          'Ja, mit der Hartmetallfräse, die Späne bleiben trocken. Splint Flex UV bei Raumtemperatur einschleifen, im Mund wird es weich.',
      },
      care: {
        question: 'Welche Pflegehinweise gebe ich mit?',
        answer:
          'Mit kaltem Wasser und weicher Bürste reinigen, in der Dose aufbewahren. Eine flexible Schiene vor dem ersten Tragen eine Minute in lauwarmes Wasser legen.',
      },
    },
  },
  contact: {
    title: 'Der ganze Bericht, mit allen Pannen',
    text: 'Im Anwenderbericht steht, was die Praxis angeschafft und umgestellt hat und welche Fälle sie weiterhin ins Labor gibt.',
    alt: 'Transparente gedruckte Schiene mit Frontzahnrampe',
    links: { study: 'Anwenderbericht (englisch)', designs: 'Neue Schienenkonzepte' },
  },
} satisfies PageCopy<typeof splint>;
