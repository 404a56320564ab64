import type { PageCopy } from '#sections/page-content.ts';
import type { dentalClinics } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Zahnarztpraxis',
    title: 'Morgens gescannt, nachmittags eingesetzt',
    text: 'Mit einem Chairside-Drucker fertigt die Praxis Schienen, Bohrschablonen, Planungsmodelle und kleine Provisorien selbst. Er steht im Nebenraum, die ZFA bedient ihn, und alles andere geht weiter ans Labor.',
    alt: 'Instrumententray mit Bohrschablone auf dem Modell, klarer Aufbissschiene und provisorischer Brücke, dahinter ein Behandlungsstuhl',
    links: { printer: 'ChairSide ansehen', inquiry: 'Angebot anfordern' },
  },
  inHouse: {
    title: 'Das druckt die Praxis',
    text: 'Kleine Teile, die schnell gebraucht werden. Pro Indikation reicht ein Resin.',
    alt: 'Klare Bohrschablone mit zwei Metallhülsen auf einem Unterkiefermodell',
    points: {
      splints: 'Aufbissschienen: Bei CMD-Schmerzen gibt es die Schiene noch am selben Tag.',
      guides: 'Bohrschablonen: am Vortag gedruckt und im eigenen Autoklaven sterilisiert.',
      models: 'Planungs- und Situationsmodelle: Model WW UV wird mit Leitungswasser gewaschen.',
      temporaries:
        'Provisorien bis drei Glieder, die einige Wochen halten müssen. Bricht eines, wird die Datei noch einmal gedruckt.',
    },
  },
  laboratory: {
    title: 'Das bleibt beim Labor',
    text: 'Ein Drucker in der Praxis ersetzt keine Zahntechnik. Für diese Arbeiten brauchen Sie Ihr Labor weiterhin.',
    alt: 'Gedrucktes Arbeitsmodell eines Unterkiefers mit herausnehmbarem Stumpf',
    points: {
      dies: 'Arbeitsmodelle mit herausnehmbaren Stümpfen',
      dentures: 'Prothesenbasen und alles, was gegossen wird',
      relation: 'Schienen mit neuer Bisslage',
    },
    links: { design: 'Konstruktion abgeben' },
  },
  splint: {
    title: 'Eine harte Schiene, Schritt für Schritt',
    text: 'Die Zeiten stammen aus einer Praxis mit vier Stühlen. Von 74 Schienen wurden 61 am Tag des Scans eingesetzt.',
    items: {
      scan: { title: 'Scannen', text: 'Beide Kiefer und der Biss, Termin um acht oder um elf.' },
      design: {
        title: 'Konstruieren',
        text: 'Die ZFA konstruiert, die Kontakte werden am Bildschirm zahnärztlich freigegeben.',
      },
      print: { title: 'Drucken', text: 'Läuft ohne Aufsicht, der Behandlungsstuhl ist so lange frei.' },
      wash: { title: 'Waschen', text: 'Zwei Bäder, drei und zwei Minuten.' },
      dry: { title: 'Trocknen', text: 'Nicht abkürzen: Die ersten Schienen wurden deshalb trüb.' },
      cure: { title: 'Nachhärten', text: 'Zehn Minuten je Seite, unter Glyzerin oder Stickstoff.' },
      polish: { title: 'Polieren', text: 'In der Box mit Absaugung, nicht am Stuhl.' },
      adjust: { title: 'Einsetzen', text: 'Bei den Schienen von auswärts dauerte das Einschleifen 14 Minuten.' },
    },
  },
  machines: {
    title: 'Drucken, waschen, härten auf einer Arbeitsplatte',
    text: 'Rechnen Sie mit 1,5 m Arbeitsplatte in einem Raum mit 20 bis 25 °C. Für die genannten Arbeiten genügt der ChairSide. Der ChairSide Pro druckt dazu keramikgefüllte Kronen und Prothesenzähne und hat Platz für Modelle mit Sockel.',
  },
  materials: {
    title: 'Drei Resins für den Anfang',
    text: 'Alle drei sind für den Einsatz im Mund geprüft. Wasch- und Härtezeiten und die Lagerung stehen beim Resin.',
    all: 'Alle Dentalresins',
  },
  questions: {
    title: 'Fragen aus der Praxis',
    questions: {
      start: {
        question: 'Womit fangen wir an?',
        answer:
          'Im ersten Monat nur mit Planungsmodellen, bis Waschen und Härten sitzen. Danach kommen die Schienen, zuletzt die Provisorien.',
      },
      staff: {
        question: 'Wie viel Zeit kostet das unser Team?',
        answer:
          'Etwa zehn Minuten Handarbeit pro Auftrag, Druck und Härtung nicht gerechnet. Eine Person sollte geschult sein, eine zweite den Ablauf kennen.',
      },
      waiting: {
        question: 'Lohnt es sich, auf die provisorische Krone zu warten?',
        answer:
          'In einer Praxis mit zwei Stühlen vergingen vom Präparationsscan bis zur polierten Krone im Schnitt 82 Minuten, davon 18 Minuten Arbeit am Teil. Dazwischen lief im zweiten Stuhl die nächste Behandlung. Für einen einzelnen Frontzahn mit gutem Silikonschlüssel ist die Hand noch schneller.',
      },
      repeats: {
        question: 'Wie oft muss neu gedruckt werden?',
        answer:
          'Bei den 74 Schienen viermal: zweimal wegen der Bissnahme, zweimal wegen Trübung. Bei 31 Kronen einer anderen Praxis zweimal: einmal fehlte der Kontakt, einmal wurde nass gehärtet.',
      },
      records: {
        question: 'Was müssen wir dokumentieren?',
        answer:
          'Der Drucker speichert zu jedem Auftrag Charge, Materialprofil und Zeiten; das Protokoll gehört in die Patientenakte. Welche Pflichten für selbst gefertigte Medizinprodukte gelten, sagt Ihnen Ihre Zahnärztekammer.',
      },
      solvent: {
        question: 'Kommen wir ohne Isopropanol aus?',
        answer:
          'Bei Teilen für den Mund nicht, sie werden im geschlossenen Waschgerät gereinigt. Modelle aus Model WW UV brauchen nur Wasser. Beides muss danach als Sonderabfall entsorgt werden.',
      },
    },
  },
  contact: {
    title: 'Erst ansehen, dann entscheiden',
    text: 'Der Dentalfachhandel führt Ihnen den Drucker vor. Oder schreiben Sie uns, welche Arbeiten Sie in der Praxis halten wollen; die Anwendungstechnik nennt Ihnen die passende Ausstattung.',
    alt: 'ChairSide Pro auf einem Sideboard neben dem Behandlungsstuhl',
    links: { inquiry: 'Anwendungstechnik fragen', distributors: 'Händler finden' },
  },
} satisfies PageCopy<typeof dentalClinics>;
