import type { PageCopy } from '#sections/page-content.ts';
import type { dentalClinics } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Zahnarztpraxis',
    title: 'Kleine, eilige Arbeiten direkt in der Praxis drucken',
    text: 'Mit einem Chairside-Drucker fertigt die Praxis Schienen, Bohrschablonen, Planungsmodelle und kleine Provisorien selbst. Er steht im Nebenraum, die ZFA bedient ihn, und alles andere geht weiter ans Labor.',
    alt: 'Transparente Schiene auf dem Oberkiefermodell mit blauen Kontaktpunkten',
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
    links: { splints: 'Ablauf bei der Schiene', temporaries: 'Provisorien' },
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
  figures: {
    title: 'Damit können Sie planen',
    text: 'Die Schienen hat eine Praxis mit vier Stühlen erfasst, die Krone wurde im Livestream gestoppt.',
    items: {
      handling: 'Handarbeit pro Auftrag, ohne Druck und Härtung',
      splint: 'vom Scan bis zur polierten Schiene',
      crown: 'vom Scan bis zur polierten provisorischen Krone',
      reprints: 'von 74 Schienen mussten neu gedruckt werden',
    },
  },
  start: {
    title: 'Von der Lieferung zur Routine',
    text: 'Nehmen Sie immer nur eine Arbeit dazu.',
    items: {
      room: {
        title: 'Platz schaffen',
        text: '1,5 m Arbeitsplatte für Drucker, Waschen und Härten, 20 bis 25 °C, dazu ein geschlossener Behälter für verbrauchtes Isopropanol.',
      },
      people: {
        title: 'Zwei Personen benennen',
        text: 'Eine wird geschult, die zweite kennt den Ablauf und springt ein.',
      },
      models: {
        title: 'Im ersten Monat: Modelle',
        text: 'Nur Planungsmodelle, bis die Wasch- und Härtezeiten im Kopf sind.',
      },
      splints: { title: 'Dann Schienen', text: 'Termine auf den Vormittag legen und die Trocknungszeit einhalten.' },
      guides: { title: 'Bohrschablonen', text: 'Die erste ohne Fall drucken und daran den Hülsenversatz prüfen.' },
      temporaries: {
        title: 'Zuletzt Provisorien',
        text: 'Inzwischen geht die Konstruktion schnell genug, um sie zwischen zwei Behandlungen zu schaffen.',
      },
    },
  },
  machines: {
    title: 'Drucken, waschen, härten auf einer Arbeitsplatte',
    text: 'Für die genannten Arbeiten genügt der ChairSide. Der ChairSide Pro druckt dazu keramikgefüllte Kronen und Prothesenzähne und hat Platz für Modelle mit Sockel.',
  },
  questions: {
    title: 'Fragen aus der Praxis',
    questions: {
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
      design: {
        question: 'Bei uns konstruiert niemand. Geht es trotzdem?',
        answer:
          'Ja. Unser Designservice liefert Schienen, Bohrschablonen und Kronen druckfertig zurück, meist innerhalb von Stunden. Auch Ihr Labor kann Ihnen die Datei schicken.',
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
