import type { PageCopy } from '#sections/page-content.ts';
import type { orthopedics } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Orthopädietechnik',
    title: 'Ohne Gips scannen, modellieren und drucken',
    text: 'Sie scannen Arm oder Fuß, modellieren am Bildschirm und drucken über Nacht ein Muster aus zähem Resin. Daran prüfen Sie heute Wandstärke, Ränder und Belastbarkeit. Abgeben dürfen Sie Orthesen und Schäfte erst, wenn Ortho Tough UV die CE-Kennzeichnung hat.',
    alt: 'Scan eines Unterarms auf einem Monitor, davor ein Handscanner und zwei gedruckte Schäfte',
    links: { inquiry: 'Versorgung besprechen', cases: 'Anwenderberichte' },
  },
  results: {
    title: 'Messwerte aus zwei Erprobungen',
    text: 'Orthesen: 46 Handgelenkorthesen in sechs Monaten, Deutschland. Schäfte: 31 Versorgungen mit Unterarmschaft in neun Monaten, Türkei.',
    before: 'Gips',
    after: 'Scan und Druck',
    rows: {
      orthosis: 'Arbeitszeit je Orthese',
      visits: 'Termine je Orthese',
      trial: 'Tage von der Formabnahme bis zur ersten Anprobe des Schafts',
      sockets: 'Testschäfte je Versorgung',
    },
  },
  steps: {
    title: 'Der Ablauf in der Werkstatt',
    items: {
      scan: {
        title: 'Scannen',
        text: 'Der Arm liegt auf einem bespannten Rahmen. Mit dem Handscanner dauert es etwa eine Minute.',
      },
      model: {
        title: 'Modellieren',
        text: 'Die Zweckform entsteht am Bildschirm. Sie reduzieren, entlasten und beschneiden Zone für Zone, und jeder Wert wird gespeichert.',
      },
      print: {
        title: 'Drucken',
        text: 'Orthesen stehend, Supports nur außen. Schäfte mit der Öffnung nach unten, damit sich kein Resin sammelt.',
      },
      cure: {
        title: 'Waschen und nachhärten',
        text: 'Ablüften, bis kein Lösemittel mehr zu riechen ist, dann warm von jeder Seite nachhärten. Das Licht muss auch die Innenseite erreichen.',
      },
      check: {
        title: 'Prüfen und freigeben',
        text: 'Wandstärke, Ränder und Belastbarkeit werden in der Werkstatt vor der Abgabe geprüft.',
      },
      fit: {
        title: 'Anprobieren',
        text: 'Ränder mit Heißluft aufweiten. Reicht das nicht, ändern Sie die Datei und drucken über Nacht neu.',
      },
    },
  },
  limits: {
    title: 'Grenzen, die Sie kennen sollten',
    items: {
      length: {
        title: 'Lange Unterarme',
        text: 'Der Reflex RS baut bis 228 mm hoch. Jede fünfte Orthese war länger und wurde wie bisher tiefgezogen.',
      },
      legs: {
        title: 'Beinschäfte für Erwachsene',
        text: 'Sie passen auf keine Reflex-Plattform. Ein Versuch mit zwei Hälften scheiterte, weil die Naht drückte.',
      },
      heat: {
        title: 'Wärme',
        text: 'Fertige Teile nicht über 50 °C erwärmen. Eine Orthese hat sich im Sommer auf dem Armaturenbrett verformt; geben Sie einen Hinweis mit.',
      },
      skin: {
        title: 'Undurchsichtiges Resin',
        text: 'Die Haut ist durch den Testschaft nicht zu sehen. Wo Sie den Druck beurteilen wollen, drucken Sie ein Fenster von etwa 15 mm.',
      },
    },
  },
  resin: {
    title: 'Ein Resin für Orthesen und Schäfte',
    text: 'Ortho Tough UV gibt nach, bevor es reißt. Die Kerbschlagzähigkeit beträgt 82 J/m nach ASTM D256.',
    alt: 'Flasche Ortho Tough UV mit Mustern in Hautton, Weiß und Schwarz',
    points: {
      tough: 'Um Gurtlöcher 5 mm Wandstärke und eine Öse vorsehen. Eine Wand von 4 mm ist in drei Wochen gekrochen.',
      struts: 'Gitterstege und Öffnungen ab 2 mm vorsehen und die Schale über dem Handgelenk geschlossen lassen.',
      edges: 'Ränder dürfen Sie beschleifen, solange 3 mm stehen bleiben. Zwei Schäfte mit weniger sind dort gerissen.',
      tested:
        'Vollständig nachgehärtet wurde das Resin nach ISO 10993-5, ISO 10993-10 und ISO 10993-23 für intakte Haut geprüft. Die Prüfungen ersetzen die CE-Kennzeichnung nicht.',
    },
    links: { resin: 'Ortho Tough UV' },
  },
  printers: {
    title: 'Drucker für Ortho Tough UV',
    text: 'Entscheidend ist das längste Teil, das Sie fertigen wollen. Für 385 und 405 nm gibt es eigene Profile.',
  },
  cases: { title: 'Beide Anwenderberichte, auch mit den Fehlschlägen' },
  questions: {
    title: 'Fragen aus der Werkstattleitung',
    questions: {
      plaster: {
        question: 'Können wir ganz auf Gips verzichten?',
        answer:
          'Noch nicht. Lange Unterarmorthesen und Beinschäfte passen nicht in den Drucker, dafür brauchen Sie weiter Gips. Von den Handgelenkorthesen im Anwenderbericht passten vier von fünf.',
      },
      scanner: {
        question: 'Welchen Scanner brauchen wir?',
        answer:
          'Einen Handscanner, der einen Arm in etwa einer Minute erfasst und STL ausgibt. Haben Sie schon einen, prüfen wir gern einen Ihrer Scans.',
      },
      insoles: {
        question: 'Lassen sich auch Einlagen drucken?',
        answer:
          'Steife Dreiviertelschalen ja, Sie beziehen sie mit Schaumstoff oder Leder. Weiche Polster direkt auf der Haut nicht, denn unser Elastomer ist nicht auf Hautkontakt geprüft.',
      },
      responsible: {
        question: 'Wer ist für die gedruckte Versorgung verantwortlich?',
        answer:
          'Ihr Betrieb bleibt Hersteller der Sonderanfertigung, wie beim Gips. Wir dokumentieren das Resin, Sie dokumentieren Wandstärke, Nachhärten und Freigabe. Das Rehazentrum in der Türkei kontrolliert jeden Schaft alle drei Monate.',
      },
      start: {
        question: 'Was brauchen wir für den Anfang?',
        answer:
          'Scanner, Modelliersoftware, einen Drucker, ein Waschgerät, ein auf 60 °C beheiztes Nachhärtegerät und eine Fachkraft mit Zeit zum Einarbeiten. Beginnen Sie mit Handgelenkorthesen.',
      },
    },
  },
  contact: {
    title: 'Schicken Sie uns einen anonymisierten Scan',
    text: 'Wir sagen Ihnen, ob das Teil in einen Drucker passt, wo die Wand zu dünn ist und wie viel der Druck kostet.',
    alt: 'Gedruckter Unterschenkelschaft auf Adapter und kurzem Rohr',
    links: { inquiry: 'Versorgung besprechen', orthoses: 'Orthesen', sockets: 'Prothesenschäfte' },
  },
} satisfies PageCopy<typeof orthopedics>;
