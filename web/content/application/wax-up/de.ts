import type { PageCopy } from '#sections/page-content.ts';
import type { waxUp } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Modellguss',
    title: 'Das Gerüst gedruckt statt modelliert.',
    text: 'Sie konstruieren das Gerüst am Bildschirm, drucken es aus einem Resin, das rückstandsarm ausbrennt, und gießen wie gewohnt. Von Hand bleiben das Anstiften und das Ausarbeiten.',
    alt: 'Grün gedruckte Modellation eines Modellgussgerüsts auf dem Unterkiefermodell',
    links: { inquiry: 'Mustergerüst anfordern', materials: 'Ausbrennbare Resins' },
  },
  time: {
    title: 'Weniger als die halbe Zeit',
    text: 'Arbeitszeit für ein Gerüst, vom gescannten Modell bis zur einbettfertigen Modellation.',
    before: 'Von Hand gewachst',
    after: 'Konstruiert und gedruckt',
    rows: { pattern: 'Modellation eines Gerüsts' },
  },
  steps: {
    title: 'Vom Scan zum Guss',
    items: {
      scan: { title: 'Scannen', text: 'Modell oder Mund. Dublieren und Einbettmassemodell entfallen.' },
      design: {
        title: 'Konstruieren',
        text: 'Vermessen, ausblocken, Klammern, Verbinder und Retentionsgitter; die Software überwacht die Stärken.',
      },
      print: {
        title: 'Drucken',
        text: 'Mehrere Gerüste zugleich, mit Supports, auf Wunsch über Nacht.',
      },
      invest: {
        title: 'Härten und einbetten',
        text: 'Zwei kurze Bäder, trocknen, vollständig nachhärten, anstiften. Unvollständig gehärtetes Resin stört das Abbinden der Einbettmasse.',
      },
      burnOut: {
        title: 'Ausbrennen',
        text: 'In zwei Stufen, nie im Speed-Verfahren. Angegeben ist die Haltezeit auf Endtemperatur; sie muss reichen, bis der Kohlenstoff verbrannt ist.',
      },
      finish: {
        title: 'Ausarbeiten',
        text: 'Abstrahlen, ausarbeiten, polieren. Die Klammern halten so, wie sie konstruiert sind.',
      },
    },
  },
  values: {
    title: 'Kennwerte und Mindestmaße',
    text: 'Biegefestigkeit nach ISO 178, Aschegehalt nach ISO 3451-1; dazu die Ausbrenntemperatur und die Mindestmaße für die Konstruktion.',
    rows: {
      strength: 'Biegefestigkeit von Cast UV 3.0',
      ash: 'Aschegehalt von Cast UV 3.0 nach dem Ausbrennen',
      burnOut: 'Ausbrenntemperatur',
      bars: 'Stützstege',
      thickness: 'Gerüststärke',
    },
  },
  materials: {
    title: 'Resins für diese Arbeit',
    text: 'Eines für den Guss, zwei für die Modelle, auf denen Sie das Gerüst aufpassen.',
    all: 'Alle Dentalresins',
  },
  questions: {
    title: 'Was Techniker fragen',
    questions: {
      machines: {
        question: 'Welchen Drucker brauche ich?',
        answer:
          'Jeden UltraCraft, der beim Resin aufgeführt ist. Der A2D 4K hat von ihnen die größte Plattform und druckt die meisten Gerüste auf einmal.',
      },
      investment: {
        question: 'Passt das zu meiner Einbettmasse?',
        answer:
          'Zu phosphatgebundenen Einbettmassen für Kobalt-Chrom, mit zwei Haltestufen. Nennen Sie uns Ihre Masse; wir sagen Ihnen, ob sie geprüft ist und mit welcher Ofenkurve.',
      },
      distortion: {
        question: 'Verziehen sich Modellationen vor dem Guss?',
        answer:
          'Ausgehärtet ist die Modellation steif. Ein offener Verbinder kann aber auffedern, sobald die Supports ab sind. Lassen Sie den Steg quer über den Bogen stehen, bis angestiftet ist, halten Sie die Stärken der Tabelle ein und betten Sie am selben Tag ein.',
      },
      software: {
        question: 'Kann ich meine CAD-Software behalten?',
        answer: 'Ja. Es genügt, dass sie STL ausgibt; die Supports setzen Sie in Heliograph Prepare.',
      },
    },
  },
  contact: {
    title: 'Schicken Sie uns einen Fall',
    text: 'Wir drucken das Gerüst nach Ihrem Scan und schicken es Ihnen zum Gießen. Danach entscheiden Sie.',
    alt: 'Gedruckte Kronen- und Brückenmodellationen mit Gusskanälen auf einem Muffelformer',
    links: { inquiry: 'Mustergerüst anfordern' },
  },
} satisfies PageCopy<typeof waxUp>;
