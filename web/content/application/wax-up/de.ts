import type { PageCopy } from '#sections/page-content.ts';
import type { waxUp } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Modellguss',
    title: 'Modellationen drucken statt in Wachs modellieren',
    text: 'Sie konstruieren das Gerüst am Bildschirm, drucken es aus einem Resin, das praktisch rückstandsfrei ausbrennt, und gießen wie gewohnt. Von Hand machen Sie nur noch das Anstiften und Ausarbeiten.',
    alt: 'Grün gedruckte Modellation eines Modellgussgerüsts auf dem Unterkiefermodell',
    links: { inquiry: 'Mustergerüst anfordern', materials: 'Ausbrennbare Resins' },
  },
  time: {
    title: 'Weniger als die halbe Zeit',
    text: 'Arbeitszeit für ein Gerüst, vom gescannten Modell bis zur einbettfertigen Modellation.',
    before: 'In Wachs modelliert',
    after: 'Konstruiert und gedruckt',
    rows: { pattern: 'Modellation eines Gerüsts' },
  },
  steps: {
    title: 'Vom Scan zum Guss',
    items: {
      scan: {
        title: 'Scannen',
        text: 'Sie scannen das Modell oder nutzen den Intraoralscan. Dublieren und Einbettmassemodell entfallen.',
      },
      design: {
        title: 'Konstruieren',
        text: 'Vermessen, ausblocken, Klammern, Verbinder und Retentionsgitter setzen. Die Software prüft die Mindeststärken.',
      },
      print: {
        title: 'Drucken',
        text: 'Mehrere Gerüste auf einmal, mit Supports, auch über Nacht.',
      },
      invest: {
        title: 'Härten und einbetten',
        text: 'In zwei kurzen Bädern waschen, trocknen, vollständig nachhärten, anstiften. Unvollständig gehärtetes Resin stört das Abbinden der Einbettmasse.',
      },
      burnOut: {
        title: 'Ausbrennen',
        text: 'In zwei Stufen, nie im Speed-Verfahren. Das Programm steht in der Tabelle unten. Die erste Haltestufe schützt die Muffel, in der letzten verbrennt der Kohlenstoff.',
      },
      finish: {
        title: 'Ausarbeiten',
        text: 'Abstrahlen, ausarbeiten, polieren. Die Klammern halten wie konstruiert.',
      },
    },
  },
  values: {
    title: 'Kennwerte und Mindestmaße',
    text: 'Biegefestigkeit nach ISO 178, Aschegehalt nach ISO 3451-1; dazu das Ofenprogramm für phosphatgebundene Einbettmasse und die Mindestmaße für die Konstruktion. Große Muffeln brauchen am Ende die längere Haltezeit.',
    rows: {
      strength: 'Biegefestigkeit von Cast UV 3.0',
      ash: 'Aschegehalt von Cast UV 3.0 nach dem Ausbrennen',
      firstRise: 'Erste Rampe, bis 290 °C',
      firstHold: 'Erste Haltestufe, bei 290 °C',
      secondRise: 'Zweite Rampe',
      burnOut: 'Ausbrenntemperatur',
      hold: 'Letzte Haltestufe, auf Ausbrenntemperatur',
      bars: 'Stützstege',
      thickness: 'Gerüststärke',
    },
  },
  materials: {
    title: 'Resins für diese Arbeit',
    text: 'Ein Resin für den Guss und zwei für Modelle, auf die Sie das Gerüst aufpassen.',
    all: 'Alle Dentalresins',
  },
  printers: { title: 'Drucker für Cast UV 3.0', text: 'Die meisten Gerüste je Druckauftrag fasst der A2D 4K.' },
  cases: { title: 'Ein Labor berichtet' },
  questions: {
    title: 'Fragen aus dem Labor',
    questions: {
      machines: {
        question: 'Welchen Drucker brauche ich?',
        answer:
          'Es eignet sich jeder UltraCraft, der beim Resin aufgeführt ist. Der A2D 4K hat die größte Plattform und druckt die meisten Gerüste auf einmal.',
      },
      investment: {
        question: 'Passt das zu meiner Einbettmasse?',
        answer:
          'Das Resin eignet sich für phosphatgebundene Einbettmassen für Kobalt-Chrom, wenn das Ofenprogramm zwei Haltestufen hat. Nennen Sie uns Ihre Einbettmasse. Wir sagen Ihnen, ob sie geprüft ist und mit welcher Ofenkurve.',
      },
      distortion: {
        question: 'Verziehen sich Modellationen vor dem Guss?',
        answer:
          'Ausgehärtet ist die Modellation steif. Ein offener Verbinder kann aber auffedern, sobald die Supports ab sind. Lassen Sie den Steg quer über den Bogen stehen, bis angestiftet ist, halten Sie die Stärken der Tabelle ein und betten Sie am selben Tag ein.',
      },
      software: {
        question: 'Kann ich meine CAD-Software behalten?',
        answer: 'Ja, sofern sie STL ausgibt. Die Supports setzen Sie in Heliograph Prepare.',
      },
    },
  },
  contact: {
    title: 'Schicken Sie uns einen Fall',
    text: 'Schicken Sie uns einen Scan ohne Patientendaten. Wir drucken das Gerüst, Sie gießen es. Danach entscheiden Sie.',
    alt: 'Grün gedruckte Modellation eines Modellgussgerüsts mit Gusskanälen auf einem Muffelformer',
    links: { inquiry: 'Mustergerüst anfordern' },
  },
} satisfies PageCopy<typeof waxUp>;
