import type { PageCopy } from '#sections/page-content.ts';
import type { streamFlow } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'StreamFlow',
    title: 'Druckaufträge automatisch verteilen',
    text: 'StreamFlow ordnet eingehende Aufträge auf den Bauplattformen an, setzt Supports, belegt freie Drucker und protokolliert jeden Schritt bis zur Verpackung. Lizenziert wird je Arbeitsplatz, für beliebig viele Drucker.',
    alt: 'Vier A2D 4K in einer Reihe, davor Tabletts mit gedruckten Zahnbögen, am Ende eine Resin-Station',
    links: { inquiry: 'Beispielplanung anfragen', platform: 'Software ansehen' },
  },
  rules: {
    title: 'Vier Kriterien in fester Reihenfolge',
    text: 'Bei zwei Desktopdruckern, die Sie von Hand abräumen, genügt eine Liste an der Wand. Bei sechs, oder wenn nachts weitergedruckt wird, wartet der Eilauftrag hinter einer vollen Plattform, während nebenan ein Drucker mit dem falschen Resin stillsteht.',
    items: {
      due: {
        title: 'Termin',
        text: 'Der frühere Termin hat Vorrang. Droht eine Verspätung, geht der Auftrag vor, auch wenn dafür das Resin gewechselt werden muss.',
      },
      resin: {
        title: 'Resin',
        text: 'Solange kein Termin in Gefahr ist, laufen Aufträge mit demselben Resin nacheinander. So muss die Wanne seltener gewechselt werden.',
      },
      layer: {
        title: 'Schichthöhe',
        text: 'Teile mit unterschiedlicher Schichthöhe kommen nie auf dieselbe Plattform.',
      },
      area: {
        title: 'Freie Fläche',
        text: 'Ist eine Plattform halb belegt, füllt StreamFlow sie vor dem Start mit den nächsten passenden Aufträgen.',
      },
    },
  },
  urgent: {
    title: 'Eilaufträge vorziehen und sehen, was sich verschiebt',
    text: 'Der Plan zeigt die Folgen, bevor Sie bestätigen. Orange ist der Eilauftrag, violett der laufende, blass der geplante Druck, grau die Nacht.',
    alt: 'StreamFlow: vorn ein Eilauftrag, darunter ein Auftrag, der sich um zwölf Minuten verspätet, und die Belegung von vier Druckern',
    points: {
      move: 'Sie ziehen den Auftrag nach vorn.',
      late: 'Aufträge, die sich dadurch verspäten, werden sofort markiert.',
      sites: 'Labore mit mehreren Standorten arbeiten in einer Warteschlange und wählen je Auftrag den Druckort.',
    },
  },
  output: {
    title: 'Ein Alignerlabor in Italien, vorher und nachher',
    text: 'Zwei A2D Ortho mit StreamFlow haben fünf Desktopdrucker und das Sortieren von Hand ersetzt. Ein Lohnfertiger für Ohrhörer verteilt damit die Aufträge auf 116 Drucker; eine Person betreut zehn.',
    before: 'Fünf Desktopdrucker',
    after: 'Zwei A2D Ortho mit StreamFlow',
    rows: {
      sorting: 'Arbeitsstunden am Tag, früher für das Sortieren, heute für Schnittlinien und Resinwechsel',
      remade: 'Nachgefertigte Aligner',
      models: 'Alignermodelle am Tag, Mittel aus 40 Arbeitstagen',
    },
    links: { aligners: 'Bericht aus der Alignerfertigung lesen', earbuds: 'Bericht des Lohnfertigers lesen' },
  },
  code: {
    title: 'Code im Sockel ersetzt das Sortieren',
    text: 'StreamFlow setzt Auftragsnummer, Schritt und Kiefer als Code in den Sockel der Alignermodelle. Die Geräte unserer Partner zum Tiefziehen, Lasern und Beschneiden lesen ihn, die Modelle dürfen also ungeordnet in den Behälter fallen. Im Alignerlabor in Italien wurde keines von 13.600 Modellen verwechselt.',
    alt: 'Resin-Station, A2D Ortho mit Automationseinheit und Wash Station in einer Linie, Modelle auf einem Wagen',
    links: { paper: 'Whitepaper zum Durchsatz lesen' },
  },
  stops: {
    title: 'Wenn ein Drucker nachts stehen bleibt',
    items: {
      others: {
        title: 'Aufträge wechseln den Drucker',
        text: 'StreamFlow verteilt die wartenden Aufträge nach denselben Kriterien auf die übrigen Drucker. Der stehende kommt wieder dazu, sobald ihn jemand abgeräumt hat.',
      },
      again: {
        title: 'Der Druck startet neu',
        text: 'StreamFlow startet ihn auf einem anderen Drucker von vorn. Ein abgebrochener Druck wird nicht fortgesetzt.',
      },
      missing: {
        title: 'Fehlende Teile kommen nach',
        text: 'Ist eine Plattform unvollständig, wählen Sie am Morgen „Überspringen“. Die Warteschlange läuft weiter, StreamFlow plant die fehlenden Teile neu ein.',
      },
      log: {
        title: 'Die Ursache steht im Protokoll',
        text: 'StreamFlow hält fest, warum ein Drucker stand. Auf unserer Versuchslinie gingen in zehn Tagen acht von 600 Aufträgen verloren, fünf davon, weil die Resin-Station nicht rechtzeitig nachgefüllt wurde.',
      },
    },
  },
  printers: {
    title: 'Diese Drucker steuert StreamFlow',
    text: 'Der ChairSide erhält seine Aufträge aus Blueprint, Reflex-Drucker aus Heliograph Prepare.',
    items: {
      a2d: { title: 'A2D-Familie', text: 'A2D, A2D 4K, A2D HD und A2D Ortho', alt: 'UltraCraft A2D 4K' },
      a3d: { title: 'A3D', text: 'Automatische Befüllung und Entnahme', alt: 'UltraCraft A3D' },
      cSeries: { title: 'C-Serie', text: 'Große Plattform für hohe Stückzahlen', alt: 'UltraCraft C-Serie' },
      chairSidePro: { title: 'ChairSide Pro', text: 'Für Praxislabore', alt: 'UltraCraft ChairSide Pro' },
    },
  },
  questions: {
    title: 'Fragen aus der Fertigung',
    questions: {
      license: {
        question: 'Wie wird StreamFlow lizenziert?',
        answer:
          'Je Arbeitsplatz, also je angemeldete Person, für beliebig viele Drucker. Meldet sich jemand ab, ist der Platz wieder frei. Heliograph Prepare gehört zum Drucker und braucht keine Lizenz.',
      },
      printers: {
        question: 'Lassen sich Reflex-Drucker einbinden?',
        answer:
          'Nein, sie erhalten ihre Aufträge aus Heliograph Prepare. Reflex 2 und Reflex 2 Pro erscheinen aber in Ultra-Net, mit Zustand, Resinstand und Restzeit.',
      },
      dates: {
        question: 'Woher kommen die Termine?',
        answer:
          'Aus Blueprint oder aus Ihrer Laborverwaltung, sofern sie eine Schnittstelle hat. Sie können sie auch eintippen.',
      },
      batch: {
        question: 'Welche Charge steckt in welchem Teil?',
        answer:
          'Die Charge steht bei jedem Auftrag. Füllen Sie eine Resin-Station mit einer neuen Charge, hält StreamFlow fest, ab welchem Auftrag sie im Tank ist.',
      },
      small: {
        question: 'Lohnt sich das für zwei Drucker?',
        answer:
          'Bei zwei Desktopdruckern, die Sie von Hand abräumen, genügt Heliograph Prepare. Mit automatischer Entnahme oder sobald Aufträge am falschen Drucker warten, lohnt sich StreamFlow.',
      },
    },
  },
  contact: {
    title: 'Schicken Sie uns die Aufträge eines Tages',
    text: 'Eine Liste ohne Patientendaten genügt. Wir planen den Tag in StreamFlow nach und zeigen, wie viele Drucker Sie dafür gebraucht hätten.',
    alt: 'StreamFlow auf einem Bildschirm: Warteschlange, Plattformen und Belegung der Drucker',
    links: { inquiry: 'Beispielplanung anfragen' },
  },
} satisfies PageCopy<typeof streamFlow>;
