import type { PageCopy } from '#sections/page-content.ts';
import type { temporaryCrown } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Provisorische Kronen und Brücken',
    title: 'Provisorien drucken und auf dem Stumpf prüfen',
    text: 'Kronen und Brücken bis drei Glieder drucken Sie nach dem Scan, chairside oder im Labor, und prüfen Rand und Kontakte auf dem Modell. Eingliedern dürfen Sie erst, wenn das Resin die CE-Kennzeichnung hat.',
    alt: 'Bauplattform mit Reihen zahnfarbener Provisorien auf ihren Supports',
    links: { samples: 'Musterbrücke anfordern', film: 'Chairside-Fall ansehen' },
  },
  choice: {
    title: 'Wochen oder Monate Tragezeit?',
    text: 'Beide Resins sind für höchstens drei Glieder ausgelegt. Biegefestigkeit und Biegemodul nach ISO 178, Zeiten für eine Molarenkrone am Übungsmodell auf dem ChairSide Pro, vom Scan bis zur Politur.',
    before: 'Temp C&B UV 2.0',
    after: 'Crown Ceramic UV',
    rows: {
      strength: 'Biegefestigkeit',
      modulus: 'Biegemodul',
      curing: 'Nachhärten je Seite',
      total: 'Gesamtzeit',
    },
  },
  materials: {
    title: 'Die beiden Resins',
    text: 'Temp C&B UV 2.0 genügt für wenige Wochen und lässt sich leichter polieren. Crown Ceramic UV nutzt sich bei langer Einheilung oder Bisshebung weniger ab.',
    all: 'Alle Dentalresins',
  },
  steps: {
    title: 'In sechs Schritten zur Krone',
    text: 'Zeiten für Temp C&B UV 2.0.',
    items: {
      before: {
        title: 'Vor der Präparation scannen',
        text: 'Beide Kiefer und den Biss noch vor der Anästhesie. Dieser Scan liefert die Kronenform.',
      },
      margin: {
        title: 'Präparation scannen',
        text: 'Präparationsgrenze festlegen, 1 mm Wandstärke vorsehen. Kontakte lieber etwas zu stramm als offen.',
      },
      print: { title: 'Drucken', text: 'Mit 50 µm Schichthöhe und ohne Supports an Rand und Kontaktpunkt.' },
      wash: {
        title: 'Waschen',
        text: '3 min im ersten, 2 min im zweiten Bad. Bei längerem Waschen wird die Oberfläche weich.',
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
        title: 'Provisorien für mehrere Wochen',
        text: 'Zwei- und dreigliedrige Brücken sowie Kronen, die Wochen halten sollen. Bei Bruch drucken Sie aus derselben Datei nach.',
      },
      months: {
        title: 'Bisshebung austesten',
        text: 'Aus Crown Ceramic UV entstehen auch Table Tops. Nach der CE-Kennzeichnung lässt sich so die neue Höhe austesten, bevor definitiv versorgt wird.',
      },
      no: {
        title: 'Einzelner Frontzahn',
        text: 'Mit einem guten Silikonschlüssel ist das Provisorium von Hand schneller gefertigt.',
      },
      long: {
        title: 'Mehr als drei Glieder',
        text: 'Dafür ist keines der beiden Resins ausgelegt. Fräsen Sie weitspannige Brücken.',
      },
    },
  },
  cost: {
    title: 'Was kostet ein selbst gedrucktes Provisorium?',
    text: 'Zur Planung für die Zeit nach der CE-Kennzeichnung, gerechnet für eine Molarenkrone aus Temp C&B UV 2.0 auf dem ChairSide Pro. Tragen Sie Ihre Preise ein und vergleichen Sie mit der Laborrechnung.',
  },
  practice: {
    title: '82 Minuten vom Präparationsscan bis zur polierten Krone',
    text: 'Bei einer Erprobung hat eine Praxis mit zwei Behandlungsstühlen bei Utrecht 31 Provisorien auf dem ChairSide gedruckt und auf dem Stumpf geprüft; eingegliedert wurden handgefertigte. 18 Minuten sind Handarbeit, zwei Kronen wurden nachgedruckt. Anfangs dauerte es aus drei Gründen länger.',
    alt: 'Kleiner Drucker auf einem Sideboard, davor eine gedruckte Brücke auf einem Tablett, dahinter der Behandlungsstuhl',
    points: {
      shape: 'Die Praxis konstruierte erst nach der Präparation. Heute steht die Form vorher fest.',
      bottle: 'Das Resin kam kalt aus dem Lager. Heute steht es im Druckraum und wird rechtzeitig geschüttelt.',
      platform: 'Vor dem Druck musste erst die Plattform gereinigt werden. Heute geschieht das nach jedem Auftrag.',
    },
    links: { article: 'Praxisbericht lesen' },
  },
  questions: {
    title: 'Fragen aus der Praxis',
    questions: {
      break: {
        question: 'Was tun, wenn das Provisorium bricht?',
        answer:
          'Drucken Sie es aus derselben Datei nach, ein neuer Scan ist nicht nötig. Ist es am Verbinder gebrochen, verstärken Sie ihn vorher. Crown Ceramic UV braucht dort mindestens 12 mm².',
      },
      shade: {
        question: 'Warum ist die Farbe zu hell?',
        answer:
          'Die Pigmente haben sich abgesetzt. Schütteln Sie Temp C&B UV 2.0 zwei Minuten, Crown Ceramic UV fünf, und rühren Sie danach in der Wanne noch einmal auf.',
      },
      tacky: {
        question: 'Darf ich kürzer nachhärten, wenn die Zeit drängt?',
        answer:
          'Nein. Bei halber Zeit lagen in unserem Zytotoxizitätstest einzelne Proben unter dem Grenzwert. Biokompatibel ist das Teil nur nach dem vollständigen Ablauf.',
      },
      cement: {
        question: 'Welchen Zement nehme ich?',
        answer:
          'Temp C&B UV 2.0 befestigen Sie mit eugenolfreiem provisorischem Zement. Crown Ceramic UV strahlen Sie ab, silanisieren es und befestigen es mit Kompositzement.',
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
