import type { PageCopy } from '#sections/page-content.ts';
import type { digitalImpression } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Digitale Abformung',
    title: 'Vom Intraoralscan direkt zum Arbeitsmodell',
    text: 'Die Praxis schickt Daten statt einer Abformung. Daraus drucken Sie ein Arbeitsmodell mit herausnehmbaren Stümpfen, auf dem Sie die Krone aufpassen, ganz ohne Gips.',
    alt: 'Intraoralscanner über einem gedruckten Unterkiefermodell mit präpariertem Molaren',
    links: { inquiry: 'Scan einsenden', materials: 'Modellresins' },
  },
  check: {
    title: 'Scans vor der Konstruktion prüfen',
    text: 'Jeder Fehler im Scan steckt später im Modell. Prüfen Sie deshalb diese vier Stellen.',
    items: {
      margin: {
        title: 'Präparationsgrenze',
        text: 'Einmal rundum in der Vergrößerung ansehen. Ist sie unscharf, lagen Speichel, Blut oder Gingiva darüber. Lassen Sie diesen Zahn nachscannen.',
      },
      contacts: {
        title: 'Kontaktflächen',
        text: 'Kleine Löcher zwischen den Zähnen lassen sich schließen. Fehlt der Kontaktpunkt der künftigen Krone, geht der Scan zurück an die Praxis.',
      },
      bite: {
        title: 'Biss',
        text: 'Er muss rechts und links gescannt sein, sonst kippen die Kiefer gegeneinander. Vergleichen Sie die Kontakte mit der Situation im Mund.',
      },
      arch: {
        title: 'Ausdehnung',
        text: 'Für eine Einzelkrone genügen je zwei Nachbarzähne und der Gegenkiefer. Schienen und weitspannige Brücken brauchen den ganzen Kiefer.',
      },
    },
  },
  steps: {
    title: 'So entsteht das Modell',
    text: 'Zeiten für Model HP UV 2.0 laut Gebrauchsanweisung.',
    items: {
      design: {
        title: 'Konstruieren',
        text: 'Modell und Krone entstehen aus demselben Scan. Den Spalt um die Stümpfe ermitteln Sie mit einem Teststumpf aus der aktuellen Charge.',
      },
      print: {
        title: 'Drucken',
        text: 'Mit 50 µm Schichthöhe, flach auf der Plattform. Massive Ganzkiefermodelle brauchen dafür das Pulsmodul.',
      },
      wash: {
        title: 'Waschen',
        text: 'In zwei Bädern Isopropanol, die Stumpfaufnahmen jedes Mal ausbürsten. Resin am Boden der Aufnahme hebt den Stumpf an.',
      },
      dry: {
        title: 'Trocknen',
        text: 'Abblasen, dann bei 40 °C nachtrocknen. Die Stümpfe sitzen erst richtig, wenn die Aufnahmen trocken sind.',
      },
      cure: {
        title: 'Nachhärten',
        text: 'Vorher die Stümpfe herausnehmen. Im Modell gehärtete Stümpfe lassen sich teils nicht mehr ziehen.',
      },
      rest: {
        title: 'Ruhen lassen',
        text: 'Erst danach aufpassen, sonst sind die Kontakte am nächsten Tag zu stramm.',
      },
    },
  },
  accuracy: {
    title: 'Dreißig Unterkiefer nachgemessen',
    text: 'Mittlere Abweichung von der Konstruktion nach 24 h, Model HP UV 2.0, massiv, 50 µm Schichthöhe, gedruckt auf drei A2D 4K. Alle Strecken fielen etwas zu kurz aus; 29 Modelle blieben innerhalb von ±50 µm.',
    rows: {
      front: 'Eckzahn zu Eckzahn, 28 mm',
      diagonal: 'Eckzahn zu Molar der Gegenseite, 49 mm',
      molars: 'Molar zu Molar, 52 mm',
    },
  },
  materials: {
    title: 'Resins für Modelle',
    text: 'Je ein Resin für Modelle mit herausnehmbaren Stümpfen, für mit Wasser waschbare Modelle und für Gingivamasken.',
    all: 'Alle Dentalresins',
  },
  next: {
    title: 'Weitere Arbeiten mit Scan und Druck',
    items: {
      crowns: {
        title: 'Kronen und Brücken',
        text: 'Zum Gießen, Pressen oder Drucken aus demselben Datensatz.',
        alt: 'Brückengerüst als grüne Modellation und als Guss, daneben zwei zahnfarbene Kronen',
      },
      implants: {
        title: 'Sofortversorgung auf Implantaten',
        text: 'Mit Scanbodys statt Abformpfosten.',
        alt: 'Modell mit zwei Scanbodys und gedruckter Brücke',
      },
      plaster: {
        title: 'Die Praxis schickt noch Gips',
        text: 'Gipsmodelle scannen Sie ungesägt.',
        alt: 'Gipsmodell auf dem Scannerteller, Lichtlinien über einem präparierten Zahn',
      },
    },
  },
  questions: {
    title: 'Häufige Fragen zum Einstieg',
    questions: {
      need: {
        question: 'Brauche ich überhaupt noch ein Modell?',
        answer:
          'Für eine Einzelkrone aus einem sauberen Scan oft nicht. Sinnvoll bleibt es, um Kontakte und Biss zu prüfen, bei Brücken und wenn die Praxis die Arbeit auf dem Modell sehen möchte.',
      },
      files: {
        question: 'Welche Daten soll die Praxis schicken?',
        answer:
          'Beide Kiefer und den Biss, zueinander ausgerichtet, in einem Format, das Ihre CAD-Software öffnet. Auf Farbscans ist die Präparationsgrenze leichter zu finden. Für den Druck geben Sie das Modell als STL aus.',
      },
      age: {
        question: 'Wie lange bleibt ein gedrucktes Modell maßhaltig?',
        answer:
          'Im Test ist der Molarenabstand in vier Wochen Dunkellagerung um weitere 8 µm geschrumpft. Modelle für weitspannige Brücken sollten Sie innerhalb von zwei Wochen verwenden. Lagern Sie Modelle unter 60 °C und nicht in der Sonne.',
      },
      water: {
        question: 'Kommt die Praxis ohne Isopropanol aus?',
        answer:
          'Ja, mit Model WW UV. Es ist für Studien-, Planungs- und Gegenkiefermodelle gedacht, nicht für herausnehmbare Stümpfe. Das Waschwasser enthält Resin und ist gefährlicher Abfall.',
      },
    },
  },
  contact: {
    title: 'Unsicher bei einem Scan?',
    text: 'Schicken Sie ihn uns ohne Patientendaten. Wir sagen Ihnen, ob er für ein Modell reicht. Ist das der Fall, drucken wir es mit Stümpfen, und Sie prüfen die Passung selbst.',
    alt: 'Gedrucktes Oberkiefermodell mit herausgenommenem Stumpf',
    links: { inquiry: 'Scan einsenden', paper: 'Whitepaper lesen' },
  },
} satisfies PageCopy<typeof digitalImpression>;
