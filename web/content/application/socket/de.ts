import type { PageCopy } from '#sections/page-content.ts';
import type { socket } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Prothesenschäfte',
    title: 'Testschäfte über Nacht drucken',
    text: 'Sie modellieren den Schaft am Bildschirm, Zone für Zone, und drucken über Nacht einen Testschaft aus Ortho Tough UV. Passform und Belastbarkeit prüfen Sie heute am Gipspositiv und auf dem Prüfstand. Abgeben dürfen Sie gedruckte Schäfte erst, wenn das Resin die CE-Kennzeichnung hat.',
    alt: 'Gedruckter Unterarmschaft mit Handgelenkeinheit, dahinter ein grauer Testschaft mit zwei Fenstern',
    links: { inquiry: 'Angebot anfordern', printer: 'Reflex RS ansehen' },
  },
  results: {
    title: 'Neun Monate Erprobung im Rehazentrum',
    text: 'Ein Rehazentrum in der Türkei hat Testschäfte für den Unterarm gedruckt und am Gipspositiv und auf dem Prüfstand geprüft. Die Patientinnen und Patienten bekamen laminierte Schäfte, niemand trug einen gedruckten Schaft.',
    items: {
      fitting:
        'vom Scan bis zum ersten Testschaft auf dem Gipspositiv. Der herkömmliche ist neun Tage nach der Formabnahme fertig.',
      limbs: 'unterhalb des Ellenbogens, jede mit gedrucktem Testschaft',
      sockets:
        'im Mittel, bis die Form am Gipspositiv stimmte. Die herkömmlichen 2,3 sind bei der Anprobe gezählt und daher nur ein Anhalt.',
      load: 'axial: sechs Schäfte eine Stunde lang belastet, kein Schaden',
    },
    measures: { fitting: 'Tage', limbs: 'Versorgungen', sockets: 'Testschäfte' },
    links: { case: 'Anwenderbericht lesen' },
  },
  steps: {
    title: 'Vom Stumpf zum Testschaft',
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
        text: 'Am Morgen bei 60 °C von beiden Seiten je eine halbe Stunde nachhärten, dazu eine UV-Lampe in den Schaft stellen.',
      },
      fit: {
        title: 'Prüfen',
        text: 'Den Sitz auf dem Gipspositiv beurteilen Sie durch 15 mm große Fenster, danach folgt der Prüfstand. Ränder beschleifen oder mit Heißluft bei rund 80 °C leicht aufweiten. Das Resin ist kein Thermoplast: Für größere Änderungen drucken Sie neu.',
      },
      definitive: {
        title: 'Anprobe und definitiver Schaft',
        text: 'Erst nach der CE-Kennzeichnung. Dann drucken Sie die letzte Fassung mit Handgelenkeinheit neu und kontrollieren sie alle drei Monate.',
      },
    },
  },
  faults: {
    title: 'Vier Fehler, drei davon behoben',
    text: 'Alle vier traten im Rehazentrum am Gipspositiv oder auf dem Prüfstand auf. Offen blieb die Naht am zweiteiligen Beinschaft.',
    items: {
      strap: {
        title: 'Gurtloch weitet sich auf',
        text: 'Eine 4 mm starke Wand gab unter Last innerhalb von drei Wochen nach. Heute ist sie an der Stelle 5 mm stark und trägt eine Metallöse.',
      },
      edge: {
        title: 'Rand reißt',
        text: 'Bei zwei Versorgungen riss der Schaft beim Abziehen vom Positiv am oberen Rand, der auf unter 3 mm geschliffen war. Lassen Sie mindestens 3 mm stehen.',
      },
      end: {
        title: 'Resin im Schaftende',
        text: 'Schäfte mit der Öffnung nach unten drucken, waschen und abtropfen lassen.',
      },
      seam: {
        title: 'Naht steht vor',
        text: 'Bei einem Beinschaft aus zwei Hälften drückte sich die Naht in den Gips. Das Zentrum hat den Versuch beendet.',
      },
    },
  },
  legs: {
    title: 'Beinschäfte nur in Kindergröße',
    text: 'Der Bauraum des Reflex RS misst 222 × 122 × 228 mm. Ein Beinschaft für Erwachsene passt nicht hinein.',
    alt: 'Gedruckter Unterschenkel-Testschaft in Kindergröße auf einem kurzen Rohr',
    points: {
      children:
        'Nach dem Versuch mit zwei Hälften hat das Zentrum zwei Beinschäfte gedruckt, beide als Testschäfte in Kindergröße.',
      adults: 'Beinschäfte für Erwachsene laminieren Sie weiterhin oder ziehen sie tief.',
      height: 'Der Reflex 2 Pro ist der höchste Drucker mit Profil für dieses Resin; er baut 240 mm hoch.',
    },
  },
  questions: {
    title: 'Fragen aus der Werkstatt',
    questions: {
      clear: {
        question: 'Ist der Testschaft durchsichtig?',
        answer:
          'Nein. Ortho Tough UV gibt es in Hautton, Weiß und Schwarz. Sehen Sie Fenster vor, wo Sie den Sitz beurteilen wollen.',
      },
      load: {
        question: 'Wie hoch ist die Belastbarkeit?',
        answer:
          'Einen allgemeinen Wert gibt es nicht. Die oben genannte Last hielten sechs Unterarmschäfte eines Zentrums aus; Ihre Konstruktion müssen Sie selbst prüfen.',
      },
      skin: {
        question: 'Darf der Schaft direkt auf der Haut getragen werden?',
        answer:
          'Als Schaft erst nach der CE-Kennzeichnung des Resins. Vollständig nachgehärtet wurde es nach ISO 10993-5, ISO 10993-10 und ISO 10993-23 für intakte Haut geprüft. Eine Innenwand, die kein Licht bekommen hat, ist nicht vollständig nachgehärtet.',
      },
      release: {
        question: 'Wer verantwortet die Versorgung?',
        answer:
          'Ihr Betrieb als Hersteller. Nach der CE-Kennzeichnung prüft das Orthopädietechnik-Team vor jeder Abgabe Wandstärke, Ränder und Belastbarkeit.',
      },
    },
  },
  contact: {
    title: 'Schwierige Stumpfform prüfen lassen',
    text: 'Ein anonymisierter Scan genügt. Wir prüfen die Größe, schlagen Wandstärken und Fenster vor und nennen den passenden Drucker.',
    alt: 'Scan eines Unterarms auf einem Monitor, daneben ein Handscanner und zwei gedruckte Testschäfte',
    links: { inquiry: 'Angebot anfordern', prosthesis: 'Verkleidungen und Passteile' },
  },
} satisfies PageCopy<typeof socket>;
