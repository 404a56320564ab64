import type { PageCopy } from '#sections/page-content.ts';
import type { clearAligners } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Aligner',
    title: '710 Modelle am Tag, jedes anders',
    text: 'So viele haben vier A2D Ortho auf unserer Versuchslinie über zehn Arbeitstage im Mittel gedruckt. Die Drucker lösen die Modelle selbst von der Plattform. Der Code im Sockel nennt Fall, Schritt und Kiefer. Geräte zum Tiefziehen, Markieren und Beschneiden kommen von Partnern.',
    alt: 'Eine Linie für Aligner: Resin-Station, A2D Ortho mit Automationseinheit, Wash Station und ein Regalwagen mit Modellen',
    links: { inquiry: 'Fertigungslinie planen', materials: 'Modellresins' },
  },
  steps: {
    title: 'Der Ablauf in acht Schritten',
    text: 'Zeiten je Takt auf der Versuchslinie: Ein Druck und ein Waschkorb fassen 12 Modelle, jedes der zwei Nachhärtegeräte sechs, jedes der zwei Tiefziehgeräte eines.',
    items: {
      capture: {
        title: 'Daten erfassen',
        text: 'Intraoralscan oder gescannte Abformung. Vor der Planung wird der Scan auf Löcher geprüft.',
      },
      design: {
        title: 'Planen',
        text: 'Behandlungsschritte, Attachments und Schnittlinien, in Ihrer Software oder durch unseren Designservice.',
      },
      print: {
        title: 'Drucken',
        text: 'Hohle Modelle werden stehend angeordnet, jedes mit Code im Sockel. In dieser Zeit ist der Wechsel enthalten: Der A2D Ortho löst die Modelle ab und startet den nächsten Druck.',
      },
      wash: {
        title: 'Waschen und abtropfen',
        text: 'Die Modelle kommen lose aus dem Drucker und werden im Korb gewaschen, ein Korb je Waschgang, in zwei Bädern. Danach tropfen sie ab. Nass gehärtete Modelle kleben, und die Folie löst sich schlecht.',
      },
      cure: {
        title: 'Nachhärten',
        text: 'Nur vollständig nachgehärtet hält das Modell der Hitze der Folie stand. Ein Gerät allein braucht für einen Druck zwei Durchgänge.',
      },
      form: {
        title: 'Tiefziehen',
        text: 'Das Modell bleibt unter Hitze und Druck formstabil und löst sich sauber aus der Folie.',
      },
      mark: {
        title: 'Lasermarkieren',
        text: 'Die Zelle unseres Partners Trimline Cell Automation schreibt Fall, Schritt und Charge auf jeden Aligner und liest sie vor der Übergabe noch einmal aus.',
      },
      trim: {
        title: 'Beschneiden',
        text: 'Während in derselben Zelle der nächste Aligner markiert wird, erkennt eine Kamera die geplante Schnittlinie auf der Folie, und die Zelle schneidet. Danach Kanten polieren, prüfen und reinigen.',
      },
    },
  },
  figures: {
    title: 'Leistung einer Linie',
    text: 'Zehn Arbeitstage auf unserer Versuchslinie mit 212 echten Behandlungsplänen; acht Drucke zu 12 Modellen fielen aus. Die Neuanfertigungen stammen aus einem Alignerlabor in Italien.',
    items: {
      mean: 'Modelle am Tag im Mittel, in 24 Stunden auf vier A2D Ortho',
      models: 'Modelle an den besten Tagen ohne Stillstand; 672 am schlechtesten',
      trimLines: 'der Schnittlinien findet die Kamera allein; die übrigen zeichnen Sie am Bildschirm, je 3 min',
      remakes: 'der Aligner neu angefertigt, seit das Labor auf zwei A2D Ortho druckt',
    },
    links: { paper: 'Stillstände und Ausschuss im Whitepaper' },
  },
  stations: {
    title: 'Geräte, Kapazität und Personal der Linie',
    text: 'Aus dem Whitepaper: Gedruckt wird 24 h am Tag, die übrigen Stationen laufen in zwei Schichten zu 8 h. Die Zelle markiert den nächsten Aligner, während sie beschneidet. Ein Drucker schafft höchstens 180 Modelle am Tag. Planen Sie mit 168, dann bleibt die Zeit eines Drucks für Resin, Folie und Reinigung; auf der Versuchslinie waren es im Mittel rund 177. Je Schicht arbeiten zwei Personen, in den ersten Morgenstunden drei; die letzte Spalte nennt ihre Handgriffe.',
    first: 'Station',
    columns: { units: 'Geräte', cycle: 'Takt', capacity: 'Modelle am Tag, höchstens', staff: 'Von Hand' },
    rows: {
      print: {
        title: 'Drucken',
        units: '4 A2D Ortho',
        cycle: '1 h 36 min für 12 Modelle, mit Wechsel',
        capacity: '4 × 180, Planwert 4 × 168',
        staff: 'Resin-Station nachfüllen, Trennfolie wechseln',
      },
      wash: {
        title: 'Waschen und Abtropfen',
        units: '1 Wash Station',
        cycle: '8 min für einen Korb mit 12 Modellen',
        capacity: '1.440',
        staff: 'Körbe einsetzen und herausnehmen',
      },
      cure: {
        title: 'Nachhärten',
        units: '2 UltraCraft Cure',
        cycle: '8 min für je 6 stehende Modelle',
        capacity: '1.440',
        staff: 'Bestücken und entnehmen',
      },
      form: {
        title: 'Tiefziehen',
        units: '2 Tiefziehgeräte',
        cycle: '2 min für je 1 Modell',
        capacity: '960',
        staff: 'Folie und Modell einlegen',
      },
      mark: {
        title: 'Lasermarkieren',
        units: '1, in der Beschneidezelle',
        cycle: '20 s für 1 Aligner',
        capacity: '2.880',
        staff: 'Nichts',
      },
      trim: {
        title: 'Beschneiden',
        units: '1 Beschneidezelle',
        cycle: '70 s für 1 Aligner',
        capacity: '823',
        staff: 'Jede zehnte Schnittlinie zeichnen, polieren, prüfen',
      },
    },
  },
  line: {
    title: 'Produktion auch nachts ohne Personal',
    text: 'Der A2D Ortho räumt seine Plattform selbst ab. Die Modelle der Nacht liegen morgens zum Waschen bereit.',
    alt: 'Bauplattform mit zwölf hohlen Alignermodellen, aufrecht stehend',
    points: {
      unattended:
        'Die Automationseinheit entnimmt die Modelle und startet den nächsten Druck; die Resin-Station hält die Wanne gefüllt.',
      release:
        'Die Sockel brechen nicht aus, weil kein Spachtel nötig ist. Vor dem nächsten Druck wird die Plattform auf Reste geprüft.',
      trace: 'Über den Code im Sockel sind Bestellung, Druckauftrag und Resincharge jedem Modell zugeordnet.',
    },
  },
  cost: {
    title: 'Was kostet ein Modell?',
    text: 'Das Beispiel ist ein hohles Kiefermodell aus Model TF UV 2.0 mit 20 g Resin samt Supports, gedruckt auf einem A2D Ortho mit 3.600 Modellen im Monat. In den Preisen sind Automationseinheit, Waschstation, Nachhärtung und Resinversorgung enthalten. Bis etwa 1.200 Modelle im Monat genügt ein A2D 4K in einer Schicht. Für die Kosten eines Aligners kommen Folie, 2 min Tiefziehen, 70 s in der Zelle und das Nacharbeiten hinzu.',
  },
  printers: {
    title: 'Geräte für die Alignerlinie',
    text: 'Starten Sie mit einem Drucker. Eine Beschneidezelle reicht für vier, mit dem fünften Drucker planen Sie eine zweite ein. Zum Nachhärten genügen zwei UltraCraft Cure für vier Drucker. Der A2D Ortho entnimmt die Modelle selbst, der A2D 4K mit HiVE. Dateien, Resins und Abläufe bleiben auch bei zehn Druckern gleich.',
  },
  materials: {
    title: 'Resins für diese Linie',
    text: 'Tiefgezogen wird auf Model TF UV 2.0. Model Ortho UV ist für Studienmodelle.',
    all: 'Alle Dentalresins',
  },
  cases: { title: 'So arbeitet ein Alignerlabor damit' },
  questions: {
    title: 'Fragen vor dem Start',
    questions: {
      space: {
        question: 'Wie viel Platz und Personal braucht eine Linie?',
        answer:
          'Vier A2D Ortho, eine Resin-Station und eine Wash Station stehen auf 5,3 m Länge und 3,2 m² Fläche, ohne Gänge und Tiefziehplatz. Auf der Versuchslinie arbeiteten zwei Personen je Schicht, in den ersten Morgenstunden drei.',
      },
      start: {
        question: 'Was brauche ich für die ersten hundert Fälle?',
        answer:
          'Einen Drucker, ein Wasch- und ein Nachhärtegerät, ein Tiefziehgerät und Resin für Tiefziehmodelle. Beschneiden können Sie zunächst von Hand, bis die Stückzahl einen Automaten rechtfertigt.',
      },
      clearance: {
        question: 'Ist das gedruckte Modell ein Medizinprodukt?',
        answer:
          'Nein. Es kommt nicht in den Mund, sondern dient nur zum Tiefziehen. Der Aligner ist ein Medizinprodukt: Nehmen Sie eine Tiefziehfolie mit CE-Kennzeichnung für diesen Zweck. Hersteller des Aligners nach MDR sind Sie.',
      },
      direct: {
        question: 'Warum nicht gleich den Aligner drucken?',
        answer:
          'Tiefziehfolie ist klar, gleichmäßig dick und regulatorisch etabliert. Für Apparaturen, die sich besser drucken lassen, etwa Retainer mit Aufbissen, gibt es Retainer UV; am Patienten erst nach der CE-Kennzeichnung.',
      },
      files: {
        question: 'Welche Planungssoftware passt?',
        answer:
          'Jede, die die Behandlungsschritte als STL ausgibt. StreamFlow liest Fall, Schritt und Kiefer aus dem Dateinamen und schreibt sie als Code in den Sockel.',
      },
      waste: {
        question: 'Wie viel Resin braucht ein Modell?',
        answer:
          'Ein hohles Modell braucht rund 20 g, Supports eingerechnet, ein massives Arbeitsmodell rund 33 g. Das Volumen eines Drucks zeigt Heliograph Prepare vor dem Druck an.',
      },
    },
  },
  contact: {
    title: 'Nennen Sie uns Ihre Zahlen',
    text: 'Wir brauchen die Fälle pro Monat, Ihre Arbeitszeiten und die Stellfläche. Sie erhalten den Plan einer Linie, die Kosten je Modell und einen Satz Mustermodelle.',
    alt: 'Satz transparenter Aligner',
    links: { inquiry: 'Fertigungslinie planen' },
  },
} satisfies PageCopy<typeof clearAligners>;
