import type { PageCopy } from '#sections/page-content.ts';
import type { tws } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'True-Wireless-Ohrhörer',
    title: 'Ohrhörer\u00adschalen in Serie ohne Werkzeugbau',
    text: 'Sie drucken die Schale in einem Stück, mit Innenwänden, Rasten und Kanälen, und können sie von Charge zu Charge ändern. Auf diese Weise fertigt ein Lohnfertiger in China über eine Million Teile im Monat. Bis rund 40.000 Paar einer Größe ist der Druck günstiger als ein Werkzeug, bei häufigen Änderungen auch darüber.',
    alt: 'Ein Paar glänzend schwarze gedruckte Ohrhörerschalen',
    links: { inquiry: 'Muster anfordern', materials: 'Resins für Hearables' },
  },
  figures: {
    title: 'Aus der Serienfertigung',
    items: {
      tolerance:
        'Toleranz bei einem Lohnfertiger in China; je Arbeitsschicht werden von jedem Modell 32 Schalen gemessen',
      pieces: 'Gutteile im Monat bei demselben Fertiger, alle Modelle von elf Marken zusammen',
      printers: 'Drucker in seiner Halle (116 bei Erscheinen des Berichts)',
      rejects: 'Ausschuss, zur Hälfte Oberflächenfehler nach dem Lackieren',
      launch:
        'von der Konstruktionsfreigabe bis zur ersten Auslieferung bei einer Audiomarke in Dänemark, ohne Werkzeugbau',
    },
    measures: { launch: 'Monate' },
    links: {
      volume: 'Anwenderbericht: eine Million im Monat',
      launch: 'Anwenderbericht: ausgeliefert nach zwei Monaten',
    },
  },
  onePiece: {
    title: 'Vorteile gegenüber dem Spritzguss',
    text: 'Im Spritzguss braucht die Schale zwei Werkzeughälften und Entformungsschrägen. Beim Druck entfällt beides.',
    items: {
      noSeam: {
        title: 'Keine Naht auf der Haut',
        text: 'Auf der Hautseite ist keine Trennnaht, am Schallaustritt keine Bindenaht.',
      },
      inside: {
        title: 'Innenleben mitgedruckt',
        text: 'Schallkanäle, Rasten und Antennensitze entstehen im selben Druck und müssen nicht montiert werden.',
      },
      fit: {
        title: 'Neue Größe, neue Datei',
        text: 'Eine zweite Größe oder eine individuelle Schale braucht kein neues Werkzeug.',
      },
    },
  },
  surface: {
    title: 'Oberfläche, Farbe, Hautkontakt',
    text: 'Die Schalen werden gleitgeschliffen oder poliert und dann lackiert.',
    alt: 'Flasche Hearable Clear UV vor zwei Druckern, daneben Schalen auf einem Tablett',
    points: {
      finish:
        'Auf flachen Wölbungen bleiben Schichtstufen unter Klarlack sichtbar. Eine fein gedruckte Textur verdeckt sie.',
      color:
        'Sie bekommen die Schalen klar, durchgefärbt oder lackiert und können die Farbe von Charge zu Charge wechseln.',
      skin: 'Hearable Clear UV ist nach ISO 10993-5, ISO 10993-10 und ISO 10993-23 auf Hautkontakt geprüft, Hearable Soft UV nach den ersten beiden. Das gilt für vollständig nachgehärtete Teile mit hautverträglichem UV-Lack. Ohrhörer für Musik sind keine Medizinprodukte.',
      records:
        'Messen Sie in jeder Arbeitsschicht Stichproben. Die Auftragsnummer aus StreamFlow bleibt durch Waschen, Nachhärten und Lackieren beim Korb.',
    },
    links: { color: 'Resinteile einfärben' },
  },
  shells: {
    title: 'Hörgeräteschalen: heute nur als Muster',
    text: 'Im-Ohr-Schalen drucken Sie auf denselben Geräten, rechts rot und links blau. Hörgeräteschalen und Otoplastiken sind Medizinprodukte: Abgeben dürfen Sie sie erst, wenn das Resin die CE-Kennzeichnung hat.',
    alt: 'Gedruckte Hörgeräteschalen in Rot und Blau',
    links: { materials: 'Resins für Hearables' },
  },
  line: {
    title: 'Zwei Serien im Vergleich',
    text: 'Aus zwei Anwenderberichten: ein Lohnfertiger mit 116 UltraCraft A2D 4K und eine Audiomarke, deren Dienstleister zwei UltraCraft A3D betreibt.',
    first: 'In der Serie',
    columns: { factory: 'Lohnfertiger, China', brand: 'Audiomarke, Dänemark' },
    rows: {
      lot: { title: 'Losgröße', factory: '5.000 bis 200.000 Paar eines Modells', brand: '6.000 Paar in drei Größen' },
      output: {
        title: 'Ausbringung',
        factory: '84 Schalen je Druck in zwei Lagen, rund 350 Schalen je Drucker und Tag',
        brand: '12.000 Schalen bis zur ersten Auslieferung auf zwei Druckern mit automatischer Entnahme',
      },
      resin: {
        title: 'Resin je Schale',
        factory: 'rund 1,3 g mit Supports, 770 Schalen aus 1 kg, berechnet für unsere Musterschale',
        brand: 'ebenso, in Hearable Clear UV',
      },
      wall: { title: 'Wandstärke', factory: 'ab 0,6 mm', brand: '0,6 mm, an den Ladekontakten 0,9 mm' },
      change: {
        title: 'Änderung',
        factory: '40 min von der Freigabe bis zur ersten Schicht',
        brand: '3 Tage, fünf Änderungen in zwei Monaten',
      },
      tests: {
        title: 'Prüfung',
        factory: '32 Schalen je Modell und Arbeitsschicht an fünf Stellen, innerhalb ±0,05 mm',
        brand: 'Falltest nach zwei Änderungen bestanden, 50 Schalen je Größe innerhalb ±0,05 mm',
      },
      limit: {
        title: 'Grenze zum Spritzguss',
        factory: '200.000 Paar eines Modells: Bis dahin brauchte jede Größe und jede Änderung ein neues Werkzeug',
        brand: 'rund 40.000 Paar einer Größe: ein Werkzeug, das jahrelang unverändert läuft',
      },
    },
  },
  questions: {
    title: 'Fragen aus der Produktentwicklung',
    questions: {
      rejects: {
        question: 'Mit wie viel Ausschuss ist zu rechnen?',
        answer:
          'Im ersten Monat unter Volllast hatte der Lohnfertiger 11 % Ausschuss, meist wegen Resin in den Schallkanälen. Mit drehenden Körben und einem zweiten Bad sind es 2,4 %, zur Hälfte Oberflächenfehler nach dem Lackieren.',
      },
      quantity: {
        question: 'Kostet ein gedrucktes Paar mehr als ein gespritztes?',
        answer:
          'Ja, je Paar. Sie sparen das Werkzeug für jede Größe, seine Lieferzeit und die Korrekturen. Ihre Grenze ist der Werkzeugpreis, geteilt durch den Preisunterschied je Paar.',
      },
      safety: {
        question: 'Gibt es eine RoHS-Erklärung, und sind die Schalen schweißbeständig?',
        answer:
          'Für Hearable Clear UV gibt es eine RoHS-Erklärung. Schweiß- und UV-Beständigkeit bestimmt der Lack: Prüfen Sie lackierte Schalen nach Ihrem Lastenheft.',
      },
    },
  },
  printers: {
    title: 'Drucker für Hearables',
    text: 'Der Lohnfertiger druckt auf jedem A2D 4K 84 Schalen je Auftrag in zwei Lagen, etwas mehr als viermal am Tag. Die Schalen der dänischen Marke kommen von zwei A3D, die die Teile selbst entnehmen. Für kleinere Serien gibt es den A2D HD. Gezählt sind auf den Karten Hörgeräteschalen in einer Lage; sie sind etwa so groß wie Ohrhörerschalen.',
  },
  contact: {
    title: 'Probedruck Ihrer Schale',
    text: 'Schicken Sie uns die Datei Ihrer Schale. Sie bekommen je ein Muster gleitgeschliffen, klar lackiert und farbig lackiert, dazu das Messprotokoll.',
    alt: 'Aufgeschnittene gedruckte Ohrhörerschale mit Schallkanal, Entlüftung und Rasthaken',
    links: { inquiry: 'Muster anfordern' },
  },
} satisfies PageCopy<typeof tws>;
