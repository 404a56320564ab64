import type { PageCopy } from '#sections/page-content.ts';
import type { socket } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Prothesenschäfte',
    title: 'Musterschäfte über Nacht drucken',
    text: 'Sie modellieren den Schaft am Bildschirm, Zone für Zone, und drucken über Nacht ein Muster aus Ortho Tough UV. Passform und Belastbarkeit prüfen Sie heute am Gipspositiv und im Prüfstand. Abgeben dürfen Sie gedruckte Schäfte erst, wenn das Resin die CE-Kennzeichnung hat.',
    alt: 'Gedruckter Unterarmschaft mit Handgelenkeinheit, dahinter ein grauer Testschaft mit zwei Fenstern',
    links: { inquiry: 'Angebot anfordern', printer: 'Reflex RS ansehen' },
  },
  results: {
    title: '31 Versorgungen in neun Monaten',
    text: 'Erprobung mit Unterarmprothesen in einem Rehazentrum in der Türkei.',
    before: 'Gips',
    after: 'Scan und Druck',
    rows: {
      fitting: 'Tage von der Formabnahme bis zur ersten Anprobe',
      sockets: 'Testschäfte je Versorgung',
      nights: 'Übernachtungen während der Versorgung',
    },
  },
  steps: {
    title: 'Vom Stumpf zum definitiven Schaft',
    items: {
      scan: { title: 'Scannen', text: 'Sie scannen den Stumpf ohne Liner.' },
      rectify: {
        title: 'Zweckform modellieren',
        text: 'Zone für Zone reduzieren oder entlasten. Die Werte bleiben gespeichert und lassen sich wiederverwenden.',
      },
      print: {
        title: 'Drucken',
        text: 'Über Nacht mit der Öffnung nach unten, damit am geschlossenen Ende kein Resin stehen bleibt.',
      },
      cure: {
        title: 'Nachhärten',
        text: 'Am Morgen, bei 60 °C je Seite eine halbe Stunde, mit einer Lampe im Schaft.',
      },
      fit: {
        title: 'Anprobe',
        text: 'Druckstellen beurteilen Sie durch Fenster von 15 mm. Ränder beschleifen Sie oder weiten Sie mit Heißluft auf.',
      },
      definitive: {
        title: 'Definitiver Schaft',
        text: 'Sie drucken die letzte Version neu und setzen die Handgelenkeinheit ein. Kontrolliert wird alle drei Monate.',
      },
    },
  },
  faults: {
    title: 'Vier Fehler und was dagegen hilft',
    text: 'Alle vier sind im genannten Rehazentrum aufgetreten.',
    items: {
      strap: {
        title: 'Gurtloch weitet sich',
        text: 'Eine Wand von 4 mm gab binnen drei Wochen nach. Heute ist sie dort 5 mm stark und hat eine Metallöse.',
      },
      edge: {
        title: 'Rand reißt',
        text: 'Zwei von 31 Schäften rissen am oberen Rand, der auf unter 3 mm geschliffen war. Lassen Sie mindestens 3 mm stehen.',
      },
      end: {
        title: 'Resin im Schaftende',
        text: 'Schäfte mit der Öffnung nach unten drucken, waschen und abtropfen lassen.',
      },
      seam: {
        title: 'Naht drückt',
        text: 'Ein Beinschaft aus zwei Hälften drückte an der Naht. Das Zentrum hat den Versuch beendet.',
      },
    },
  },
  legs: {
    title: 'Beinschäfte nur für Kinder',
    text: 'Die Plattform des Reflex RS misst 222 × 122 mm.',
    alt: 'Gedruckter Unterschenkelschaft auf einem kurzen Rohr',
    points: {
      children: 'Das Zentrum hat bisher zwei Beinschäfte gedruckt, beide für Kinder.',
      adults: 'Beinschäfte für Erwachsene passen nicht darauf und werden weiter laminiert oder tiefgezogen.',
    },
  },
  questions: {
    title: 'Fragen aus der Werkstatt',
    questions: {
      clear: {
        question: 'Ist der Testschaft durchsichtig?',
        answer:
          'Nein. Ortho Tough UV gibt es in Hautton, Weiß und Schwarz. Drucken Sie Fenster, wo Sie die Haut sehen wollen.',
      },
      load: {
        question: 'Wie hoch ist die Belastbarkeit?',
        answer:
          'Das Zentrum hat sechs Unterarmschäfte eine Stunde lang axial mit 400 N belastet, ohne Schaden. Ihre Konstruktion müssen Sie selbst prüfen.',
      },
      skin: {
        question: 'Darf der Schaft direkt auf der Haut getragen werden?',
        answer:
          'Als Schaft erst nach der CE-Kennzeichnung des Resins. Vollständig nachgehärtet wurde es nach ISO 10993-5, ISO 10993-10 und ISO 10993-23 für intakte Haut geprüft. Eine Innenwand, die kein Licht bekommen hat, ist nicht vollständig nachgehärtet.',
      },
      release: {
        question: 'Wer verantwortet die Versorgung?',
        answer:
          'Ihr Betrieb als Hersteller. Vor jeder Abgabe prüft das Orthopädietechnik-Team Wandstärke, Ränder und Belastbarkeit.',
      },
    },
  },
  cases: { title: 'Anwenderberichte' },
  contact: {
    title: 'Schwierigen Stumpf prüfen lassen',
    text: 'Ein anonymisierter Scan genügt. Wir prüfen die Größe, schlagen Wandstärken und Fenster vor und nennen den passenden Drucker.',
    alt: 'Gedruckte Verkleidung an einer Beinprothese',
    links: { inquiry: 'Angebot anfordern', prosthesis: 'Verkleidungen und Passteile' },
  },
} satisfies PageCopy<typeof socket>;
