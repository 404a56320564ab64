import type { PageCopy } from '#sections/page-content.ts';
import type { dentalClinics } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Zahnarztpraxis',
    title: 'Modelle direkt in der Praxis drucken',
    text: 'Studienmodelle, Wax-up-Modelle und Gegenkiefermodelle drucken Sie schon heute aus Ihren Intraoralscans. Schienen, Bohrschablonen und kleine Provisorien folgen nach der CE-Kennzeichnung ihrer Resins. Drucker, Wasch- und Nachhärtegerät brauchen 1,5 m Arbeitsplatte im Praxislabor oder Nebenraum; die ZFA kann sie bedienen.',
    alt: 'ChairSide Pro auf einer Arbeitsplatte mit Resinflasche und gedrucktem Modell, dahinter ein Behandlungsstuhl',
    links: { printer: 'ChairSide ansehen', inquiry: 'Angebot anfordern' },
  },
  today: {
    title: 'Diese Modelle drucken Sie heute',
    text: 'Model WW UV wird mit Leitungswasser gewaschen und riecht kaum, Isopropanol brauchen Sie dafür nicht. Das Waschwasser sammeln Sie in einem geschlossenen Behälter: Es ist gefährlicher Abfall und darf nicht in den Abfluss. Ihr Entsorger holt es mit den übrigen Chemikalien der Praxis ab.',
    alt: 'Beiges gedrucktes Studienmodell',
    points: {
      study: 'Studienmodelle für Diagnostik, Planung und Patientengespräch',
      waxUp: 'Wax-up-Modelle, über denen Sie den Silikonschlüssel für das Mock-up nehmen',
      opposing: 'Gegenkiefermodelle für den Artikulator statt Gipsmodellen',
    },
  },
  later: {
    title: 'Diese Arbeiten folgen nach der CE-Kennzeichnung',
    text: 'Für jede Arbeit gibt es passende Resins. Bis zur CE-Kennzeichnung drucken Sie nur Anschauungsteile und prüfen sie am Modell. Die Zeiten stammen aus Erprobungen: 74 Schienen in einer Praxis mit vier Behandlungseinheiten und eine Krone am Übungsmodell.',
    alt: 'Klare Bohrschablone mit zwei Metallhülsen auf einem Unterkiefermodell',
    points: {
      splints: 'Aufbissschienen, meist noch am Tag des Scans: 142 min vom Scan bis zur Politur',
      guides: 'Bohrschablonen, am Vortag gedruckt und im eigenen Autoklaven sterilisiert',
      temporaries: 'Bis zu dreigliedrige Provisorien: 88 min für eine Krone auf dem ChairSide Pro',
    },
    links: { splints: 'Ablauf bei der Schiene', temporaries: 'Provisorien' },
  },
  laboratory: {
    title: 'Diese Arbeiten bleiben im Labor',
    text: 'Ein Drucker in der Praxis ersetzt keine Zahntechnik. Für diese Arbeiten brauchen Sie Ihr Labor weiterhin.',
    alt: 'Gedrucktes Arbeitsmodell eines Oberkiefers mit herausnehmbarem Stumpf',
    points: {
      dies: 'Arbeitsmodelle mit herausnehmbaren Stümpfen; mit Zahntechnik im Haus druckt sie der ChairSide Pro',
      dentures: 'Prothesenbasen sowie Gussarbeiten, für die eine Gießanlage nötig ist',
      relation: 'Schienen mit Bisslageänderung',
    },
    links: { design: 'Zur Seite Dentallabor' },
  },
  figures: {
    title: 'Ein Studienmodell ist in rund 80 Minuten fertig',
    text: 'Zeiten für Model WW UV auf dem ChairSide, in Schichten von 100 µm. Zwischen Waschen und Nachhärten trocknen die Modelle 30 min.',
    items: {
      model: 'Druckzeit für ein oder zwei Studienmodelle',
      wash: 'Waschen mit Leitungswasser',
      cure: 'Nachhärten',
      handling: 'Handarbeit insgesamt, für Start, Waschen und Nachhärten',
    },
  },
  start: {
    title: 'Vom Auspacken bis zum Alltag',
    text: 'Die ersten drei Schritte sind heute möglich.',
    items: {
      room: {
        title: 'Platz schaffen',
        text: '1,5 m Arbeitsplatte für Drucker, Wasch- und Nachhärtegerät, 20 bis 25 °C Raumtemperatur für die Dentalresins (der Drucker selbst läuft bis 28 °C), dazu ein geschlossener Behälter für verbrauchte Waschflüssigkeit.',
      },
      people: {
        title: 'Zwei Personen benennen',
        text: 'Eine besucht unseren eintägigen Kurs für das Praxisteam, die zweite lässt sich den Ablauf zeigen und springt ein.',
      },
      models: {
        title: 'Im ersten Monat nur Modelle',
        text: 'Drucken Sie Studienmodelle, bis der Ablauf sitzt.',
      },
      later: {
        title: 'Nach der CE-Kennzeichnung: eine Arbeit nach der anderen',
        text: 'Zuerst Schienen: vormittags scannen, Trockenzeit einhalten. Dann Bohrschablonen: die erste als Test drucken und den Hülsensitz prüfen. Zuletzt Provisorien.',
      },
    },
  },
  machines: {
    title: 'Drucken, waschen, nachhärten auf einer Arbeitsplatte',
    text: 'Beide Drucker fertigen die oben genannten Modelle. Druckprofile für Crown Final UV und für Prothesenzähne sind beim ChairSide Pro bereits hinterlegt, nutzbar nach der CE-Kennzeichnung.',
  },
  compared: {
    title: 'ChairSide oder ChairSide Pro?',
    text: 'Beide drucken zwei Ganzkiefermodelle in gut einer halben Stunde, in Schichten von 100 µm. Für Studien-, Gegenkiefer- und Wax-up-Modelle genügt der ChairSide. Der Pro lohnt sich für feinere Details, höhere Modelle und später für definitive Kronen und Prothesenzähne.',
    first: 'Merkmal',
    columns: { chairSide: 'ChairSide', pro: 'ChairSide Pro' },
    rows: {
      volume: { title: 'Bauraum', chairSide: '124,8 × 70,2 × 70 mm', pro: '134,4 × 75,6 × 100 mm' },
      footprint: { title: 'Stellfläche', chairSide: '295 × 330 mm', pro: '310 × 345 mm' },
      job: {
        title: 'Modelle je Druck',
        chairSide: '2 Ganzkiefermodelle, liegend',
        pro: '2 Ganzkiefermodelle, liegend',
      },
      pixel: { title: 'Pixelgröße', chairSide: '65 µm', pro: '35 µm' },
      layers: { title: 'Schichthöhen', chairSide: '50–100 µm', pro: '30–100 µm' },
      tray: { title: 'Resinwanne', chairSide: '0,5 L, unbeheizt', pro: '0,6 L, beheizt' },
      later: {
        title: 'Nach der CE-Kennzeichnung',
        chairSide: 'Provisorien, Kronen aus Crown Ceramic UV, Schienen, Bohrschablonen',
        pro: 'dazu Kronen aus Crown Final UV und Prothesenzähne',
      },
      noise: { title: 'Schallpegel beim Drucken', chairSide: '46 dB(A)', pro: '48 dB(A)' },
    },
  },
  cost: {
    title: 'Lohnt sich der Drucker schon für Modelle?',
    text: 'Das Beispiel ist ein hohles Studienmodell von rund 20 g aus Model WW UV auf dem ChairSide, zwei je Druck und 60 im Monat, verglichen mit einem einzelnen Modell aus dem Labor samt Versand. Bei doppelter Menge rechnet sich der Drucker in der halben Zeit. Eingerechnet sind rund 10 min Handarbeit je Druck für Start, Waschen und Nachhärten, angenommene 3 min je Modell für Kontrolle und Beschriftung sowie je ein Wasch- und Nachhärtegerät.',
  },
  cases: { title: 'So hat eine Praxis Schienen erprobt' },
  questions: {
    title: 'Fragen aus der Praxis',
    questions: {
      waiting: {
        question: 'Lohnt es sich für Patienten, auf das gedruckte Provisorium zu warten?',
        answer:
          'Nach der CE-Kennzeichnung des Resins ja. Bei der Erprobung am gedruckten Stumpf vergingen in einer Praxis mit zwei Behandlungseinheiten vom Präparationsscan bis zur polierten Krone im Schnitt 82 Minuten, davon 18 Minuten Arbeit am Teil. Bei einem einzelnen Frontzahn mit gutem Silikonschlüssel sind Sie von Hand schneller.',
      },
      repeats: {
        question: 'Wie oft muss nachgedruckt werden?',
        answer:
          'Bei den 74 Schienen viermal: zweimal wegen der Bissnahme, zweimal wegen Trübung. Bei 31 Kronen einer anderen Praxis zweimal: einmal fehlte der Kontakt, einmal war die Krone beim Nachhärten noch nass.',
      },
      records: {
        question: 'Was müssen wir dokumentieren?',
        answer:
          'Zu jedem Teil gehören Charge und Haltbarkeit des Resins, Materialprofil, Wasch- und Nachhärtezeiten, die Konstruktionsdatei und wer das Teil geprüft hat. Charge, Profil und Zeiten speichert der Drucker, das Protokoll gehört in die Patientenakte. Für Schienen und Provisorien, die Sie selbst fertigen, gelten die Regeln für Sonderanfertigungen oder die Eigenherstellung nach Artikel 5 der MDR; welche Unterlagen Sie führen, sagt Ihnen Ihre Zahnärztekammer.',
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
    text: 'Ihr Dentalfachhandel zeigt ihn Ihnen. Oder schreiben Sie uns, welche Arbeiten Sie in der Praxis fertigen wollen. Die Anwendungstechnik stellt Drucker, Wasch- und Nachhärtegerät zusammen und nennt Ihnen den Preis des Pakets.',
    alt: 'Geöffneter ChairSide Pro, an der hochgefahrenen Bauplattform hängen kleine gedruckte Teile',
    links: { inquiry: 'Anwendungstechnik fragen', distributors: 'Händler finden' },
  },
} satisfies PageCopy<typeof dentalClinics>;
