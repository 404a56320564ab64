import type { PageCopy } from '#sections/page-content.ts';
import type { platform } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Cloudsoftware',
    title: 'Alle Aufträge und Drucker auf einen Blick',
    text: 'Die Software führt Aufträge, Konstruktionen, Drucker und Nachbearbeitung zusammen. Praxis und Labor sehen jederzeit, wie weit eine Arbeit ist.',
    alt: 'Produktionstafel der Software auf einem Bildschirm neben einem UltraCraft ChairSide Pro',
    links: { inquiry: 'Vorführung vereinbaren', software: 'Prepare anfordern' },
  },
  parts: {
    title: 'Vier Programme und ihre Aufgaben',
    text: 'Zum Drucken genügt Heliograph Prepare, das bei jedem Drucker dabei ist. Mit Blueprint arbeitet die Praxis mit. StreamFlow brauchen Sie, sobald sich mehrere Drucker eine Warteschlange teilen.',
    items: {
      blueprint: {
        title: 'Blueprint',
        text: 'Blueprint verwaltet die Aufträge von Praxis und Labor und zeigt Verspätungen an. Im Bild wartet Auftrag 24-0821, Termin 18:00 Uhr, auf die Freigabe der Praxis.',
        alt: 'Auftrag in Blueprint: Scan und Brücke, fünf Stationen, die dritte wartet auf die Freigabe',
      },
      streamFlow: {
        title: 'StreamFlow',
        text: 'StreamFlow belegt freie Drucker und protokolliert jeden Schritt. Im Bild geht Eilauftrag 24-0817 vor (3 Teile, Termin 15:00 Uhr), 24-0823 wird zwölf Minuten nach seinem Termin fertig.',
        alt: 'StreamFlow: vorn ein Eilauftrag, darunter ein Auftrag, der sich um zwölf Minuten verspätet, und die Belegung von vier Druckern',
      },
      ultraNet: {
        title: 'Ultra-Net',
        text: 'Ultra-Net zeigt je Drucker Fortschritt, Restzeit, Schicht und Resin und warum ein Drucker steht. Im Bild hat der zweite A2D 4K nur noch 210 ml Resin.',
        alt: 'Ultra-Net: Fortschritt, Restzeit und Resin von vier Druckern, bei einem geht das Resin zur Neige',
      },
      prepare: {
        title: 'Prepare',
        text: 'Prepare ordnet Teile an, setzt Supports, berechnet die Schichten und schickt den Auftrag an den Drucker. Im Bild liegen sechs Modelle auf einer Plattform, der Druck dauert 36 min.',
        alt: 'Heliograph Prepare: sechs Kiefermodelle auf der Plattform eines A2D 4K, dazu Schichten, Zeit und die Schaltfläche zum Senden',
      },
    },
  },
  licenses: {
    title: 'Im Preis enthalten oder kostenpflichtig',
    text: 'Zusätzlich berechnen wir nur StreamFlow und den Designservice, die Preise nennen wir Ihnen innerhalb eines Werktags. Der ChairSide (nicht Pro) erhält seine Aufträge aus Blueprint oder Prepare. Ein Arbeitsplatz in StreamFlow gilt für eine gleichzeitig angemeldete Person und beliebig viele Drucker.',
    first: 'Programm oder Service',
    columns: { cost: 'Kosten', need: 'Nötig, wenn', runs: 'Läuft', printers: 'Drucker' },
    rows: {
      prepare: {
        title: 'Heliograph Prepare',
        cost: 'Im Lieferumfang',
        need: 'Sie drucken, auf einem oder mehreren Geräten',
        runs: 'Installiert, unter Windows oder macOS',
        printers: 'Alle UltraCraft- und Reflex-Drucker',
      },
      blueprint: {
        title: 'Blueprint',
        cost: 'Im Lieferumfang der Dentaldrucker',
        need: 'Praxen Scans schicken und Konstruktionen freigeben',
        runs: 'Im Browser, auch auf dem Smartphone',
        printers: 'ChairSide und ChairSide Pro direkt, die übrigen über StreamFlow oder als Datei',
      },
      ultraNet: {
        title: 'Ultra-Net',
        cost: 'Im Lieferumfang',
        need: 'Sie Ihre Drucker auch von unterwegs sehen und Störungen gemeldet bekommen möchten',
        runs: 'Im Browser; Störungen per E-Mail, SMS oder Teams',
        printers: 'A2D-Familie, A3D, C-Serie, ChairSide Pro, Reflex 2, Reflex 2 Pro',
      },
      streamFlow: {
        title: 'StreamFlow',
        cost: 'Je Arbeitsplatz; ein Labor mit sechs Druckern braucht meist zwei oder drei',
        need: 'Mehrere Drucker sich eine Warteschlange teilen',
        runs: 'Im Browser',
        printers: 'A2D-Familie, A3D, C-Serie, ChairSide Pro',
      },
      design: {
        title: 'Designservice',
        cost: 'Je Einheit',
        need: 'In der Konstruktion die Zeit fehlt',
        runs: 'In Blueprint',
        printers: 'Jeder Drucker',
      },
    },
  },
  flow: {
    title: 'Der Weg eines Auftrags',
    items: {
      order: { title: 'Auftrag', text: 'Die Praxis schickt Scan und Termin, Blueprint legt den Auftrag an.' },
      design: {
        title: 'Design',
        text: 'Sie konstruieren selbst oder geben den Auftrag mit einem Klick in Blueprint an unseren Designservice. Dafür schließen Sie vorher einmalig einen Vertrag.',
      },
      prepare: {
        title: 'Anordnen',
        text: 'StreamFlow ordnet ihn mit anderen fälligen Aufträgen auf der Bauplattform des Druckers an, der zuerst frei wird.',
      },
      print: {
        title: 'Druck',
        text: 'Ultra-Net zeigt Restzeit und Störungen. Auf Wunsch wird ein Bild des Drucks beim Auftrag gespeichert.',
      },
      finish: {
        title: 'Nachbearbeitung',
        text: 'StreamFlow zeigt am Wasch- und Nachhärteplatz die Zeiten je Resin; jeder Schritt wird dort quittiert.',
      },
      deliver: {
        title: 'Versand',
        text: 'In Blueprint sieht die Praxis den Versand und erhält die Chargennummern für ihre Dokumentation.',
      },
    },
  },
  night: {
    title: 'Störungsmeldung auch nachts',
    text: 'Bricht ein Druck nachts um zwei ab, wissen Sie es sofort und nicht erst um acht.',
    alt: 'Die Drucker eines Labors auf dem Smartphone; einer meldet eine Störung',
    points: {
      queue: 'Drucker mit HiVE nehmen die Teile selbst ab und arbeiten die Warteschlange durch.',
      alarm: 'Die zuständige Person erhält Störungsmeldungen aufs Smartphone.',
      material: 'Reicht das Resin nicht für die Nacht, meldet Ultra-Net das schon am Nachmittag.',
    },
  },
  design: {
    title: 'Konstruktion bei Engpässen auslagern',
    text: 'Der Designservice übernimmt Aufträge aus Blueprint. Kronen, Prothesen und Implantatarbeiten sind höchstens sechs Stunden nach Eingang des vollständigen Auftrags konstruiert, Rückfragen und Freigabe nicht gerechnet. Konstruiert wird in Shanghai, von Sonntag bis Freitag rund um die Uhr.',
    alt: 'Gedruckte Kronen und eine Brücke',
    links: { design: 'Designservice ansehen' },
  },
  files: {
    title: 'Scanner, CAD und Ihre Daten',
    items: {
      file: {
        title: 'Per Datei',
        text: 'Jedes Programm, das STL ausgibt, zum Beispiel exocad, 3Shape, inLab oder Medit. Auftragsnummern und Termine kommen aus einer CSV-Liste, oder Sie tragen sie ein.',
      },
      connected: {
        title: 'Angebunden',
        text: 'Occlusion Desk CAD übergibt die Auftragsnummer, Auftragsfach den Termin, und Casefile erhält die Resincharge. Alle Partner finden Sie unter „Integrationen“.',
      },
      offline: {
        title: 'Ohne Internet',
        text: 'Die Drucker beenden ihre Aufträge. Heliograph Prepare läuft nach der letzten Lizenzprüfung 72 h weiter und sendet über das lokale Netz oder per USB-Stick. Aufträge und Freigaben werden danach abgeglichen.',
      },
      region: {
        title: 'Speicherort',
        text: 'Sie wählen ihn bei der Anmeldung: Europa, Nordamerika oder Festlandchina. Nur Aufträge an den Designservice verlassen ihn und gehen nach Shanghai.',
      },
      names: {
        title: 'Patientennamen',
        text: 'Patientennamen müssen Ihr System nicht verlassen, der Auftrag trägt dann nur eine Nummer. Meldungen aufs Smartphone nennen Drucker und Auftragsnummer.',
      },
      agreement: {
        title: 'Datenschutz und Schweigepflicht',
        text: 'Vor dem ersten Auftrag schließen Sie mit uns einen Vertrag zur Auftragsverarbeitung. Darin verpflichten wir uns auch zur Verschwiegenheit nach § 203 StGB. Er gilt für Blueprint, StreamFlow, Ultra-Net und, mit den EU-Standardvertragsklauseln, für den Designservice in Shanghai.',
      },
    },
  },
  questions: {
    title: 'Häufige Fragen',
    questions: {
      start: {
        question: 'Wir haben einen Drucker. Was brauchen wir?',
        answer:
          'Zum Drucken Heliograph Prepare. Schicken Ihnen Praxen Scans, kommt Blueprint dazu. Beide gehören zu jedem Dentaldrucker.',
      },
      alerts: {
        question: 'Wie kommen Störungsmeldungen aufs Smartphone?',
        answer:
          'Ultra-Net schickt eine E-Mail, eine SMS oder eine Nachricht in Microsoft Teams, mit einem Link zum Drucker. Sie legen fest, wer sie wann bekommt.',
      },
      older: {
        question: 'Lassen sich Reflex und Reflex RS anbinden?',
        answer: 'Nein. Sie erhalten ihre Aufträge nur aus Heliograph Prepare, per Netzwerk oder USB-Stick.',
      },
    },
  },
  contact: {
    title: 'Vorführung mit Ihren eigenen Aufträgen',
    text: 'Halten Sie drei Aufträge ohne Patientendaten bereit. Wir spielen sie in einer halben Stunde per Video durch, vom Eingang bis zum Versand.',
    alt: 'Auftrag mit Scan und Brücke auf einem Bildschirm, neben der Tastatur Arbeitsschalen',
    links: { inquiry: 'Vorführung vereinbaren' },
  },
} satisfies PageCopy<typeof platform>;
