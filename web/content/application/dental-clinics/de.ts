import type { PageCopy } from '#sections/page-content.ts';
import type { dentalClinics } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Zahnarztpraxis',
    title: 'Kleine, eilige Arbeiten direkt in der Praxis drucken',
    text: 'Mit einem Chairside-Drucker fertigt die Praxis Schienen, Bohrschablonen, Planungsmodelle und kleine Provisorien selbst. Er steht im Nebenraum, die ZFA bedient ihn, und alles andere geht weiter ans Labor.',
    alt: 'ChairSide Pro auf einem Sideboard neben dem Behandlungsstuhl',
    links: { printer: 'ChairSide ansehen', inquiry: 'Angebot anfordern' },
  },
  inHouse: {
    title: 'Diese Arbeiten druckt die Praxis',
    text: 'Es sind kleine Teile, die schnell gebraucht werden. Pro Indikation reicht ein Resin. Modelle drucken Sie heute, alles andere nach der CE-Kennzeichnung des Resins.',
    alt: 'Klare Bohrschablone mit zwei Metallhülsen auf einem Unterkiefermodell',
    points: {
      splints: 'Aufbissschienen, noch am selben Tag fertig',
      guides: 'Bohrschablonen, am Vortag gedruckt und im eigenen Autoklaven sterilisiert',
      models: 'Planungs- und Situationsmodelle aus Model WW UV, das mit Leitungswasser gewaschen wird',
      temporaries: 'Provisorien bis drei Glieder. Bricht eines, drucken Sie es aus derselben Datei nach.',
    },
    links: { splints: 'Ablauf bei der Schiene', temporaries: 'Provisorien' },
  },
  laboratory: {
    title: 'Diese Arbeiten bleiben im Labor',
    text: 'Ein Drucker in der Praxis ersetzt keine Zahntechnik. Hierfür brauchen Sie Ihr Labor weiterhin.',
    alt: 'Gedrucktes Arbeitsmodell eines Oberkiefers mit herausnehmbarem Stumpf',
    points: {
      dies: 'Arbeitsmodelle mit herausnehmbaren Stümpfen',
      dentures: 'Prothesenbasen und alles, was gegossen wird',
      relation: 'Schienen mit neuer Bisslage',
    },
    links: { design: 'Konstruktion auslagern' },
  },
  figures: {
    title: 'Messwerte für Ihre Planung',
    text: 'Die Werte zu den 74 Schienen stammen aus einer Praxis mit vier Stühlen, die Zeit der Krone ist ein Fall, im Livestream gestoppt.',
    items: {
      handling: 'Handarbeit pro Auftrag, ohne Druck und Nachhärten',
      splint: 'vom Scan bis zur polierten Schiene',
      crown: 'vom Scan bis zur polierten provisorischen Krone',
      reprints: 'von 74 Schienen mussten nachgedruckt werden',
    },
    alt: 'Geöffneter ChairSide Pro, an der hochgefahrenen Plattform hängen gedruckte Teile',
  },
  start: {
    title: 'Vom Auspacken bis zum Alltag',
    text: 'Führen Sie immer nur eine neue Arbeit ein.',
    items: {
      room: {
        title: 'Platz schaffen',
        text: '1,5 m Arbeitsplatte für Drucker, Wasch- und Nachhärtegerät, 20 bis 25 °C im Raum, dazu ein geschlossener Behälter für verbrauchtes Isopropanol.',
      },
      people: {
        title: 'Zwei Personen benennen',
        text: 'Eine wird geschult, die zweite kennt den Ablauf und springt ein.',
      },
      models: {
        title: 'Im ersten Monat nur Modelle',
        text: 'Drucken Sie Planungsmodelle, bis die Wasch- und Härtezeiten sitzen.',
      },
      splints: { title: 'Dann Schienen', text: 'Termine auf den Vormittag legen und die Trocknungszeit einhalten.' },
      guides: {
        title: 'Bohrschablonen',
        text: 'Drucken Sie die erste als Test und prüfen Sie daran den Hülsenversatz.',
      },
      temporaries: {
        title: 'Zuletzt Provisorien',
        text: 'Bis dahin konstruieren Sie so schnell, dass es zwischen zwei Behandlungen passt.',
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
          'In einer Praxis mit zwei Stühlen vergingen vom Präparationsscan bis zur polierten Krone im Schnitt 82 Minuten, davon 18 Minuten Arbeit am Teil. In der Zwischenzeit lief am zweiten Stuhl die nächste Behandlung. Bei einem einzelnen Frontzahn mit gutem Silikonschlüssel sind Sie von Hand schneller.',
      },
      repeats: {
        question: 'Wie oft muss nachgedruckt werden?',
        answer:
          'Bei den 74 Schienen viermal: zweimal wegen der Bissnahme, zweimal wegen Trübung. Bei 31 Kronen einer anderen Praxis zweimal: einmal fehlte der Kontakt, einmal war die Krone beim Nachhärten noch nass.',
      },
      records: {
        question: 'Was müssen wir dokumentieren?',
        answer:
          'Der Drucker speichert zu jedem Auftrag Charge, Materialprofil und Zeiten; das Protokoll gehört in die Patientenakte. Welche Pflichten für selbst gefertigte Medizinprodukte gelten, sagt Ihnen Ihre Zahnärztekammer.',
      },
      solvent: {
        question: 'Kommen wir ohne Isopropanol aus?',
        answer:
          'Bei Teilen für den Mund nicht, sie werden im geschlossenen Waschgerät gereinigt. Für Modelle aus Model WW UV genügt Wasser. Isopropanol und Waschwasser sind danach Sonderabfall.',
      },
      design: {
        question: 'Bei uns konstruiert niemand. Können wir trotzdem drucken?',
        answer:
          'Ja. Unser Designservice liefert Schienen, Bohrschablonen und Kronen druckfertig zurück, meist innerhalb von Stunden. Sie können auch Ihr Labor konstruieren lassen und die Datei in der Praxis drucken.',
      },
    },
  },
  contact: {
    title: 'Lassen Sie sich den Drucker vorführen',
    text: 'Ihr Dentalfachhandel zeigt ihn Ihnen. Oder schreiben Sie uns, welche Arbeiten Sie in der Praxis fertigen wollen; die Anwendungstechnik nennt Ihnen die passende Ausstattung.',
    alt: 'Instrumententray mit Bohrschablone auf dem Modell, klarer Aufbissschiene und provisorischer Brücke, dahinter ein Behandlungsstuhl',
    links: { inquiry: 'Anwendungstechnik fragen', distributors: 'Händler finden' },
  },
} satisfies PageCopy<typeof dentalClinics>;
