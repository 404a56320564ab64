import type { PageCopy } from '#sections/page-content.ts';
import type { orthosis } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Orthesen und Einlagen',
    title: 'Handgelenkorthesen ohne Gips',
    text: 'Der Arm ist in etwa einer Minute gescannt, die Schale druckt über Nacht in Ortho Tough UV. Braucht die Patientin oder der Patient später eine neue Orthese, liegt die Datei bereit.',
    alt: 'Hautfarbene gedruckte Handgelenkorthese mit drei Gurten, auf dem Unterarmende stehend',
    links: { inquiry: 'Angebot anfordern', cases: 'Anwenderberichte' },
  },
  time: {
    title: 'Halbe Arbeitszeit, ein Termin weniger',
    text: 'Mittelwert aus 46 gedruckten Handgelenkorthesen eines deutschen Orthopädiebetriebs aus sechs Monaten.',
    before: 'Gips und Tiefziehen',
    after: 'Scan und Druck',
    rows: { work: 'Arbeitszeit je Orthese', visits: 'Termine je Versorgung' },
  },
  steps: {
    title: 'Ablauf der Versorgung',
    items: {
      scan: {
        title: 'Scannen',
        text: 'Erster Termin. Der Arm liegt in Stellung auf einem Rahmen mit Schnüren, Sie scannen rundum.',
      },
      model: {
        title: 'Modellieren',
        text: 'Rund 50 min am Bildschirm: Öffnungen für Daumen und Ulna, Ränder ausgestellt, Schlitze für die Gurte.',
      },
      print: { title: 'Drucken', text: 'Über Nacht, aufrecht, mit 100 µm Schichthöhe. Supports nur außen.' },
      finish: {
        title: 'Waschen und nachhärten',
        text: 'Zwei Bäder zu 5 min, eine Stunde ruhen, dann bei 60 °C je Seite eine halbe Stunde nachhärten.',
      },
      fit: {
        title: 'Anprobe',
        text: 'Zweiter Termin. Bei 39 von 46 genügte es, einen Rand mit Heißluft aufzuweiten. Drei wurden beschliffen, vier neu gedruckt.',
      },
      record: {
        title: 'Abgabe',
        text: 'Das Orthopädietechnik-Team prüft Wandstärke, Ränder und Belastbarkeit. Scan und Datei kommen in die Akte.',
      },
    },
  },
  rules: {
    title: 'Erfahrungen aus 46 Orthesen',
    items: {
      length: {
        title: 'Länge',
        text: 'Der Reflex RS druckt 228 mm hoch. Für etwa jeden fünften Unterarm war das zu kurz; diese Schalen werden weiter tiefgezogen.',
      },
      lattice: {
        title: 'Gitter',
        text: 'Stege von 1,5 mm brachen am Handgelenk. Ab 2 mm halten sie, das Handgelenk bleibt geschlossen.',
      },
      straps: {
        title: 'Gurtschlitze',
        text: 'Zwei von 46 rissen im Gebrauch, beide am Schlitz. Verstärken Sie die Stelle.',
      },
      heat: {
        title: 'Wärme',
        text: 'Eine Orthese verzog sich im Auto auf dem Armaturenbrett. Geben Sie einen Hinweis mit: unter 50 °C aufbewahren.',
      },
      inside: {
        title: 'Innenseite',
        text: 'Zwei Schalen blieben innen klebrig, weil kein Licht hinkam. Drehen Sie die Öffnung zu den Lampen.',
      },
      skin: {
        title: 'Hautkontakt',
        text: 'Ortho Tough UV ist vollständig nachgehärtet nach ISO 10993-5, ISO 10993-10 und ISO 10993-23 geprüft, für intakte Haut.',
      },
    },
  },
  insole: {
    title: 'Einlagenschalen aus demselben Resin',
    text: 'Die Schale trägt das Längsgewölbe; wie weit sie nachgibt, legen Sie über die Wandstärke fest.',
    alt: 'Gedruckte Einlage mit gelochter Oberseite und offenem Gitter darunter',
    points: {
      shell: 'Eine Dreiviertelschale von 176 mm steht auf der Längskante und ist in gut zweieinhalb Stunden gedruckt.',
      lattice: 'Gitterstege von 2 mm unter der Ferse geben nach und federn zurück.',
      cover: 'Bezogen wird wie gewohnt mit Schaumstoff oder Leder.',
    },
    links: { resins: 'Zu Ortho Tough UV' },
  },
  printers: {
    title: 'Drucker für die Orthopädiewerkstatt',
    text: 'Der Reflex 2 Pro druckt 240 mm hoch, die C-Serie hat die größte Plattform. Das Nachhärtegerät heizt auf 60 °C.',
  },
  cases: { title: 'Berichte aus Werkstätten' },
  contact: {
    title: 'Prüfen Sie es an Ihrem nächsten Fall',
    text: 'Schicken Sie uns einen anonymisierten Scan. Wir sagen Ihnen, ob die Schale in einen Drucker passt und welche Ausstattung Sie brauchen.',
    alt: 'Gedruckter Unterarmschaft vor einem Testschaft',
    links: { inquiry: 'Angebot anfordern', socket: 'Prothesenschäfte' },
  },
} satisfies PageCopy<typeof orthosis>;
