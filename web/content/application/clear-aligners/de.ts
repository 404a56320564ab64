import type { PageCopy } from '#sections/page-content.ts';
import type { clearAligners } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Aligner',
    title: 'Siebenhundert Modelle am Tag, keines wie das andere.',
    text: 'Eine Linie für Aligner, vom Scan bis zum beschnittenen Rand: Drucker, die ihre Modelle selbst ablösen, Resins, von denen sich die Folie sauber löst, und Software, die weiß, wem welches Modell gehört.',
    alt: 'Satz Aligner neben dem gedruckten Modell, über dem sie tiefgezogen wurden',
    links: { inquiry: 'Linie planen', materials: 'Modellresins' },
  },
  steps: {
    title: 'Der Ablauf in sechs Schritten',
    items: {
      capture: {
        title: 'Daten erfassen',
        text: 'Intraoralscan oder gescannte Abformung, auf Löcher geprüft, bevor jemand damit plant.',
      },
      design: {
        title: 'Planen',
        text: 'Behandlungsschritte, Attachments und Schnittlinien, in Ihrer Software oder durch unseren Designservice.',
      },
      print: {
        title: 'Drucken',
        text: 'Hohle Modelle, stehend angeordnet, jedes mit Code im Sockel; der Drucker löst sie selbst ab.',
      },
      form: {
        title: 'Tiefziehen',
        text: 'Das Modell bleibt unter Hitze und Druck formstabil, die Folie geht sauber ab.',
      },
      mark: {
        title: 'Lasermarkieren',
        text: 'Patient, Schritt und Charge auf jedem Aligner, vor der Weitergabe zurückgelesen.',
      },
      trim: {
        title: 'Beschneiden',
        text: 'Entlang der geplanten Schnittlinie; die Kamera findet sie auf der Folie.',
      },
    },
  },
  figures: {
    title: 'Was eine Linie leistet',
    items: {
      models: 'Modelle am Tag auf einer Linie',
      trimLines: 'der Schnittlinien findet die Kamera allein',
      accuracy: 'Kantenlage bei A2D Ortho und A2D 4K: ein halbes Pixel, berechnet',
      support: 'bis der Support antwortet, an fünf Tagen rund um die Uhr',
    },
  },
  line: {
    title: 'Sie läuft, wenn niemand da ist',
    text: 'Der A2D Ortho räumt seine Plattform selbst ab. Was nachts gedruckt wird, liegt morgens zum Waschen bereit.',
    alt: 'Eine Linie für Aligner: Resin-Station, A2D Ortho mit Automationseinheit, Waschstation und ein Regalwagen mit Modellen',
    points: {
      unattended:
        'Die Automationseinheit nimmt die Modelle ab und startet den nächsten Auftrag; die Resin-Station hält die Wanne gefüllt.',
      release:
        'Kein Spachtel, keine ausgebrochenen Sockel: Vor dem nächsten Druck wird die Plattform auf Reste geprüft.',
      trace: 'Jedes Modell trägt seinen Code; Bestellung, Druckauftrag und Resincharge bleiben beisammen.',
    },
  },
  printers: {
    title: 'Geräte für eine Linie',
    text: 'Fangen Sie mit einem an. Dateien, Resins und Handgriffe bleiben bei zehn dieselben.',
  },
  materials: {
    title: 'Modellresins',
    text: 'Eines für Tiefziehmodelle unter Hitze und Druck, zwei für Arbeitsmodelle.',
    all: 'Alle Dentalresins',
  },
  cases: { title: 'Aus Laboren und Praxen' },
  questions: {
    title: 'Bevor Sie anfangen',
    questions: {
      start: {
        question: 'Was brauche ich für die ersten hundert Fälle?',
        answer:
          'Einen Drucker, ein Wasch- und ein Nachhärtegerät, ein Tiefziehgerät und Resin für Tiefziehmodelle. Beschneiden Sie von Hand, bis die Stückzahl mehr verlangt.',
      },
      direct: {
        question: 'Warum nicht gleich den Aligner drucken?',
        answer:
          'Folie ist klar, gleichmäßig dick und regulatorisch etabliert. Wo eine gedruckte Apparatur die bessere Lösung ist, etwa ein Retainer mit Aufbissen, nehmen Sie Retainer UV.',
      },
      files: {
        question: 'Welche Planungssoftware passt?',
        answer:
          'Jede, die die Behandlungsschritte als STL ausgibt. StreamFlow liest Patient, Schritt und Kiefer aus dem Dateinamen und schreibt sie als Code in den Sockel.',
      },
      waste: {
        question: 'Wie viel Resin braucht ein Modell?',
        answer:
          'Hohl rund 20 g, einschließlich der Supports. Das Volumen eines Auftrags zeigt Heliograph Prepare vor dem Druck.',
      },
    },
  },
  contact: {
    title: 'Nennen Sie uns Ihre Zahlen',
    text: 'Fälle im Monat, Arbeitszeiten, Fläche: Sie bekommen den Plan einer Linie, die Kosten je Modell und einen Satz Mustermodelle.',
    alt: 'Gedrucktes Modell zum Tiefziehen',
    links: { inquiry: 'Linie planen' },
  },
} satisfies PageCopy<typeof clearAligners>;
