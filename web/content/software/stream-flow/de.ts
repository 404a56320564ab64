import type { PageCopy } from '#sections/page-content.ts';
import type { streamFlow } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'StreamFlow',
    title: 'Druckaufträge automatisch verteilen',
    text: 'StreamFlow ordnet eingehende Aufträge auf den Bauplattformen an, setzt Supports, belegt freie Drucker und protokolliert jeden Schritt bis zur Verpackung. Lizenziert wird je Arbeitsplatz.',
    alt: 'Vier A2D 4K in einer Reihe, davor Tabletts mit gedruckten Zahnbögen, am Ende eine Resin-Station',
    links: { inquiry: 'Beispielplanung anfragen', platform: 'Software ansehen' },
  },
  rules: {
    title: 'Planung nach vier Kriterien',
    text: 'Bei zwei Druckern genügt eine Liste an der Wand. Bei sechs wartet der Eilauftrag hinter einer vollen Plattform, während nebenan ein Drucker mit dem falschen Resin stillsteht.',
    items: {
      resin: {
        title: 'Resin',
        text: 'Aufträge mit demselben Resin laufen nacheinander. So muss die Wanne seltener gewechselt werden.',
      },
      layer: {
        title: 'Schichthöhe',
        text: 'Teile mit unterschiedlicher Schichthöhe kommen nie auf dieselbe Plattform.',
      },
      area: {
        title: 'Freie Fläche',
        text: 'Ist eine Plattform halb belegt, füllt StreamFlow sie vor dem Start mit den nächsten passenden Aufträgen.',
      },
      due: { title: 'Termin', text: 'Konkurrieren zwei Aufträge um einen Drucker, hat der frühere Termin Vorrang.' },
    },
  },
  urgent: {
    title: 'Eilaufträge vorziehen und sehen, was sich verschiebt',
    text: 'Der Plan zeigt die Folgen, bevor Sie bestätigen.',
    alt: 'StreamFlow: vorn ein Eilauftrag, darunter ein Auftrag, der sich um zwölf Minuten verspätet, und die Belegung von vier Druckern',
    points: {
      move: 'Sie ziehen den Auftrag einfach nach vorn.',
      late: 'Aufträge, die sich dadurch verspäten, werden sofort markiert.',
      sites: 'Labore mit mehreren Standorten arbeiten in einer Warteschlange und wählen je Auftrag den Druckort.',
    },
  },
  output: {
    title: 'StreamFlow bei zwei Kunden',
    items: {
      fleet: 'Drucker in der Halle eines Lohnfertigers für Ohrhörer',
      models: 'Alignermodelle am Tag in einem Labor in Italien mit zwei A2D Ortho, Mittel aus 40 Arbeitstagen',
    },
    links: { earbuds: 'Bericht des Lohnfertigers lesen', aligners: 'Bericht aus der Alignerfertigung lesen' },
  },
  code: {
    title: 'Code im Sockel ersetzt das Sortieren',
    text: 'StreamFlow setzt Patientenkennung, Schritt und Kiefer als Code in den Sockel der Alignermodelle. Die Geräte unserer Partner zum Tiefziehen, Lasern und Beschneiden lesen ihn, die Modelle dürfen also ungeordnet in den Behälter fallen. Dem Alignerlabor in Italien erspart das elf Arbeitsstunden Sortieren am Tag.',
    alt: 'Resin-Station, A2D Ortho mit Automationseinheit und Wash Station in einer Linie, Modelle auf einem Wagen',
    links: { paper: 'Whitepaper zum Durchsatz lesen' },
  },
  stops: {
    title: 'Wenn ein Drucker nachts stehen bleibt',
    items: {
      others: {
        title: 'Aufträge wechseln den Drucker',
        text: 'StreamFlow verteilt die wartenden Aufträge nach denselben Kriterien auf die übrigen Drucker.',
      },
      again: {
        title: 'Der Druckauftrag startet neu',
        text: 'StreamFlow startet ihn von vorn und setzt keine unterbrochene Schicht fort.',
      },
      missing: {
        title: 'Fehlende Teile kommen nach',
        text: 'Ist eine Plattform unvollständig, wählen Sie am Morgen „Überspringen“. Die Warteschlange läuft weiter, StreamFlow plant die fehlenden Teile neu ein.',
      },
      log: {
        title: 'Die Ursache steht im Protokoll',
        text: 'StreamFlow hält fest, warum ein Drucker stand. Auf unserer Versuchslinie waren es in zehn Tagen acht verlorene Aufträge, fünf davon, weil die Resin-Station nicht rechtzeitig nachgefüllt wurde.',
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
          'Je Arbeitsplatz. Meldet sich jemand ab, ist der Platz wieder frei. Die Grundfunktionen von Heliograph Prepare gehören zum Drucker und brauchen keine Lizenz.',
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
          'Meist noch nicht. Heliograph Prepare ordnet an, slict und sendet an einzelne Drucker. StreamFlow lohnt sich, sobald Aufträge am falschen Drucker warten.',
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
