import type { PageCopy } from '#sections/page-content.ts';
import type { hifi } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Hi-Fi-In-Ear-Monitore',
    title: 'Maßgefertigte In‑Ear-Schalen, ±0,05 mm genau',
    text: 'Aus der gescannten Abformung drucken Sie die Schale in einem Stück, mit Schallbohrungen, Wandlersitzen und Falz für die Faceplate. Die Faceplate passt ohne Nachschleifen.',
    alt: 'Zwei transparente In-Ear-Monitore: Wandler und Schallschläuche scheinen durch die Schale, die Faceplates sind dunkelgrün',
    links: { inquiry: 'Angebot anfordern', case: 'Anwenderberichte' },
  },
  steps: {
    title: 'Von der Abformung zum Monitor',
    items: {
      impression: {
        title: 'Scannen',
        text: 'Abformung scannen und archivieren. Formen Sie bei geöffnetem Mund ab. Die meisten verbliebenen Reklamationen gehen auf Abformungen bei geschlossenem Mund zurück.',
      },
      model: {
        title: 'Modellieren',
        text: 'Am Bildschirm beschneiden, Wandler und Bohrungen setzen, Standardkontur für die Faceplate wählen.',
      },
      print: {
        title: 'Drucken',
        text: 'Hearable Clear UV mit 50 µm Schichthöhe. Supports auf die Faceplate-Seite, nie auf Flächen mit Ohrkontakt.',
      },
      wash: {
        title: 'Waschen',
        text: 'Zwei Bäder, je Bad die angegebene Zeit. Jede Bohrung mit der Spritze spülen und vor dem Nachhärten mit der Drahtlehre prüfen.',
      },
      cure: {
        title: 'Nachhärten',
        text: 'Unter Stickstoff, je Seite die angegebene Zeit. Danach gleitschleifen oder polieren.',
      },
      assemble: {
        title: 'Faceplate einsetzen',
        text: 'Vor dem Lackieren Sitze und Falz abdecken, dann Wandler und Faceplate montieren.',
      },
    },
  },
  results: {
    title: 'Ein Jahr in einer In‑Ear-Manufaktur',
    text: 'Japanischer Hersteller, 22 Beschäftigte, rund 350 Paar im Monat, verglichen mit dem Jahr davor mit gegossenen Schalen.',
    items: {
      tolerance: 'an allen sechs Maßen der vermessenen Schalen',
      returns: 'der Paare wurden reklamiert',
      plate: 'zum Einpassen einer Faceplate',
    },
    alt: 'Tablett mit gedruckten Ohrhörerschalen und eine Flasche Hearable Clear UV vor zwei Druckern',
  },
  sides: {
    title: 'Schalen in Klar, Rot und Blau',
    text: 'Lackiert ist Hearable Clear UV so klar, dass die Wandler zu sehen sind. Links und rechts sind an der Farbe zu erkennen.',
    alt: 'Gedruckte Ohrschalen in Transparentrot und Transparentblau',
    points: {
      color: 'Transparentrot für rechts, Transparentblau für links, je Farbe eine eigene Wanne.',
      face: 'Die Faceplates werden nach Standardkontur gelasert, der Falz in der Schale hat dieselbe Kontur.',
      archive: 'Eine verlorene Schale wird aus dem Archiv nachgedruckt und am nächsten Arbeitstag verschickt.',
    },
    links: { resins: 'Resins für Hearables' },
  },
  dimensions: {
    title: 'Maße für die Konstruktion',
    text: 'Die erste Zeile ist die Grenze des Resins, die übrigen Werte stammen aus der genannten Manufaktur.',
    rows: {
      least: 'Wandstärke von Hearable Clear UV',
      wall: 'Wandstärke in der Manufaktur',
      bore: 'Schallbohrung',
      lacquer: 'Lackauftrag je Fläche',
    },
  },
  cost: {
    title: 'Was kostet ein Paar Schalen?',
    text: 'Gerechnet für ein Paar Schalen aus Hearable Clear UV; ein Teil ist hier ein Paar. Tragen Sie Ihre Preise ein und vergleichen Sie mit dem Preis Ihres Zulieferers.',
  },
  printers: {
    title: 'Geräte für die In‑Ear-Manufaktur',
    text: 'Für den Anfang genügt ein A2D. Zum Nachhärtegerät brauchen Sie das Stickstoff-Set.',
  },
  questions: {
    title: 'Fragen aus dem Otoplastiklabor',
    questions: {
      impression: {
        question: 'Brauche ich noch Abformungen?',
        answer:
          'Üblich ist die gescannte Abformung. Daten eines Ohrscanners eignen sich auch, wenn der Gehörgang bis zur Tiefe des Schallröhrchens erfasst ist.',
      },
      soft: {
        question: 'Gibt es eine weichere Lösung?',
        answer:
          'Ja, ein Ohrstück aus Hearable Soft UV auf dem Schallröhrchen. Prüfen Sie das Maß erst 45 min nach dem Waschen.',
      },
      marks: {
        question: 'Warum sind im Gehörgang Kanten zu spüren?',
        answer: 'Meist hat die Software dort Supports gesetzt. Versetzen Sie alle auf die Faceplate-Seite.',
      },
      wireless: {
        question: 'Wir planen True-Wireless-Hörer in Serie. Gilt das auch dafür?',
        answer:
          'In der Serie kommen Resinversorgung, automatische Entnahme und Stichproben in jeder Arbeitsschicht hinzu. Mehr dazu auf der Seite über kabellose Ohrhörer.',
      },
    },
  },
  contact: {
    title: 'Schicken Sie uns Ihre schwierigste Abformung',
    text: 'Schicken Sie den Scan ohne Patientendaten. Sie erhalten die Schale mit Messprotokoll. Die Faceplate setzen Sie selbst ein.',
    alt: 'Zwei transluzente weiche Otoplastiken',
    links: { inquiry: 'Muster anfordern', hooks: 'Ohrbügel und Ohrstücke' },
  },
} satisfies PageCopy<typeof hifi>;
