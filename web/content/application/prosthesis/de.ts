import type { PageCopy } from '#sections/page-content.ts';
import type { prosthesis } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Verkleidungen für Beinprothesen',
    title: 'Prothesencover, vom gesunden Bein gespiegelt',
    text: 'Sie scannen das gesunde Bein, spiegeln es und drucken die Verkleidung in zwei Schalen, die das Rohr umschließen. Die abgebildete ist 228 mm hoch, wiegt 160 g und ist auf dem Reflex 2 in rund fünf Stunden gedruckt.',
    alt: 'Schwarze gedruckte Verkleidung mit schrägen Schlitzen auf Rohr und Fuß einer Beinprothese, daneben eine zweite vordere Schale',
    links: { inquiry: 'Angebot anfordern', socket: 'Prothesenschäfte' },
  },
  sizes: {
    title: 'Zeit, Gewicht und Resin je Verkleidung',
    text: 'Berechnet am 3D-Modell der abgebildeten Verkleidung, bis 110 mm breit, für den Reflex 2 mit 45 mm/h und Schichten von 100 µm. Vom Knöchel bis zum Knie sind es meist 280 bis 380 mm, dann gilt oft die rechte Spalte.',
    first: 'Höhe der Verkleidung',
    columns: { short: 'bis 240 mm', long: 'bis 480 mm, hier 360 mm' },
    rows: {
      shells: { title: 'Schalen', short: '2, vorn und hinten', long: '4, beide Hälften in Wadenmitte geteilt' },
      time: {
        title: 'Druckzeit',
        short: '5 h 20 min, beide Schalen zusammen',
        long: '8 h, zwei Drucke von je 4 h',
      },
      weight: { title: 'Gewicht', short: '160 g', long: '250 g' },
      resin: {
        title: 'Resin mit Supports',
        short: '190 g, fünf Verkleidungen aus 1 kg',
        long: '300 g, drei Verkleidungen aus 1 kg',
      },
      wall: { title: 'Wandstärke', short: '2,6 mm', long: '2,6 mm, am Überlappstoß 4 mm' },
      seam: {
        title: 'Naht',
        short: 'an beiden Seiten, mit Schnappverbindung',
        long: 'zusätzlich quer: 10 mm Überlappung, geklebt, Kante auf einer Linie des Musters',
      },
    },
  },
  cover: {
    title: 'Vor dem Druck festlegen',
    text: 'Diese vier Punkte klären Sie in der CAD-Software, bevor Sie drucken. Waschen, Trocknen und Nachhärten dauern gut eine Stunde.',
    alt: 'Desktopdrucker Reflex 2',
    points: {
      shape: 'Den Scan des gesunden Beins spiegeln und Platz für Rohr und Klemmen lassen.',
      halves:
        'In eine vordere und eine hintere Schale teilen. Im Bauraum des Reflex 2 von 228 × 128 × 250 mm stehen beide nebeneinander.',
      closure:
        'Mit Schnappverbindungen schließen. In Reflex Tough ABS-like Black legen Sie sie auf höchstens 4 % Dehnung aus.',
      weight: 'Schlitze vorsehen. Sie sparen Gewicht und Resin, und die Schrauben der Rohrklemme bleiben erreichbar.',
    },
    links: { printer: 'Reflex 2 ansehen', fit: 'Datei prüfen' },
  },
  resins: {
    title: 'Zwei zähe Resins für Verkleidungen',
    text: 'Eine Verkleidung stößt an Stuhlbeine und Türrahmen. Diese beiden halten das aus.',
    first: 'Eigenschaft',
    columns: { black: 'Reflex Tough ABS-like Black', tool: 'Reflex Tough Tool' },
    rows: {
      look: {
        title: 'Ohne Nacharbeit',
        black: 'gleichmäßig mattschwarz, kein Lack nötig',
        tool: 'blau, meist lackiert',
      },
      impact: { title: 'Kerbschlagzähigkeit', black: '47 J/m', tool: '68 J/m' },
      elongation: { title: 'Bruchdehnung', black: '28 %', tool: '46 %' },
      heat: { title: 'Wärmeformbeständigkeit', black: '76 °C', tool: '61 °C' },
      use: { title: 'Geeignet für', black: 'Verkleidungen ohne Lack', tool: 'Sport und lackierte Verkleidungen' },
    },
  },
  scope: {
    title: 'Drucken oder laminieren',
    items: {
      cover: {
        title: 'Verkleidung: heute drucken',
        text: 'Sie trägt keine Last, liegt nicht auf der Haut und gibt dem Bein die Form. Muster, Struktur und Farbe sucht sich die Patientin oder der Patient aus.',
      },
      test: {
        title: 'Testschaft: als Muster',
        text: 'Zwischen Korrektur und nächstem Druck liegt eine Nacht. Durch Sichtfenster im Schaft beurteilen Sie den Sitz auf dem Gipspositiv. Abgeben dürfen Sie ihn, sobald Ortho Tough UV die CE-Kennzeichnung hat.',
      },
      forearm: {
        title: 'Unterarmschaft: als Muster',
        text: 'Er passt in den Bauraum des Reflex RS von 222 × 122 × 228 mm. Ein Rehazentrum hat in einer Erprobung Muster für 31 Stümpfe gedruckt.',
      },
      load: {
        title: 'Beinschaft für Erwachsene: laminieren',
        text: 'Er ist zu groß für die Plattform, und in zwei Hälften gedruckt stand die Naht innen vor. Rohre, Adapter und Füße kaufen Sie wie bisher.',
      },
    },
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
      workflow: {
        title: 'Ablauf in der Orthopädietechnik',
        text: 'Scannen, modellieren, drucken, nachhärten: Geräte und Zeiten je Schritt.',
        alt: 'Arbeitsplatz mit Scan am Monitor und gedruckten Schäften',
      },
    },
  },
  questions: {
    title: 'Fragen aus der Werkstatt',
    questions: {
      responsible: {
        question: 'Wer verantwortet eine gedruckte Verkleidung?',
        answer:
          'Als Teil Ihrer Sonderanfertigung bewerten Sie sie selbst. Die beiden Resins sind für technische Teile bestimmt; eine medizinische Zweckbestimmung haben sie nicht. Die Verkleidung liegt nicht auf der Haut, und bei der Anprobe prüfen Sie Abstand, Kanten und Schnappverbindungen.',
      },
      outdoors: {
        question: 'Ist die Verkleidung für draußen geeignet?',
        answer: 'Nur mit Lack oder Beschichtung. Unbehandelt sind die Resins nur für Innenräume geeignet.',
      },
      skin: {
        question: 'Welches Resin nehme ich bei Hautkontakt?',
        answer:
          'Ortho Tough UV, sobald es die CE-Kennzeichnung hat. Es ist nach ISO 10993-5, ISO 10993-10 und ISO 10993-23 für intakte Haut geprüft. Vor der Abgabe prüft dann das Orthopädietechnik-Team Wandstärke, Ränder und Belastbarkeit.',
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
    text: 'Schicken Sie einen anonymisierten Scan und das Maß vom Knöchel bis zum Knie. Wir sagen Ihnen, ob zwei Schalen reichen, wo eine längere geteilt wird und wie viel Resin sie braucht.',
    alt: 'Vordere Schale in Blau und hintere Schale in Schwarz vor der Montage',
    links: { inquiry: 'Angebot anfordern', black: 'Reflex Tough ABS-like Black' },
  },
} satisfies PageCopy<typeof prosthesis>;
