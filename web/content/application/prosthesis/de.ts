import type { PageCopy } from '#sections/page-content.ts';
import type { prosthesis } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Arm- und Beinprothesen',
    title: 'Prothesen\u00adverkleidung, vom gesunden Bein gespiegelt',
    text: 'Sie scannen das gesunde Bein, spiegeln es und drucken die Verkleidung in zwei Schalen, die das Rohr umschließen. Sie berührt die Haut nicht, deshalb drucken Sie sie heute. Schäfte vom selben Drucker sind bis zur CE-Kennzeichnung von Ortho Tough UV nur Muster.',
    alt: 'Schwarze gedruckte Verkleidung mit schrägen Schlitzen auf Rohr und Fuß einer Beinprothese, daneben eine zweite vordere Schale',
    links: { inquiry: 'Angebot anfordern', socket: 'Prothesenschäfte' },
  },
  scope: {
    title: 'Drucken oder laminieren',
    items: {
      cover: {
        title: 'Verkleidungen drucken',
        text: 'Sie tragen keine Last und geben dem Bein die Form. Muster, Struktur und Farbe sucht sich die Patientin oder der Patient aus.',
      },
      test: {
        title: 'Testschäfte als Muster drucken',
        text: 'Zwischen Korrektur und nächstem Druck liegt eine Nacht. Durch Fenster beurteilen Sie den Sitz auf dem Gipspositiv. Abgeben dürfen Sie sie erst, wenn das Resin die CE-Kennzeichnung hat.',
      },
      forearm: {
        title: 'Unterarmschäfte als Muster drucken',
        text: 'Sie passen in den Bauraum des Reflex RS von 222 × 122 × 228 mm. Ein Rehazentrum hat in einer Erprobung Muster für 31 Stümpfe gedruckt.',
      },
      load: {
        title: 'Beinschäfte für Erwachsene laminieren',
        text: 'Sie sind zu groß für die Plattform, und in zwei Hälften gedruckt stand die Naht innen vor. Rohre, Adapter und Füße kaufen Sie wie bisher.',
      },
    },
  },
  cover: {
    title: 'Vor dem Druck festlegen',
    text: 'Diese vier Punkte klären Sie in der CAD-Software, bevor Sie drucken.',
    alt: 'Desktopdrucker Reflex 2 Pro',
    points: {
      shape: 'Den Scan des gesunden Beins spiegeln und Platz für Rohr und Klemmen lassen.',
      halves: 'In eine vordere und eine hintere Schale teilen. Der Reflex 2 Pro druckt bis 240 mm Höhe in einem Stück.',
      closure:
        'Mit Schnappverbindungen schließen. Aus Reflex Tough ABS-like Black halten sie vielen Zyklen stand, wenn die Dehnung 4 % nicht übersteigt.',
      weight: 'Schlitze vorsehen. Sie sparen Gewicht und Resin, und die Schrauben der Rohrklemme bleiben erreichbar.',
    },
    links: { printer: 'Reflex 2 Pro ansehen' },
  },
  parts: {
    title: 'Weitere Teile für die Werkstatt',
    items: {
      socket: {
        title: 'Prothesenschäfte',
        text: 'Messwerte von 31 Stümpfen, am Gipspositiv geprüft, mit allen Fehlern.',
        alt: 'Gedruckter Unterarmschaft mit Handgelenkeinheit vor einem grauen Testschaft',
      },
      orthosis: {
        title: 'Orthesen und Einlagen',
        text: 'Ablauf, Arbeitszeit und Grenzen.',
        alt: 'Gedruckte Handgelenkorthese mit Gurten',
      },
      technical: {
        title: 'Halter und Gehäuse',
        text: 'Aufnahmen und Vorrichtungen für die eigene Werkstatt.',
        alt: 'Gedrucktes Gehäuse, Halter, Faltenbalg und Düse',
      },
    },
  },
  resins: {
    title: 'Zähe Resins für Verkleidungen',
    text: 'Eine Verkleidung stößt an Stuhlbeine und Türrahmen. Diese beiden Resins halten das aus.',
    all: 'Alle Reflex-Resins',
  },
  questions: {
    title: 'Fragen aus der Werkstatt',
    questions: {
      time: {
        question: 'Wie lange dauert eine Verkleidung?',
        answer:
          'Eine Schale von 240 mm braucht auf dem Reflex 2 Pro bei 40 mm/h rund sechs Stunden, beide Schalen sind an einem Tag gedruckt. Waschen, Trocknen und Nachhärten dauern gut eine Stunde.',
      },
      outdoors: {
        question: 'Ist die Verkleidung für draußen geeignet?',
        answer: 'Nur mit Lack oder Beschichtung. Unbehandelt sind die Resins nur für Innenräume geeignet.',
      },
      skin: {
        question: 'Welches Resin nehme ich bei Hautkontakt?',
        answer:
          'Ortho Tough UV, sobald es die CE-Kennzeichnung hat. Es ist nach ISO 10993-5, ISO 10993-10 und ISO 10993-23 für intakte Haut geprüft. Vor der Abgabe prüft dann das Orthopädietechnik-Team Wandstärke, Ränder und Belastbarkeit.',
      },
      change: {
        question: 'Was tun, wenn sich der Beinumfang ändert?',
        answer:
          'Sie ändern den Umfang in der Datei und drucken eine Schale neu. Bleibt die Trennlinie gleich, passt die andere Schale weiterhin.',
      },
    },
  },
  contact: {
    title: 'Planen Sie die erste Verkleidung mit uns',
    text: 'Schicken Sie einen anonymisierten Scan und das Maß vom Knöchel bis zum Knie. Wir prüfen, ob zwei Schalen reichen und welcher Drucker passt.',
    alt: 'Gedruckte Oberflächenmuster: Leder, Strick und Geflecht',
    links: { inquiry: 'Angebot anfordern' },
  },
} satisfies PageCopy<typeof prosthesis>;
