import type { PageCopy } from '#sections/page-content.ts';
import type { platform } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Cloudsoftware',
    title: 'Alle Aufträge und Drucker auf einen Blick',
    text: 'Die Software führt Aufträge, Konstruktionen, Drucker und Nachbearbeitung zusammen. Praxis und Labor sehen jederzeit, wie weit eine Arbeit ist.',
    alt: 'Produktionstafel der Software auf einem Bildschirm neben einem UltraCraft ChairSide Pro',
    links: { inquiry: 'Vorführung vereinbaren', software: 'Heliograph Prepare' },
  },
  parts: {
    title: 'Drei Programme für Auftrag, Planung und Überwachung',
    text: 'Scanner, CAD-Software und Laborverwaltung übergeben Aufträge automatisch, niemand muss Daten abtippen. Heliograph Prepare gehört zu jedem Drucker, slict die Daten und schickt sie an ein Gerät. Sollen sich mehrere Drucker eine Warteschlange teilen, brauchen Sie zusätzlich StreamFlow, lizenziert je Arbeitsplatz. Ihre Daten liegen nach Ihrer Wahl in Europa, Nordamerika oder Festlandchina.',
    items: {
      blueprint: {
        title: 'Blueprint',
        text: 'Blueprint verwaltet die Aufträge von Praxis und Labor mit Scans, Freigaben und Terminen und zeigt Verspätungen an.',
        alt: 'Auftrag in Blueprint: Scan und Brücke, fünf Stationen, die dritte wartet auf die Freigabe',
      },
      streamFlow: {
        title: 'StreamFlow',
        text: 'StreamFlow ordnet Aufträge auf den Bauplattformen an, belegt freie Drucker und protokolliert jeden Schritt bis zur Verpackung.',
        alt: 'StreamFlow: vorn ein Eilauftrag, darunter ein Auftrag, der sich um zwölf Minuten verspätet, und die Belegung von vier Druckern',
      },
      ultraNet: {
        title: 'Ultra-Net',
        text: 'Ultra-Net zeigt je Drucker den aktuellen Auftrag, Resinstand, Restzeit und die Ursache jedes Stillstands.',
        alt: 'Ultra-Net: Fortschritt, Restzeit und Resin von vier Druckern, bei einem geht das Resin zur Neige',
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
        text: 'Waschen und Nachhärten laufen nach den hinterlegten Zeiten. Jeder Schritt wird an der Station quittiert.',
      },
      deliver: {
        title: 'Versand',
        text: 'Die Praxis sieht den Versand und erhält die Chargennummern für ihre Dokumentation.',
      },
    },
  },
  night: {
    title: 'Störungsmeldung auch nachts',
    text: 'Bricht ein Druck nachts um zwei ab, wissen Sie es sofort und nicht erst um acht.',
    alt: 'Die Drucker eines Labors auf dem Smartphone; einer meldet eine Störung',
    points: {
      queue: 'Drucker mit automatischer Entnahme arbeiten die Warteschlange selbstständig ab.',
      alarm: 'Störungen gehen der zuständigen Person aufs Smartphone.',
      material: 'Reicht das Resin nicht für die Nacht, kommt die Meldung schon am Nachmittag.',
    },
  },
  design: {
    title: 'Konstruktion bei Engpässen auslagern',
    text: 'Der Designservice übernimmt Aufträge aus Blueprint. Kronen, Prothesen und Implantatarbeiten, die Sie abends schicken, liegen morgens fertig konstruiert wieder dort.',
    alt: 'Kronenkonstruktion auf einem Monitor',
    links: { design: 'Designservice ansehen' },
  },
  questions: {
    title: 'Fragen Ihrer IT',
    questions: {
      data: {
        question: 'Wo liegen unsere Daten?',
        answer:
          'In der Region, die Sie bei der Anmeldung wählen: Europa, Nordamerika oder Festlandchina. Patientennamen können in Ihrem eigenen System bleiben, der Auftrag hat dann nur eine Nummer.',
      },
      offline: {
        question: 'Was passiert, wenn die Verbindung ausfällt?',
        answer:
          'Die Drucker beenden ihre laufenden Aufträge. Heliograph Prepare braucht eine Netzwerkverbindung, neue Aufträge müssen also warten. Sobald die Verbindung wieder steht, gleicht die Software alle Daten ab.',
      },
      machines: {
        question: 'Welche Drucker lassen sich anschließen?',
        answer:
          'StreamFlow steuert die A2D-Familie, den A3D, die C-Serie und den ChairSide Pro; der ChairSide bekommt seine Aufträge aus Blueprint. Ultra-Net überwacht A2D-Familie, A3D, C-Serie, Reflex 2 und Reflex 2 Pro. Die übrigen Reflex-Drucker arbeiten nur mit Heliograph Prepare.',
      },
      cost: {
        question: 'Was kostet die Software?',
        answer:
          'Extra kosten nur StreamFlow, je Arbeitsplatz, und der Designservice, je Auftrag; die Preise nennen wir Ihnen auf Anfrage. Heliograph Prepare gehört zu jedem Drucker, Blueprint zu den Dentaldruckern, Ultra-Net zu den Druckern, die sich damit verbinden.',
      },
    },
  },
  contact: {
    title: 'Vorführung mit Ihren eigenen Aufträgen',
    text: 'Bringen Sie drei Aufträge mit. Wir spielen sie in einer halben Stunde per Video durch, vom Eingang bis zum Versand.',
    alt: 'Auftrag mit Scan und Brücke auf einem Bildschirm, neben der Tastatur Arbeitsschalen',
    links: { inquiry: 'Vorführung vereinbaren' },
  },
} satisfies PageCopy<typeof platform>;
