import type { PageCopy } from '#sections/page-content.ts';
import type { waxUp } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Modellguss',
    title: 'Modellationen drucken statt in Wachs modellieren',
    text: 'Sie konstruieren das Gerüst am Bildschirm, drucken es aus einem Resin, das praktisch rückstandsfrei ausbrennt, und gießen wie gewohnt. Das Modellieren in Wachs, das Dublieren und das Einbettmassemodell entfallen.',
    alt: 'Grün gedruckte Modellation eines Modellgussgerüsts auf dem Unterkiefermodell',
    caption: 'Die beiden Stege quer über den Bogen halten die Form und werden nach dem Guss abgetrennt.',
    links: { inquiry: 'Mustergerüst anfordern', materials: 'Ausbrennbare Resins' },
  },
  time: {
    title: 'Weniger als die halbe Arbeitszeit',
    text: 'Ein Labor in Polen hat zehn Wochen lang 96 Gerüste dokumentiert, gedruckt auf einem UltraCraft A2D. Gezählt ist die Arbeitszeit vom gescannten Modell bis zur einbettfertigen Modellation.',
    before: 'In Wachs modelliert',
    after: 'Konstruiert und gedruckt',
    rows: { pattern: 'Modellation eines Gerüsts', remakes: 'Wiederholte Güsse: 6 von 100 in Wachs, 3 von 96 gedruckt' },
  },
  steps: {
    title: 'Vom Scan zum Guss',
    items: {
      scan: {
        title: 'Scannen',
        text: 'Sie scannen das Modell. Bei rein dental abgestützten Gerüsten genügt der Intraoralscan, bei Freiendsätteln das Modell einer Funktionsabformung.',
      },
      design: {
        title: 'Konstruieren',
        text: 'Vermessen, ausblocken, Klammern, Verbinder und Retentionsgitter setzen. Die Software prüft die Mindeststärken.',
      },
      print: {
        title: 'Drucken',
        text: 'Mit Supports; die Zeit gilt für den A2D 4K. Eine volle Plattform druckt so lange wie ein einzelnes Gerüst, auch über Nacht.',
      },
      invest: {
        title: 'Nachhärten und einbetten',
        text: 'In zwei kurzen Bädern waschen, trocknen, vollständig nachhärten, anstiften. Unvollständig gehärtetes Resin stört das Abbinden der Einbettmasse.',
      },
      burnOut: {
        title: 'Ausbrennen und gießen',
        text: 'In zwei Stufen, nie im Speed-Verfahren. Das Programm steht in der Tabelle unten. Die erste Haltestufe schützt die Muffel, in der letzten verbrennt der Kohlenstoff. Gegossen wird in die heiße Muffel, mit Ihrer Legierung.',
      },
      finish: {
        title: 'Ausarbeiten',
        text: 'Ausbetten, abstrahlen, Stützstege abtrennen, aufpassen, ausarbeiten und polieren.',
      },
    },
  },
  burnout: {
    title: 'Ofenprogramm',
    text: 'Für phosphatgebundene Einbettmasse und CoCr-Modellgusslegierungen. Das Programm dauert fünfeinhalb bis sechs Stunden, starten Sie es nachts per Zeitschaltuhr. Große Muffeln brauchen am Ende die längere Haltezeit. In unserem Versuch waren 19 von 20 Güssen fehlerfrei.',
    rows: {
      firstRise: 'Erste Rampe, bis 290 °C',
      firstHold: 'Erste Haltestufe, bei 290 °C',
      secondRise: 'Zweite Rampe',
      burnOut: 'Ausbrenntemperatur',
      hold: 'Letzte Haltestufe, auf Ausbrenntemperatur',
    },
  },
  values: {
    title: 'Mindestmaße und Resin',
    text: 'Unterschreiten Sie die Mindestmaße bei der Konstruktion nicht. Biegefestigkeit nach ISO 178, Aschegehalt nach ISO 3451-1.',
    rows: {
      bars: 'Stützstege, nach dem Guss abgetrennt',
      thickness: 'Dünnste Stelle, die sich drucken und gießen lässt; Klammern wie üblich bemessen',
      strength: 'Biegefestigkeit von Cast UV 3.0',
      ash: 'Aschegehalt von Cast UV 3.0 nach dem Ausbrennen (gemessen 0,02 %)',
    },
  },
  materials: {
    title: 'Resins für diese Arbeit',
    text: 'Ein Resin für den Guss und eines für das Modell, auf das Sie das Gerüst aufpassen.',
    all: 'Alle Dentalresins',
  },
  cost: {
    title: 'Was kostet eine Modellation?',
    text: 'Das Beispiel ist die Modellation eines Gerüsts aus Cast UV 3.0 auf dem A2D 4K, sechs je Druck, mit der oben gemessenen Arbeitszeit, die nicht vom Drucker abhängt. Einbettmasse, Legierung und Guss kosten dasselbe wie bei Wachs und sind nicht eingerechnet. Der Beispielpreis des Druckers enthält das Pulsmodul für massive Modelle, das Modellationen nicht brauchen. Vergleichen Sie mit den Kosten Ihrer Modellation in Wachs. Gerechnet sind nur die Modellationen. Drucken Sie auch Modelle, rechnet sich der Drucker früher.',
  },
  printers: {
    title: 'Drucker für Cast UV 3.0',
    text: 'Entscheidend ist, wie viele Gerüste Sie am Tag gießen. Der A3D entnimmt sie auch selbst.',
    job: 'Gerüstmodellationen, liegend',
    counts: 'Gerüste je Druck',
  },
  cases: { title: 'Ein Labor berichtet' },
  questions: {
    title: 'Fragen aus dem Labor',
    questions: {
      laser: {
        question: 'Warum nicht gleich im SLM-Verfahren drucken?',
        answer:
          'Im SLM-Verfahren entfallen Einbetten und Gießen; das lohnt sich im Fertigungszentrum mit gleichmäßig hoher Stückzahl. Für gedruckte Modellationen genügen ein Resindrucker, Ihr Vorwärmofen und Ihre Legierung, vom ersten Gerüst an. Bei Auftragsspitzen können Sie SLM-Gerüste zukaufen.',
      },
      machines: {
        question: 'Welchen Drucker brauche ich?',
        answer:
          'Es eignet sich jeder UltraCraft, der beim Resin aufgeführt ist. Wählen Sie nach der Zahl der Gerüste am Tag.',
      },
      investment: {
        question: 'Passt das zu meiner Einbettmasse?',
        answer:
          'Das Resin eignet sich für phosphatgebundene Einbettmassen für CoCr-Legierungen, wenn das Ofenprogramm zwei Haltestufen hat. Nennen Sie uns Ihre Einbettmasse. Wir sagen Ihnen, ob sie geprüft ist und mit welcher Ofenkurve.',
      },
      distortion: {
        question: 'Verziehen sich Modellationen vor dem Guss?',
        answer:
          'Ausgehärtet ist die Modellation steif. Ein offener Verbinder kann aber auffedern, sobald die Supports ab sind. Lassen Sie den Steg quer über den Bogen stehen, bis angestiftet ist, halten Sie die Stärken der Tabelle ein und betten Sie am selben Tag ein.',
      },
      software: {
        question: 'Kann ich meine CAD-Software behalten?',
        answer: 'Ja, sofern sie STL ausgibt, wie 3Shape und exocad. Die Supports setzen Sie in Heliograph Prepare.',
      },
    },
  },
  contact: {
    title: 'Schicken Sie uns einen Fall',
    text: 'Schicken Sie uns einen Scan ohne Patientendaten. Wir drucken das Gerüst, Sie gießen es. Danach entscheiden Sie.',
    alt: 'Vorwärmofen bei 950 °C, eine gedruckte Gerüstmodellation und das gegossene Gerüst in der Einbettmasse',
    links: { inquiry: 'Mustergerüst anfordern' },
  },
} satisfies PageCopy<typeof waxUp>;
