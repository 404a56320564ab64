import type { PageCopy } from '#sections/page-content.ts';
import type { orthopedics } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Orthopädietechnik',
    title: 'Vom Scan zur Anprobe, ohne Gips.',
    text: 'Arm oder Fuß scannen, am Bildschirm modellieren und über Nacht aus zähem Resin drucken. Jede Korrektur bleibt in der Datei, und die nächste Versorgung beginnt nicht wieder bei null.',
    alt: 'Scan eines Unterarms auf einem Monitor, davor ein Handscanner und zwei gedruckte Schäfte',
    links: { inquiry: 'Fall besprechen', cases: 'Anwenderberichte' },
  },
  results: {
    title: 'Messwerte aus zwei Werkstätten',
    text: 'Orthesen: 46 Handgelenkorthesen in sechs Monaten, Deutschland. Schäfte: 31 Versorgungen mit Unterarmschaft in neun Monaten, Türkei. Durchgestrichen steht der Wert mit Gips.',
    items: {
      orthosis: 'Arbeitszeit je Orthese',
      visits: 'Termine je Orthese',
      trial: 'Tage vom Scan bis zur ersten Anprobe des Schafts',
      sockets: 'Testschäfte je Versorgung',
    },
  },
  steps: {
    title: 'Der Ablauf in der Werkstatt',
    items: {
      scan: {
        title: 'Scannen',
        text: 'Der Arm liegt auf einem Rahmen mit Schnüren. Mit dem Handscanner dauert es etwa eine Minute.',
      },
      model: {
        title: 'Modellieren',
        text: 'Zweckform am Bildschirm: Bereich für Bereich verengen, entlasten, beschneiden. Jeder Wert ist gespeichert und wiederholbar.',
      },
      print: {
        title: 'Drucken',
        text: 'Orthesen stehend, Supports nur außen. Schäfte mit der Öffnung nach unten, damit sich kein Resin sammelt.',
      },
      cure: {
        title: 'Waschen und nachhärten',
        text: 'Ablüften, bis kein Lösemittel mehr zu riechen ist, dann warm von jeder Seite nachhärten. Licht muss auch nach innen gelangen.',
      },
      check: {
        title: 'Prüfen und freigeben',
        text: 'Wandstärke, Ränder und Belastbarkeit werden in der Werkstatt geprüft, bevor etwas hinausgeht.',
      },
      fit: {
        title: 'Anprobieren',
        text: 'Ränder mit Heißluft aufweiten. Muss mehr geändert werden, ändern Sie die Datei und drucken noch eine Nacht.',
      },
    },
  },
  limits: {
    title: 'Grenzen, die Sie kennen sollten',
    items: {
      length: {
        title: 'Lange Unterarme',
        text: 'Der Reflex RS baut bis 228 mm hoch. Jede fünfte Orthese war länger und wurde wie bisher tiefgezogen.',
      },
      legs: {
        title: 'Beinschäfte für Erwachsene',
        text: 'Sie passen auf keine Reflex-Plattform. Der Druck in zwei Hälften scheiterte, weil die Naht drückte.',
      },
      heat: {
        title: 'Wärme',
        text: 'Fertige Teile nicht über 50 °C erwärmen. Eine Orthese hat sich im Sommer auf dem Armaturenbrett verformt; geben Sie einen Hinweis mit.',
      },
      skin: {
        title: 'Kein Blick auf die Haut',
        text: 'Das Resin ist undurchsichtig. Wo Sie am Testschaft den Druck beurteilen wollen, drucken Sie ein Fenster von etwa 15 mm.',
      },
    },
  },
  resin: {
    title: 'Ein Resin für Orthesen und Schäfte',
    text: 'Ortho Tough UV verformt sich, bevor es reißt. Die Kerbschlagzähigkeit beträgt 82 J/m nach ASTM D256.',
    alt: 'Flasche Ortho Tough UV mit Mustern in Hautton, Weiß und Schwarz',
    points: {
      tough: 'Um Gurtlöcher 5 mm Wandstärke und eine Öse vorsehen. Mit 4 mm ist eine Wand in drei Wochen gekrochen.',
      struts: 'Gitterstege und Öffnungen ab 2 mm. Über dem Handgelenk bleibt die Schale geschlossen.',
      edges: 'Ränder dürfen beschliffen werden, 3 mm müssen bleiben. Zwei Schäfte sind gerissen, wo es weniger war.',
      tested: 'Geprüft nach ISO 10993-5, ISO 10993-10 und ISO 10993-23, vollständig gehärtet, für intakte Haut.',
    },
    links: { resin: 'Ortho Tough UV' },
  },
  printers: {
    title: 'Drucker für Ortho Tough UV',
    text: 'Entscheidend ist das längste Teil, das Sie fertigen wollen. Für 385 und 405 nm gibt es eigene Profile.',
  },
  cases: { title: 'Beide Berichte, auch mit den Fehlschlägen' },
  questions: {
    title: 'Fragen aus der Werkstattleitung',
    questions: {
      plaster: {
        question: 'Können wir ganz auf Gips verzichten?',
        answer:
          'Noch nicht. Was nicht in den Drucker passt, etwa lange Unterarme und Beinschäfte, bleibt beim Gips. Von den Handgelenkorthesen im Anwenderbericht passten vier von fünf in den Drucker.',
      },
      scanner: {
        question: 'Welchen Scanner brauchen wir?',
        answer:
          'Einen Handscanner, der einen Arm in etwa einer Minute erfasst und STL ausgibt. Haben Sie schon einen, prüfen wir einen Scan von Ihnen.',
      },
      insoles: {
        question: 'Geht das auch für Einlagen?',
        answer:
          'Steife Dreiviertelschalen ja, Sie beziehen sie mit Schaum oder Leder. Weiche Polster direkt auf der Haut nicht: Unser Elastomer ist nicht auf Hautkontakt geprüft.',
      },
      responsible: {
        question: 'Wer ist für die gedruckte Versorgung verantwortlich?',
        answer:
          'Ihr Betrieb bleibt Hersteller der Sonderanfertigung, wie beim Gips. Wir dokumentieren das Resin, Sie Wandstärke, Nachhärten und Freigabe. Das Rehazentrum kontrolliert alle Schäfte alle drei Monate.',
      },
      start: {
        question: 'Was brauchen wir für den Anfang?',
        answer:
          'Scanner, Modelliersoftware, einen Drucker, ein Waschgerät, ein Nachhärtegerät mit 60 °C und jemanden mit Zeit zum Einarbeiten. Beginnen Sie mit Handgelenkorthesen.',
      },
    },
  },
  contact: {
    title: 'Schicken Sie uns einen Scan',
    text: 'Wir sagen Ihnen, ob er in einen Drucker passt, wo die Wand zu dünn ist und was der Druck kostet.',
    alt: 'Gedruckter Unterschenkelschaft auf Adapter und kurzem Rohr',
    links: { inquiry: 'Fall besprechen', orthoses: 'Orthesen', sockets: 'Prothesenschäfte' },
  },
} satisfies PageCopy<typeof orthopedics>;
