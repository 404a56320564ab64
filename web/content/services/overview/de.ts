import type { PageCopy } from '#sections/page-content.ts';
import type { servicesOverview } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Service',
    title: 'Service vom Hersteller und vom Fachhandel',
    text: 'Der Onlinesupport ist montags bis freitags rund um die Uhr besetzt, das Telefon zu den Bürozeiten. Auf Wunsch konstruiert unser Designservice für Sie.',
    alt: 'Ein A2D 4K bei der Wartung: Die Wanne ist ausgebaut, daneben stehen ein offener Werkzeugkoffer und ein Telefon',
    links: { support: 'Anleitung suchen', contact: 'Support kontaktieren' },
  },
  promise: {
    title: 'Unser Support in Zahlen',
    text: 'Die Fristen laufen, sobald Sie Seriennummer und Störung gemeldet haben. Samstag und Sonntag zählen nicht mit.',
    items: {
      answer: 'bis zur Antwort des Onlinesupports',
      solved:
        '(zwei Arbeitstage) zur Lösung per Fernhilfe oder zum Besuch des Technikers in Deutschland, Österreich und der deutschsprachigen Schweiz',
      countries: 'Länder mit Telefon- und Onlinesupport direkt von uns, auch ohne Händler vor Ort',
    },
  },
  services: {
    title: 'Unsere Leistungen',
    items: {
      support: {
        title: 'Technischer Support',
        text: 'Aufbau, Bedienung, Wartung und Fehlercodes Ihres Druckers.',
        alt: 'A2D 4K mit offener Tür: Der Druckauftrag hängt an der Plattform über der Wanne',
      },
      design: {
        title: 'Designservice',
        text: 'Festsitzende, herausnehmbare und implantatgetragene Arbeiten in höchstens 6 h konstruiert, Aligner binnen 24 h.',
        alt: 'Kronenkonstruktion auf einem Monitor',
      },
      samples: {
        title: 'Kostenloses Muster',
        text: 'Wählen Sie ein Teil, wir drucken es. Passung und Oberfläche beurteilen Sie selbst.',
        alt: 'Gedrucktes Arbeitsmodell, ein Stumpf herausgenommen',
      },
      warranty: {
        title: 'Garantie',
        text: 'Fristen je Bauteil und wie Sie einen Garantiefall melden.',
        alt: 'Ein Reflex auf seinem Versandkarton, daneben Kartons und Resinflaschen',
      },
      certificate: {
        title: 'Prüfzertifikat abrufen',
        text: 'Es liegt jedem Drucker bei. Mit seiner Nummer sehen Sie Gerät und bestandene Prüfungen.',
        alt: 'Drucker auf dem Prüfplatz mit Zertifikat',
      },
      software: {
        title: 'Heliograph Prepare',
        text: 'Der Slicer zu Ihrem Drucker, für Windows und macOS. Das Installationsprogramm fordern Sie einmal an, danach gibt es Updates.',
        alt: 'Heliograph Prepare mit sechs Kiefermodellen auf der Plattform eines A2D 4K',
      },
    },
  },
  ready: {
    title: 'Vier Angaben für eine schnelle Antwort',
    text: 'Damit steht die Lösung meist schon in unserer ersten Antwort. Ultra-Net zeigt Ihnen die Störung auch auf dem Smartphone. Patientendaten lassen Sie bitte weg.',
    alt: 'Ultra-Net auf dem Smartphone, ein Drucker meldet eine Störung',
    points: {
      serial: 'Seriennummer vom Typenschild oder aus dem Menü „Info“',
      sentence: 'Die Störung in einem Satz, dazu seit wann und mit welchem Resin sie auftritt',
      photos: 'Ein Foto vom Display mit Fehlercode und eines vom Teil oder Schaden',
      log: 'Das Protokoll des letzten Druckauftrags (Drucker in Ultra-Net senden es mit Ihrer Zustimmung automatisch)',
    },
    links: { ultraNet: 'Drucker an Ultra-Net anbinden' },
  },
  repair: {
    title: 'Ablauf einer Reparatur',
    items: {
      report: { title: 'Störung melden', text: 'Online, telefonisch oder beim Händler, der das Gerät geliefert hat.' },
      answer: {
        title: 'Antwort vom Support',
        text: 'Die meisten Störungen sind damit behoben, etwa an Folie, Plattform oder Profil.',
      },
      solve: {
        title: 'Fernhilfe oder Techniker vor Ort',
        text: 'Beim Tausch eines Teils leiten wir Sie an. Hilft das nicht, kommt ein Servicetechniker zu Ihnen.',
      },
      ship: {
        title: 'Einsenden, wenn nötig',
        text: 'Muss das Gerät in die Werkstatt, sagt Ihnen das der Support. Schicken Sie es mit Transportsicherung in der Originalverpackung.',
      },
      estimate: {
        title: 'Termin und Kostenvoranschlag',
        text: 'Zwei Arbeitstage nach Eingang kennen Sie den Termin und außerhalb der Garantie den Preis. Wir beginnen, wenn Sie zustimmen.',
      },
      back: {
        title: 'Rückversand mit Prüfzertifikat',
        text: 'Nach der Reparatur wird der Drucker kalibriert und geprüft. Ein neues Zertifikat liegt bei.',
      },
    },
  },
  regions: {
    title: 'Vor-Ort-Service und Werkstatt',
    first: 'Region',
    columns: { visit: 'Techniker', time: 'Vor Ort', repair: 'Werkstatt' },
    rows: {
      first: {
        title: 'Nord- und Ostdeutschland, Nordrhein-Westfalen',
        visit: 'Fachhändler in Berlin oder unser Berliner Büro',
        time: 'innerhalb von zwei Arbeitstagen',
        repair: 'Berlin',
      },
      second: {
        title: 'Süddeutschland, Hessen, Rheinland-Pfalz, Saarland',
        visit: 'Fachhändler in München',
        time: 'innerhalb von zwei Arbeitstagen',
        repair: 'Berlin',
      },
      third: {
        title: 'Österreich',
        visit: 'Fachhändler in Wien',
        time: 'innerhalb von zwei Arbeitstagen',
        repair: 'Berlin',
      },
      fourth: {
        title: 'Deutschsprachige Schweiz',
        visit: 'Fachhändler in München',
        time: 'innerhalb von zwei Arbeitstagen',
        repair: 'Berlin',
      },
      fifth: {
        title: 'Übrige Schweiz, Niederlande, Tschechien',
        visit: 'Unser Berliner Büro',
        time: 'nach Absprache; das Ersatzteil schicken wir vorab',
        repair: 'Berlin',
      },
      sixth: {
        title: 'Polen',
        visit: 'Fachhändler in Warschau',
        time: 'nach Absprache; das Ersatzteil schicken wir vorab',
        repair: 'Berlin',
      },
      seventh: {
        title: 'Andere Länder',
        visit: 'Fachhändler im Land',
        time: 'nach Absprache',
        repair: 'Die Adresse nennt der Support',
      },
    },
  },
  outage: {
    title: 'Damit Ihr Labor weiterarbeitet',
    items: {
      loan: {
        title: 'Ersatzteile vorab',
        text: 'Teile, die Sie selbst wechseln können, schicken wir aus Berlin mit Anleitung, damit der Drucker bei Ihnen bleibt.',
      },
      urgent: {
        title: 'Eilige Modelle',
        text: 'Unser Berliner Büro oder ein Händler mit Vorführgerät druckt sie und schickt sie Ihnen. Den Preis erfahren Sie vorher. Ein Leihgerät stellen wir nicht.',
      },
      contract: {
        title: 'Wartung und Lichtmessung',
        text: 'Sie warten den Drucker nach dem Wartungsplan selbst. Bei UltraCraft misst ein Techniker auf Wunsch halbjährlich die Bestrahlungsstärke, für Ihre Geräteakte; den Preis kennen Sie vorher, die Garantie hängt nicht davon ab. Für die C-Serie gibt es einen Servicevertrag.',
      },
    },
  },
  training: {
    title: 'Schulungen',
    text: 'In Berlin, Boston und Shanghai sowie online. Die Gebühr steht bei den Terminen.',
    alt: 'Drucker, Arbeitstische und Bildschirm in einem Schulungsraum',
    points: {
      start: 'Der erste Tag am Drucker: Aufstellen, Drucken, Waschen und Nachhärten.',
      practice:
        'Für das Praxisteam: Zahnärztinnen, Zahnärzte und ZFA drucken eine provisorische Krone, eine Schiene und eine Bohrschablone, an einem Tag. Die Teile bleiben auf dem Übungsmodell.',
      fleet:
        'Für die Fertigungsleitung: In zwei Tagen lernen Sie Planung, Überwachung und Wartung von zehn und mehr Druckern.',
      online:
        'Online: In Livestreams beantworten wir Ihre Fragen. Die Aufzeichnung finden Sie danach auf derselben Seite.',
    },
    links: { dates: 'Termine und Orte ansehen' },
  },
  questions: {
    title: 'Fragen zum Service',
    questions: {
      language: {
        question: 'In welchen Sprachen antwortet der Support?',
        answer:
          'Am Telefon zu den Bürozeiten auf Deutsch und Englisch. Online schreiben Sie auf Deutsch; nachts kommt die erste Antwort auf Deutsch oder Englisch. Händler sprechen die Landessprache.',
      },
      weekend: {
        question: 'Ist der Support am Wochenende erreichbar?',
        answer: 'Nein. Am Wochenende helfen die Anleitungen weiter. Ihre Nachricht bearbeiten wir am Montag zuerst.',
      },
      foreign: {
        question: 'Erlischt die Garantie bei fremdem Resin?',
        answer: 'Nein. Schäden durch fremdes Resin deckt sie aber nicht ab, und Profile dafür bieten wir nicht an.',
      },
      outside: {
        question: 'Was kostet eine Reparatur?',
        answer:
          'Im Garantiefall nichts: Teile, Arbeitszeit, Anfahrt und der Versand hin und zurück sind inbegriffen. Nach Ablauf der Garantie erhalten Sie zuerst einen Kostenvoranschlag mit Teilen, Arbeitszeit und Anfahrt; wir beginnen erst, wenn Sie zugestimmt haben. Fernhilfe ist kostenlos.',
      },
    },
  },
  contact: {
    title: 'Sie wissen nicht, wer zuständig ist?',
    text: 'Schreiben Sie uns. Wir leiten die Frage weiter und nennen Ihnen den richtigen Kontakt.',
    alt: 'Heliograph-Stand mit Druckern und Tresen',
    links: { contact: 'Kontakt aufnehmen' },
  },
} satisfies PageCopy<typeof servicesOverview>;
