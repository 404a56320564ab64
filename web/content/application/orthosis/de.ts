import type { PageCopy } from '#sections/page-content.ts';
import type { orthosis } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Orthesen und Einlagen',
    title: 'Musterorthesen mit halb so viel Arbeit',
    text: 'Der Arm ist in etwa einer Minute gescannt, die Musterschale drucken Sie über Nacht aus Ortho Tough UV und prüfen sie am nächsten Tag. Daran legen Sie heute Gitter, Gurtschlitze und Ränder fest und üben den Ablauf. Abgeben dürfen Sie gedruckte Orthesen erst, wenn das Resin die CE-Kennzeichnung hat.',
    alt: 'Hautfarbene gedruckte Handgelenkorthese mit drei Gurten, auf dem Unterarmende stehend',
    links: { inquiry: 'Angebot anfordern', cases: 'Anwenderberichte' },
  },
  time: {
    title: 'Arbeitszeit je Orthese, Mittel aus 46 Mustern',
    text: 'Gedruckt hat sie ein deutscher Betrieb der Orthopädietechnik in einer Erprobung von sechs Monaten. Getragen haben die Patientinnen und Patienten tiefgezogene Orthesen, keine gedruckten. Nach der CE-Kennzeichnung plant der Betrieb mit zwei Terminen statt drei.',
    before: 'Gips und Tiefziehen',
    after: 'Scan und Druck',
    rows: { work: 'Arbeitszeit je Orthese' },
  },
  steps: {
    title: 'Vom Arm zur Musterorthese',
    items: {
      scan: {
        title: 'Scannen',
        text: 'Der Unterarm liegt in Korrekturstellung auf einer bespannten Armauflage, und Sie scannen ihn rundum.',
      },
      model: {
        title: 'Modellieren',
        text: 'In rund 50 min am Bildschirm nehmen Sie 1 mm ab, wo die Schale halten soll, geben über dem Knochen 2,5 mm zu, setzen Aussparungen für Daumen und Ulnaköpfchen, stellen die Ränder aus und legen die Gurtschlitze an.',
      },
      print: { title: 'Drucken', text: 'Über Nacht, aufrecht, bei 100 µm Schichthöhe. Supports nur außen.' },
      finish: {
        title: 'Waschen und nachhärten',
        text: 'Zwei Bäder zu 5 min, eine Stunde ruhen, dann bei 60 °C je Seite eine halbe Stunde nachhärten. Lagern Sie die Schale spannungsfrei, sonst verzieht sie sich bei dieser Temperatur.',
      },
      fit: {
        title: 'Prüfen',
        text: 'Am Gipspositiv der tiefgezogenen Orthese passten 39 der 46 Orthesen, nachdem ein Rand mit Heißluft ausgestellt war. Drei wurden nachgeschliffen, vier neu gedruckt.',
      },
      record: {
        title: 'Nach der CE-Kennzeichnung',
        text: 'Erst dann folgt die Anprobe. Vor der Abgabe prüft das Orthopädietechnik-Team Wandstärke, Ränder und Belastbarkeit.',
      },
    },
  },
  sizes: {
    title: 'Länge, Druckzeit und Resin einer Handgelenkorthese',
    text: 'Berechnet für die Orthese im Bild oben, 198 mm lang, 3 mm Wandstärke, 130 g schwer, in Schichten von 100 µm. Ortho Tough UV hat 59 MPa Biegefestigkeit und 68 % Bruchdehnung.',
    first: 'Handgelenkorthese',
    columns: { rs: 'Reflex RS', pro: 'Reflex 2 Pro' },
    rows: {
      longest: { title: 'Schalenlänge, höchstens', rs: '228 mm', pro: '240 mm' },
      time: { title: 'Druckzeit', rs: '6 h 40 min', pro: '5 h' },
      count: { title: 'Orthesen je Druck', rs: '2, stehend', pro: '2, stehend' },
      resin: { title: 'Resin mit Supports', rs: '160 g, sechs aus 1 kg', pro: '160 g, sechs aus 1 kg' },
      heat: {
        title: 'Wärmegrenze der fertigen Schale',
        rs: '50 °C, nicht im geparkten Auto liegen lassen',
        pro: '50 °C, nicht im geparkten Auto liegen lassen',
      },
    },
  },
  rules: {
    title: 'Erfahrungen aus 46 Mustern',
    items: {
      length: {
        title: 'Länge',
        text: 'Für etwa jeden fünften Unterarm reichen die 228 mm des Reflex RS nicht. Der Reflex 2 Pro druckt bis 240 mm, längere Schalen ziehen Sie weiter tief. Auch der A2D 4K und die C-Serie verarbeiten dieses Resin, drucken aber nur 110 und 180 mm hoch.',
      },
      lattice: {
        title: 'Gitter',
        text: 'Stege von 1,5 mm brachen am Handgelenk. Ab 2 mm halten sie. Am Handgelenk selbst bleibt die Schale geschlossen.',
      },
      straps: {
        title: 'Gurtschlitze',
        text: 'Zwei von 46 Orthesen rissen auf dem Prüfstand beim Zug am Gurt, beide am Schlitz. Verstärken Sie diese Stelle.',
      },
      heat: {
        title: 'Wärme',
        text: 'Ein Muster verzog sich im Wärmeversuch auf dem Armaturenbrett; die Wärmeformbeständigkeit liegt unter Last bei 58 °C. Heißluft nur am Rand und nur in der Werkstatt.',
      },
      inside: {
        title: 'Innenseite',
        text: 'Zwei Schalen blieben innen klebrig, weil kein Licht hinkam. Drehen Sie die Öffnung zu den Lampen.',
      },
      skin: {
        title: 'Hautkontakt',
        text: 'Vollständig nachgehärtet ist Ortho Tough UV nach ISO 10993-5, ISO 10993-10 und ISO 10993-23 für intakte Haut geprüft. Die Prüfungen ersetzen die CE-Kennzeichnung nicht.',
      },
    },
  },
  insole: {
    title: 'Schaleneinlagen aus demselben Resin',
    text: 'Die Schale stützt das Längsgewölbe. Ihre Steifigkeit legen Sie über die Wandstärke fest.',
    alt: 'Gedruckte Einlage mit gelochter Oberseite und offenem Gitter darunter',
    points: {
      shell:
        'Eine Dreiviertelschale von 176 mm wird auf der Längskante gedruckt und ist auf dem Reflex RS nach 2 h 35 min fertig.',
      lattice: 'Gitterstege von 2 mm unter der Ferse geben nach und federn zurück.',
      cover: 'Sie beziehen die Schale wie gewohnt mit Schaumstoff oder Leder.',
    },
    links: { resins: 'Ortho Tough UV ansehen' },
  },
  printers: {
    title: 'Drucken, Waschen und Nachhärten in der Werkstatt',
    text: 'Auch die längste Schale beider Drucker passt aufrecht in das Waschgerät UltraCraft Wash (250 mm Innenhöhe) und in das Nachhärtegerät UltraCraft Cure (255 mm), das auf 60 °C heizt.',
  },
  cases: { title: 'Anwenderberichte aus Werkstätten' },
  contact: {
    title: 'Beginnen Sie mit einem Muster',
    text: 'Schicken Sie uns einen anonymisierten Scan. Wir sagen Ihnen, ob die Schale in einen unserer Drucker passt und welche Ausstattung Sie brauchen.',
    alt: 'Geöffneter Reflex RS, an der Plattform hängt eine Orthese mit Daumenöffnung',
    links: { inquiry: 'Scan senden', fit: 'Passt Ihr Teil?' },
  },
} satisfies PageCopy<typeof orthosis>;
