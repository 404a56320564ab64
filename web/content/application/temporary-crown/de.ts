import type { PageCopy } from '#sections/page-content.ts';
import type { temporaryCrown } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Provisorische Kronen und Brücken',
    title: 'Das Provisorium im selben Termin drucken und einsetzen.',
    text: 'Kronen und Brücken bis drei Glieder drucken Sie direkt nach Scan, am Behandlungsstuhl oder im Labor. Bricht eines, drucken Sie es aus derselben Datei noch einmal.',
    alt: 'Bauplattform mit Reihen zahnfarbener Provisorien auf ihren Supports',
    links: { samples: 'Musterbrücke anfordern', film: 'Chairside-Fall ansehen' },
  },
  choice: {
    title: 'Wochen oder Monate Tragezeit?',
    text: 'Beide Resins sind bis drei Glieder freigegeben. Biegefestigkeit und Biegemodul nach ISO 178, Zeiten für eine Molarenkrone auf dem ChairSide Pro vom Scan bis zur Politur.',
    before: 'Temp C&B UV 2.0',
    after: 'Crown Ceramic UV',
    rows: {
      strength: 'Biegefestigkeit',
      modulus: 'Biegemodul',
      curing: 'Nachhärten je Seite',
      total: 'Gesamtzeit',
    },
  },
  materials: {
    title: 'Die beiden Resins',
    text: 'Für wenige Wochen genügt Temp C&B UV 2.0 und poliert sich leichter. Bei langer Einheilung oder Bisshebung nutzt sich das keramikgefüllte weniger ab.',
    all: 'Alle Dentalresins',
  },
  steps: {
    title: 'In sechs Schritten zur Krone',
    text: 'Zeiten für Temp C&B UV 2.0.',
    items: {
      before: {
        title: 'Vor der Präparation scannen',
        text: 'Beide Kiefer und den Biss noch vor der Anästhesie. Aus diesem Scan kommt die Kronenform.',
      },
      margin: {
        title: 'Präparation scannen',
        text: 'Präparationsgrenze festlegen, 1 mm Wandstärke vorsehen. Kontakte lieber etwas zu stramm als offen.',
      },
      print: { title: 'Drucken', text: 'Mit 50 µm Schichthöhe, Supports weder an Rand noch Kontaktpunkt.' },
      wash: {
        title: 'Waschen',
        text: '3 min im ersten, 2 min im zweiten Bad. Längeres Baden macht die Oberfläche weich.',
      },
      dry: { title: 'Trocknen', text: 'Fissuren ausblasen. Feucht gehärtete Kronen werden trüb.' },
      cure: {
        title: 'Jede Seite nachhärten',
        text: 'Unter Stickstoff oder Glyzerin, dann ausarbeiten und polieren. An der Luft bleibt die Oberfläche klebrig.',
      },
    },
  },
  pays: {
    title: 'Wann sich Drucken lohnt',
    items: {
      yes: {
        title: 'Zwei- und dreigliedrig',
        text: 'Diese Brücken und jede Krone, die Wochen halten soll. Bricht sie, ist die Datei noch da.',
      },
      months: {
        title: 'Bisshebung austesten',
        text: 'Aus Crown Ceramic UV entstehen auch Table Tops. So lässt sich die neue Höhe im Alltag erproben, bevor definitiv versorgt wird.',
      },
      no: {
        title: 'Einzelner Frontzahn',
        text: 'Mit einem guten Silikonschlüssel ist das Provisorium von Hand schneller gemacht.',
      },
      long: {
        title: 'Mehr als drei Glieder',
        text: 'Dafür ist keines der beiden Resins ausgelegt. Weitspannige Brücken bitte fräsen.',
      },
    },
  },
  practice: {
    title: '82 Minuten vom Präparationsscan bis zur polierten Krone',
    text: 'Eine Praxis mit zwei Stühlen bei Utrecht hat 31 Provisorien auf dem ChairSide mitgeschrieben. 18 Minuten davon sind Handarbeit, zwei Kronen wurden neu gedruckt. Anfangs warteten die Patienten länger; dafür gab es drei Gründe.',
    alt: 'Kleiner Drucker auf einem Sideboard, davor eine gedruckte Brücke auf einem Tablett, dahinter der Behandlungsstuhl',
    points: {
      shape: 'Konstruiert wurde erst nach der Präparation. Heute steht die Form vorher fest.',
      bottle: 'Das Resin stand im kalten Lager. Heute steht es im Druckraum und wird rechtzeitig geschüttelt.',
      platform: 'Die Plattform musste erst gereinigt werden. Heute geschieht das nach jedem Auftrag.',
    },
    links: { article: 'Zum Praxisbericht' },
  },
  questions: {
    title: 'Fragen aus der Praxis',
    questions: {
      break: {
        question: 'Was tun, wenn das Provisorium bricht?',
        answer:
          'Aus derselben Datei nachdrucken, ein neuer Scan ist nicht nötig. Ist es am Verbinder gebrochen, diesen vorher verstärken; bei Crown Ceramic UV sind mindestens 12 mm² nötig.',
      },
      shade: {
        question: 'Warum ist die Farbe zu hell?',
        answer:
          'Die Pigmente haben sich abgesetzt. Temp C&B UV 2.0 zwei Minuten schütteln, das keramikgefüllte Resin fünf, danach in der Wanne nochmals rühren.',
      },
      tacky: {
        question: 'Darf ich kürzer nachhärten, wenn jemand wartet?',
        answer:
          'Nein. Bei halber Zeit lagen in unserem Zytotoxizitätstest einzelne Proben unter dem Grenzwert. Biokompatibel ist das Teil nur nach dem vollständigen Ablauf.',
      },
      cement: {
        question: 'Welcher Zement?',
        answer:
          'Für Temp C&B UV 2.0 ein eugenolfreier provisorischer. Crown Ceramic UV abstrahlen, silanisieren und mit Kompositzement befestigen.',
      },
    },
  },
  contact: {
    title: 'Prüfen Sie den Rand selbst',
    text: 'Das Muster ist eine dreigliedrige Brücke in A2, nur auf einer Seite poliert. Die andere zeigt die Oberfläche, wie sie aus dem Nachhärtegerät kommt.',
    alt: 'Gedruckte dreigliedrige Brücke und eine Krone mit Blick ins Innere',
    links: { samples: 'Musterbrücke anfordern', implants: 'Provisorien auf Implantaten' },
  },
} satisfies PageCopy<typeof temporaryCrown>;
