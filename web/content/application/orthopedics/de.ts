import type { PageCopy } from '#sections/page-content.ts';
import type { orthopedics } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Orthopädietechnik',
    title: 'Vom Scan zum Muster über Nacht',
    text: 'Sie scannen den Unterarm, modellieren Orthese oder Schaft am Bildschirm und drucken über Nacht ein Muster aus zähem Resin. Daran prüfen Sie heute Passform, Wandstärke, Ränder und Belastbarkeit. Abgeben dürfen Sie Orthesen und Schäfte erst, wenn Ortho Tough UV die CE-Kennzeichnung hat.',
    alt: 'Scan eines Unterarms auf einem Monitor, davor ein Handscanner und zwei gedruckte Schäfte',
    links: { inquiry: 'Anwendungstechnik fragen', cases: 'Anwenderberichte' },
  },
  results: {
    title: 'Messwerte aus zwei Erprobungen',
    text: '46 Probeorthesen in sechs Monaten in Deutschland, Testschäfte für 31 Unterarmstümpfe in neun Monaten in der Türkei. Geprüft wurde am Gipspositiv und auf dem Prüfstand, den Gips brauchte es dafür weiterhin. Versorgt wurde herkömmlich, getragen wurde kein gedrucktes Teil.',
    before: 'Herkömmlich, aus dem Gips',
    after: 'Scan und Druck',
    rows: {
      orthosis: 'Arbeitszeit je Orthese',
      visits: 'Geplante Termine je Orthese',
      trial: 'Tage von Formabnahme oder Scan bis zum Testschaft auf dem Gipspositiv',
    },
    links: { orthoses: 'Anwenderbericht: Orthesen', sockets: 'Anwenderbericht: Schäfte' },
  },
  steps: {
    title: 'Der Ablauf in der Werkstatt',
    alt: 'Zwei hautfarbene Schalen mit Gitteröffnungen, stehend gedruckt an der Plattform eines Reflex RS',
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
        title: 'Prüfen',
        text: 'Sitz am Gipspositiv prüfen, Belastbarkeit auf dem Prüfstand. Ränder mit Heißluft leicht aufweiten. Das Resin ist kein Thermoplast: Reicht das nicht, ändern Sie die Datei und drucken neu.',
      },
      fit: {
        title: 'Anprobe und Abgabe',
        text: 'Erst nach der CE-Kennzeichnung. Vor jeder Abgabe prüft das Orthopädietechnik-Team Wandstärke, Ränder und Belastbarkeit.',
      },
    },
  },
  limits: {
    title: 'Grenzen, die Sie kennen sollten',
    items: {
      length: {
        title: 'Lange Unterarme',
        text: 'Der Reflex RS baut bis 228 mm hoch. Jeder fünfte Unterarm brauchte eine längere Schale.',
      },
      legs: {
        title: 'Beinschäfte für Erwachsene',
        text: 'Sie passen in keinen Reflex. Ein Versuch mit zwei Hälften scheiterte, weil die Naht innen vorstand.',
      },
      heat: {
        title: 'Wärme',
        text: 'Fertige Teile müssen unter 50 °C bleiben. Im Wärmeversuch hat sich ein Muster auf dem Armaturenbrett verformt. Heißluft nur am Rand und nur in der Werkstatt, zum Aufweiten.',
      },
      skin: {
        title: 'Undurchsichtiges Resin',
        text: 'Der Testschaft ist nicht durchsichtig. Wo Sie den Sitz beurteilen wollen, sehen Sie ein Fenster von etwa 15 mm vor.',
      },
    },
  },
  resin: {
    title: 'Ein Resin für Orthesen und Schäfte',
    text: 'Ortho Tough UV gibt nach, bevor es reißt. Die Kerbschlagzähigkeit beträgt 82 J/m nach ASTM D256.',
    alt: 'Flasche Ortho Tough UV mit Mustern in Hautton, Weiß und Schwarz',
    points: {
      tough:
        'Um Gurtlöcher 5 mm Wandstärke und eine Öse vorsehen. Eine 4 mm starke Wand gab auf dem Prüfstand innerhalb von drei Wochen nach.',
      struts: 'Gitterstege und Öffnungen ab 2 mm vorsehen und die Schale über dem Handgelenk geschlossen lassen.',
      edges:
        'Ränder dürfen Sie beschleifen, solange 3 mm stehen bleiben. Zwei Schäfte mit weniger rissen dort beim Abziehen vom Positiv.',
      tested:
        'Vollständig nachgehärtet wurde das Resin nach ISO 10993-5, ISO 10993-10 und ISO 10993-23 für intakte Haut geprüft. Die Prüfungen ersetzen die CE-Kennzeichnung nicht.',
    },
    links: { resin: 'Ortho Tough UV' },
  },
  printers: {
    title: 'Drucker für Ortho Tough UV',
    text: 'Entscheidend ist das längste Teil, das Sie fertigen wollen: Der Reflex 2 Pro baut 240 mm hoch, der Reflex RS 228 mm. Der höhere Reflex 2 hat kein Profil für dieses Resin. Für 385 und 405 nm gelten eigene Profile.',
  },
  questions: {
    title: 'Fragen aus der Werkstatt',
    questions: {
      plaster: {
        question: 'Können wir ganz auf Gips verzichten?',
        answer:
          'Nein. Bis zur CE-Kennzeichnung versorgen Sie wie bisher. Lange Unterarmorthesen und Beinschäfte für Erwachsene passen auch danach nicht in den Drucker. Von den Handgelenkorthesen im Anwenderbericht passten vier von fünf.',
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
          'Ihr Betrieb bleibt Hersteller der Sonderanfertigung, wie beim Gips. Wir dokumentieren das Resin, Sie dokumentieren Wandstärke, Nachhärten und Freigabe.',
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
    alt: 'Hautfarbene gedruckte Handgelenkorthese mit drei Gurten',
    links: { inquiry: 'Anwendungstechnik fragen', orthoses: 'Orthesen', sockets: 'Prothesenschäfte' },
  },
} satisfies PageCopy<typeof orthopedics>;
