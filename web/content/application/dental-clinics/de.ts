import type { PageCopy } from '#sections/page-content.ts';
import type { dentalClinics } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Zahnarztpraxis',
    title: 'Modelle direkt in der Praxis drucken',
    text: 'Aus dem Intraoralscan druckt die Praxis heute Planungsmodelle, Wax-up-Modelle und Gegenkiefermodelle. Schienen, Bohrschablonen und kleine Provisorien folgen nach der CE-Kennzeichnung ihrer Resins. Der Drucker steht im Praxislabor oder in einem Nebenraum, die ZFA bedient ihn.',
    alt: 'Drucker UltraCraft ChairSide',
    links: { printer: 'ChairSide ansehen', inquiry: 'Angebot anfordern' },
  },
  today: {
    title: 'Diese Modelle drucken Sie heute',
    text: 'Model WW UV wird mit Leitungswasser gewaschen und riecht kaum. Isopropanol brauchen Sie dafür nicht.',
    alt: 'Intraoralscanner über einem gedruckten Unterkiefermodell',
    points: {
      study: 'Situations- und Planungsmodelle für Diagnostik und Patientengespräch',
      waxUp: 'Wax-up-Modelle, über denen Sie den Silikonschlüssel für das Mock-up nehmen',
      opposing: 'Gegenkiefermodelle für den Artikulator, ohne Gips',
    },
  },
  later: {
    title: 'Diese Arbeiten folgen nach der CE-Kennzeichnung',
    text: 'Je Indikation genügt ein Resin. Bis zur CE-Kennzeichnung drucken Sie solche Teile nur zur Übung und prüfen sie am Modell.',
    alt: 'Klare Bohrschablone mit zwei Metallhülsen auf einem Unterkiefermodell',
    points: {
      splints: 'Aufbissschienen, meist noch am Tag des Scans fertig',
      guides: 'Bohrschablonen, am Vortag gedruckt und im eigenen Autoklaven sterilisiert',
      temporaries: 'Provisorien bis zu drei Gliedern. Bricht eines, drucken Sie es aus derselben Datei nach.',
    },
    links: { splints: 'Ablauf bei der Schiene', temporaries: 'Provisorien' },
  },
  laboratory: {
    title: 'Diese Arbeiten bleiben im Labor',
    text: 'Ein Drucker in der Praxis ersetzt keine Zahntechnik. Für diese Arbeiten brauchen Sie Ihr Labor weiterhin.',
    alt: 'Gedrucktes Arbeitsmodell eines Oberkiefers mit herausnehmbarem Stumpf',
    points: {
      dies: 'Arbeitsmodelle mit herausnehmbaren Stümpfen',
      dentures: 'Prothesenbasen und alles, was gegossen wird',
      relation: 'Schienen mit Bisslageänderung',
    },
    links: { design: 'Zur Seite Dentallabor' },
  },
  figures: {
    title: 'Messwerte für Ihre Planung',
    text: 'Die Werte zu den 74 Schienen stammen aus der Erprobung in einer Praxis mit vier Behandlungsstühlen, geprüft am Modell. Die Zeit für die Krone haben wir an einem Übungsmodell gestoppt. Scan, Konstruktion und Politur kommen hinzu, bei einer Schiene 42 min.',
    items: {
      handling: 'Handarbeit pro Auftrag für Druckstart, Waschen und Nachhärten',
      splint: 'vom Scan bis zur polierten Schiene',
      crown: 'vom Scan bis zur polierten Krone aus Temp C&B UV 2.0 auf dem ChairSide Pro',
      reprints: 'von 74 Schienen mussten nachgedruckt werden',
    },
  },
  start: {
    title: 'Vom Auspacken bis zum Alltag',
    text: 'Die ersten drei Schritte sind heute möglich.',
    items: {
      room: {
        title: 'Platz schaffen',
        text: '1,5 m Arbeitsplatte für Drucker, Wasch- und Nachhärtegerät, 20 bis 25 °C Raumtemperatur für die Dentalresins, dazu ein geschlossener Behälter für verbrauchtes Isopropanol.',
      },
      people: {
        title: 'Zwei Personen benennen',
        text: 'Eine wird geschult, die zweite kennt den Ablauf und springt ein.',
      },
      models: {
        title: 'Im ersten Monat nur Modelle',
        text: 'Drucken Sie Planungsmodelle, bis die Wasch- und Nachhärtezeiten sitzen.',
      },
      later: {
        title: 'Nach der CE-Kennzeichnung: eine Arbeit nach der anderen',
        text: 'Zuerst Schienen: vormittags scannen, Trockenzeit einhalten. Dann Bohrschablonen: die erste als Test drucken und den Hülsensitz prüfen. Zuletzt Provisorien.',
      },
    },
  },
  machines: {
    title: 'Drucken, waschen, härten auf einer Arbeitsplatte',
    text: 'Beide Drucker fertigen die oben genannten Modelle. Der ChairSide Pro hat auch für gesockelte Modelle Platz. Profile für keramikgefüllte Kronen und Prothesenzähne sind für später bereits hinterlegt.',
  },
  questions: {
    title: 'Fragen aus der Praxis',
    questions: {
      waiting: {
        question: 'Lohnt es sich für Patienten, auf das gedruckte Provisorium zu warten?',
        answer:
          'Nach der CE-Kennzeichnung des Resins ja. Bei der Erprobung am gedruckten Stumpf vergingen in einer Praxis mit zwei Behandlungsstühlen vom Präparationsscan bis zur polierten Krone im Schnitt 82 Minuten, davon 18 Minuten Arbeit am Teil. Bei einem einzelnen Frontzahn mit gutem Silikonschlüssel sind Sie von Hand schneller.',
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
          'Bei Teilen für den Mund nicht, sie werden im geschlossenen Waschgerät gereinigt. Für Modelle aus Model WW UV genügt Wasser. Isopropanol und Waschwasser sind danach gefährlicher Abfall.',
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
    text: 'Ihr Dentalfachhandel zeigt ihn Ihnen. Oder schreiben Sie uns, welche Arbeiten Sie in der Praxis fertigen wollen. Die Anwendungstechnik nennt Ihnen die Ausstattung und sagt, welche Resins Sie in Ihrem Land einsetzen dürfen.',
    alt: 'ChairSide Pro auf einem Sideboard neben dem Behandlungsstuhl',
    links: { inquiry: 'Anwendungstechnik fragen', distributors: 'Händler finden' },
  },
} satisfies PageCopy<typeof dentalClinics>;
