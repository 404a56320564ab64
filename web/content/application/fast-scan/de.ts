import type { PageCopy } from '#sections/page-content.ts';
import type { fastScan } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Sofortversorgung auf Implantaten',
    title: 'Sofortversorgung am gedruckten Modell üben',
    text: 'Implantatmodell und Gingivamaske drucken Sie heute. Daran üben Sie den ganzen Fall mit zwei Scans, Krone und Titanbasis. Am Tag des Eingriffs gliedern Sie die Krone ein, sobald Crown Ceramic UV die CE-Kennzeichnung hat.',
    alt: 'Unterkiefermodell mit zwei Scanbodys in rosa Gingiva, daneben die gedruckte dreigliedrige Brücke',
    links: { inquiry: 'Übungsfall vereinbaren', film: 'Chairside-Fall ansehen' },
  },
  day: {
    title: 'Zwei Scans, ein Behandlungstag',
    text: 'Den aufwendigen Scan machen Sie vor dem Eingriff. Der zweite dauert deshalb nur kurz. Heute üben Sie die Schritte am Modell.',
    items: {
      plan: {
        title: 'Planen',
        text: 'Implantat und Krone gemeinsam planen, Bohrschablone drucken und dampfsterilisieren.',
      },
      before: {
        title: 'Vorab scannen',
        text: 'Beide Kiefer, den Biss und den Zahn, der ersetzt wird. Es blutet noch nicht, und alles ist zugänglich.',
      },
      shape: {
        title: 'Krone vorbereiten',
        text: 'Die Form stammt aus dem ersten Scan. Es fehlt nur die tatsächliche Lage des Implantats.',
      },
      scanBody: {
        title: 'Scanbody scannen',
        text: 'Einschrauben, Sitz prüfen und mit den Nachbarzähnen scannen. Die Software richtet den Scan am ersten aus.',
      },
      print: {
        title: 'Drucken und härten',
        text: 'Crown Ceramic UV mit 50 µm Schichthöhe, beide Seiten unter Stickstoff nachgehärtet.',
      },
      seat: {
        title: 'Verkleben und verschrauben',
        text: 'Krone auf die Titanbasis kleben, auf dem Modell verschrauben und aus der Okklusion nehmen.',
      },
    },
  },
  time: {
    title: 'Zeitbedarf je Arbeitsschritt',
    text: 'Gemessen in unserer Aufzeichnung an einer Molarenkrone aus Crown Ceramic UV auf dem ChairSide Pro, präparierter Zahn im Übungsmodell. Das Verkleben mit der Titanbasis und die Implantation kommen hinzu.',
    rows: {
      design: 'Scan und Konstruktion',
      print: 'Druck, 50 µm',
      wash: 'Waschen, zwei Bäder',
      dry: 'Trocknen',
      cure: 'Nachhärten, je Seite (zwei Seiten)',
      finish: 'Supports entfernen, ausarbeiten, polieren',
      total: 'Summe',
    },
  },
  limits: {
    title: 'Grenzen der Sofortversorgung',
    items: {
      stable: {
        title: 'Zu wenig Primärstabilität',
        text: 'Ob das Implantat sofort versorgt werden darf, entscheiden Sie am Stuhl. Falls nicht, Gingivaformer einsetzen und die Daten aufheben.',
      },
      span: {
        title: 'Mehr als drei Glieder',
        text: 'Beide Resins für Provisorien sind auf drei Glieder begrenzt. Ganzkieferbrücken brauchen ein anderes Material.',
      },
      seated: {
        title: 'Scanbody sitzt nicht auf',
        text: 'Knochen oder Gingiva darunter heben die Krone um denselben Betrag an. Erst freilegen, dann scannen, im Zweifel röntgen.',
      },
      evening: {
        title: 'Die Zeit reicht nicht',
        text: 'Härten Sie nie kürzer nach. Die Biokompatibilität ist nur für vollständig gehärtete Teile geprüft. Vereinbaren Sie lieber einen zweiten Termin.',
      },
    },
  },
  guide: {
    title: 'Die Bohrschablone kommt aus demselben Drucker',
    text: 'Ein geführt gesetztes Implantat liegt nahe an der Planung. Die vorbereitete Krone müssen Sie dann kaum ändern.',
    alt: 'Transparente Bohrschablone mit zwei Metallhülsen auf einem Unterkiefermodell',
    points: {
      sleeves: 'Die Hülsen werden von Hand eingepresst und halten ohne Kleber.',
      steam:
        'Dampfsterilisation einmal, 20 min bei 121 °C oder 5 min bei 134 °C, nichts auf die Schablone legen. Unbelastet behält sie ihre Passung; unter Last biegt sich das Resin ab 94 °C.',
      shelf: 'Verwenden Sie die Schablone innerhalb von 14 Tagen nach dem Druck und nur für einen Eingriff.',
    },
    links: { resin: 'Surgical Guide UV' },
  },
  materials: {
    title: 'Resins für diesen Fall',
    text: 'Crown Ceramic UV für verschraubte, Temp C&B UV 2.0 für zementierte Provisorien, dazu Bohrschablone und Gingivamaske.',
    all: 'Alle Dentalresins',
  },
  questions: {
    title: 'Fragen vor dem ersten Fall',
    questions: {
      who: {
        question: 'Kann das Labor die Krone fertigen?',
        answer:
          'Ja, wenn es in der Nähe liegt oder Zeit bleibt. Die Praxis schickt beide Scans über Blueprint, das Labor konstruiert, druckt und liefert. Den Termin sollten beide vorher abstimmen.',
      },
      printers: {
        question: 'Welche Drucker sind für Krone und Schablone freigegeben?',
        answer:
          'ChairSide, ChairSide Pro, A2D HD und A2D 4K, jeweils für Crown Ceramic UV und Surgical Guide UV. Für jedes Resin brauchen Sie eine eigene Wanne.',
      },
      screw: {
        question: 'Verschraubt oder zementiert?',
        answer:
          'Crown Ceramic UV ist für verschraubte Kronen auf Titanbasen vorgesehen. Sie lassen sich zerstörungsfrei abnehmen, und es gelangt kein Zement in die Wunde.',
      },
      duration: {
        question: 'Wie lange darf das Provisorium im Mund bleiben?',
        answer:
          'Über die mehrmonatige Einheilung, mit regelmäßiger Kontrolle. Es formt die Gingiva aus; scannen Sie deshalb vor der definitiven Krone noch einmal.',
      },
    },
  },
  contact: {
    title: 'Wir begleiten Ihren ersten Fall',
    text: 'Schicken Sie uns die Planungsdaten ohne Patientendaten. Unsere Anwendungstechnik geht Scan, Konstruktion und Druck an einem gedruckten Modell mit Ihnen durch.',
    alt: 'Gedrucktes Implantatmodell mit rosa Gingivamaske um zwei Laboranaloge',
    links: { inquiry: 'Übungsfall vereinbaren', temporaries: 'Provisorien auf Zähnen' },
  },
} satisfies PageCopy<typeof fastScan>;
