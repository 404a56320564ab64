import type { PageCopy } from '#sections/page-content.ts';
import type { streamFlow } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'StreamFlow',
    title: 'Druckaufträge automatisch verteilen',
    text: 'StreamFlow ordnet eingehende Aufträge auf den Bauplattformen an, setzt Supports, belegt freie Drucker und protokolliert jeden Schritt bis zur Verpackung. Sie zahlen für gleichzeitig angemeldete Personen, nicht für Drucker.',
    alt: 'StreamFlow: vorn ein Eilauftrag, darunter ein Auftrag, der sich um zwölf Minuten verspätet, und die Belegung von vier Druckern',
    caption:
      'Der Eilauftrag 24-0817 (orange) geht vor, 24-0823 wird dadurch zwölf Minuten nach seinem Termin fertig (rot). Laufende Drucke sind violett, geplante hellviolett, die Nachtstunden grau.',
    links: { inquiry: 'Beispielplanung anfragen', platform: 'Alle Programme im Überblick' },
  },
  urgent: {
    title: 'Eilaufträge vorziehen und sehen, was sich verschiebt',
    items: {
      move: {
        title: 'Vorziehen',
        text: 'Sie ziehen den Auftrag an den Anfang der Warteschlange. Laufende Drucke werden noch fertig.',
      },
      late: {
        title: 'Verspätungen sehen',
        text: 'StreamFlow markiert die Aufträge rot, die sich dadurch verspäten würden, und zeigt die neue Uhrzeit.',
      },
      confirm: {
        title: 'Bestätigen oder zurücknehmen',
        text: 'Der Plan ändert sich erst, wenn Sie bestätigen. Bis dahin können Sie den Auftrag an eine andere Stelle ziehen.',
      },
    },
  },
  rules: {
    title: 'So wählt StreamFlow den nächsten Auftrag',
    text: 'Bei zwei Desktopdruckern, bei denen Sie die Teile von Hand entnehmen, genügt die Tafel im Labor. Bei sechs, oder wenn nachts weitergedruckt wird, wartet der Eilauftrag hinter einer vollen Plattform, während nebenan ein Drucker mit dem falschen Resin stillsteht.',
    items: {
      layer: {
        title: 'Je Plattform ein Resin und eine Schichthöhe',
        text: 'Teile mit unterschiedlichem Resin oder unterschiedlicher Schichthöhe kommen nie auf dieselbe Plattform.',
      },
      due: {
        title: 'Der Termin geht vor',
        text: 'Der frühere Termin hat Vorrang. Droht eine Verspätung, geht der Auftrag vor, auch wenn dafür das Resin gewechselt werden muss.',
      },
      resin: {
        title: 'Danach wenige Resinwechsel',
        text: 'Solange kein Termin in Gefahr ist, laufen Aufträge mit demselben Resin nacheinander. So muss die Wanne seltener gewechselt werden.',
      },
      area: {
        title: 'Zuletzt volle Plattformen',
        text: 'Ist eine Plattform halb belegt, füllt StreamFlow sie vor dem Start mit den nächsten passenden Aufträgen.',
      },
    },
  },
  seats: {
    title: 'So viele Arbeitsplätze brauchen Sie',
    text: 'Zählen Sie die Personen, die gleichzeitig in StreamFlow arbeiten; jede braucht einen Arbeitsplatz. Wie viele Drucker Sie haben und wie viele Personen einen Zugang, spielt keine Rolle. Wer sich abmeldet, gibt den Arbeitsplatz frei; zwei Schichten können ihn sich teilen. Für Meldungen aufs Smartphone und für Heliograph Prepare brauchen Sie keinen. Den Preis je Arbeitsplatz nennen wir Ihnen innerhalb eines Werktags.',
    first: 'Labor',
    columns: { seats: 'Arbeitsplätze', users: 'Angemeldet' },
    rows: {
      two: {
        title: 'Zwei Desktopdrucker, Teile von Hand entnommen',
        seats: 'Keiner',
        users: 'Heliograph Prepare genügt',
      },
      automatic: {
        title: 'Ein oder zwei Drucker mit automatischer Entnahme',
        seats: '1',
        users: 'Planung',
      },
      six: {
        title: 'Sechs Drucker',
        seats: '2 oder 3',
        users: 'Planung und Nachbearbeitung; die Auftragsannahme, wenn sie gleichzeitig arbeitet',
      },
      sites: { title: 'Mehrere Standorte', seats: '2 je Standort', users: 'Planung und Nachbearbeitung' },
    },
  },
  output: {
    title: 'Ein Alignerlabor in Italien, vorher und nachher',
    text: 'Zwei A2D Ortho mit StreamFlow haben fünf Desktopdrucker ersetzt. Die Modelle nimmt der Drucker ab; der Code von StreamFlow ersetzt das Sortieren, das 11 der 13 Stunden gekostet hat.',
    before: 'Fünf Desktopdrucker',
    after: 'Zwei A2D Ortho mit StreamFlow',
    rows: {
      handling: 'Sortieren, Schnittlinien und Resinwechsel, Arbeitsstunden am Tag',
      remade: 'Nachgefertigte Aligner',
      models: 'Alignermodelle am Tag, Mittel aus 40 Arbeitstagen',
    },
    links: { aligners: 'Bericht aus der Alignerfertigung lesen', earbuds: 'Ohrhörer auf 116 Druckern: Bericht lesen' },
  },
  code: {
    title: 'Code im Sockel ersetzt das Sortieren',
    text: 'StreamFlow setzt Auftragsnummer, Schritt und Kiefer als Code in den Sockel der Alignermodelle. Die Geräte zum Tiefziehen, Lasern und Beschneiden lesen ihn, die Modelle dürfen also ungeordnet in den Behälter fallen. Im Alignerlabor in Italien wurde keines von 13.600 Modellen verwechselt.',
    alt: 'Resin-Station, A2D Ortho mit Automationseinheit und Wash Station in einer Linie, Modelle auf einem Wagen',
    links: { paper: 'Whitepaper zum Durchsatz lesen' },
  },
  stops: {
    title: 'Wenn ein Drucker nachts stehen bleibt',
    items: {
      others: {
        title: 'Aufträge wechseln den Drucker',
        text: 'StreamFlow verteilt die wartenden Aufträge nach denselben Kriterien auf die übrigen Drucker. Der angehaltene Drucker wird wieder eingeplant, sobald seine Plattform leer ist.',
      },
      again: {
        title: 'Der Druck startet neu',
        text: 'StreamFlow startet ihn auf einem anderen Drucker von vorn. Ein abgebrochener Druck wird nicht fortgesetzt.',
      },
      missing: {
        title: 'Fehlende Teile werden neu eingeplant',
        text: 'Ist eine Plattform unvollständig, wählen Sie am Morgen „Überspringen“. Die Warteschlange läuft weiter, und StreamFlow setzt die fehlenden Teile auf die nächste passende Plattform.',
      },
      log: {
        title: 'Die Ursache steht im Protokoll',
        text: 'StreamFlow hält fest, warum ein Drucker stand. Auf unserer Versuchslinie gingen in zehn Tagen acht von 600 Druckaufträgen verloren, fünf davon, weil niemand die Resin-Station rechtzeitig nachgefüllt hatte.',
      },
    },
  },
  printers: {
    title: 'Diese Drucker steuert StreamFlow',
    text: 'Der ChairSide erhält seine Aufträge aus Blueprint oder Heliograph Prepare, Reflex-Drucker nur aus Prepare.',
    alt: 'Vier A2D 4K in einer Reihe, davor Tabletts mit gedruckten Zahnbögen, am Ende eine Resin-Station',
    points: {
      a2d: 'A2D, A2D 4K, A2D HD und A2D Ortho',
      a3d: 'A3D mit automatischer Befüllung und Entnahme',
      cSeries: 'C-Serie mit großer Plattform für hohe Stückzahlen',
      chairSidePro: 'ChairSide Pro für Praxislabore',
    },
    links: { printers: 'Drucker vergleichen' },
  },
  questions: {
    title: 'Fragen aus der Fertigung',
    questions: {
      sites: {
        question: 'Können mehrere Standorte eine Warteschlange nutzen?',
        answer:
          'Ja. Alle Standorte sehen dieselbe Warteschlange, und Sie wählen je Auftrag den Druckort. Ein Arbeitsplatz ist nicht an einen Standort gebunden; es zählt, wie viele Personen gleichzeitig angemeldet sind.',
      },
      printers: {
        question: 'Lassen sich Reflex-Drucker einbinden?',
        answer:
          'Nein, sie erhalten ihre Aufträge aus Heliograph Prepare. Reflex 2 und Reflex 2 Pro erscheinen aber in Ultra-Net, mit Zustand, Resinstand und Restzeit.',
      },
      dates: {
        question: 'Woher kommen die Termine?',
        answer:
          'Aus Blueprint oder aus der Laborverwaltung Auftragsfach, die angebunden ist. Sie können sie auch eintippen.',
      },
      batch: {
        question: 'Welche Charge steckt in welchem Teil?',
        answer:
          'Die Charge steht bei jedem Auftrag. Füllen Sie eine Resin-Station mit einer neuen Charge, hält StreamFlow fest, ab welchem Auftrag sie im Tank ist.',
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
