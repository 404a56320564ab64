import type { PageCopy } from '#sections/page-content.ts';
import type { tws } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'True-Wireless-Ohrhörer',
    title: 'Ohrhörer\u00adschalen in Serie ohne Werkzeugbau',
    text: 'Sie drucken die Schale in einem Stück, mit Innenwänden, Rasten und Kanälen, und können sie von Charge zu Charge ändern. Auf diese Weise fertigt ein Lohnfertiger in China über eine Million Teile im Monat. Das ist bis rund 40.000 Paar je Größe günstiger als Spritzguss, bei einem Modell, das alle paar Monate ersetzt wird, bis 200.000 Paar.',
    alt: 'Ein Paar gedruckte True-Wireless-Ohrhörer mit Stiel, davor eine aufgeschnittene Schale',
    links: { inquiry: 'Muster anfordern', materials: 'Resins für Hearables' },
  },
  cut: {
    title: 'Innenwände, Kanäle und Rasten in einem Teil',
    text: 'Eine gespritzte Schale braucht zwei Werkzeughälften und Entformungsschrägen. Die gedruckte hat auf der Hautseite keine Trennnaht und am Schallaustritt keine Bindenaht, und für eine weitere Größe brauchen Sie kein Werkzeug. Schallwandler, Akku und Antenne setzen Sie von außen ein, dann rastet die Faceplate ein.',
    alt: 'Aufgeschnittene gedruckte Ohrhörerschale mit sechs nummerierten Stellen, daneben Faceplate und Silikonaufsatz',
    points: {
      channel: 'Schallkanal vom Sitz des Schallwandlers bis zum Schallaustritt',
      vent: 'Entlüftung',
      hooks: 'Rasthaken für die Faceplate',
      antenna: 'Antennenhalter im Stiel',
      contacts: 'Sitze der Ladekontakte',
      wall: 'Wand, ab 0,6 mm',
    },
  },
  figures: {
    title: 'Aus der Serienfertigung',
    alt: 'Flasche Hearable Clear UV vor zwei Druckern, daneben Schalen auf einem Tablett',
    items: {
      pieces: 'Gutteile im Monat bei einem Lohnfertiger in China, alle Modelle von elf Marken zusammen',
      printers: 'Drucker in seiner Halle',
      tolerance: 'Toleranz seiner Schalen, in jeder Arbeitsschicht an fünf Stellen gemessen',
      launch:
        'von der Konstruktionsfreigabe bis zur ersten Auslieferung bei einer Audiomarke in Dänemark, ohne Werkzeugbau',
    },
    measures: { launch: 'Monate' },
    links: {
      volume: 'Anwenderbericht: eine Million im Monat',
      launch: 'Anwenderbericht: ausgeliefert nach zwei Monaten',
    },
  },
  surface: {
    title: 'Oberfläche, Farbe, Hautkontakt',
    items: {
      finish: {
        title: 'Oberfläche',
        text: 'Die Schalen werden gleitgeschliffen oder poliert und dann lackiert. Auf flachen Wölbungen bleiben Schichtstufen unter Klarlack sichtbar. Eine fein gedruckte Textur verdeckt sie.',
      },
      color: {
        title: 'Farbe',
        text: 'Die Schalen lassen sich klar, durchgefärbt oder lackiert fertigen, und die Farbe kann von Charge zu Charge wechseln.',
      },
      skin: {
        title: 'Hautkontakt',
        text: 'Hearable Clear UV ist nach ISO 10993-5, ISO 10993-10 und ISO 10993-23 auf Hautkontakt geprüft, Hearable Soft UV nach den ersten beiden. Das gilt für vollständig nachgehärtete Teile mit hautverträglichem UV-Lack. Ohrhörer für Musik sind keine Medizinprodukte.',
      },
      records: {
        title: 'Prüfung und Rückverfolgung',
        text: 'Messen Sie in jeder Arbeitsschicht Stichproben. Die Auftragsnummer aus StreamFlow begleitet den Korb durch Waschen, Nachhärten und Lackieren.',
      },
    },
  },
  shells: {
    title: 'Hörgeräteschalen: heute nur als Muster',
    text: 'Im-Ohr-Schalen drucken Sie auf denselben Geräten, rechts rot und links blau. Hörgeräteschalen und Otoplastiken sind Medizinprodukte: Abgeben dürfen Sie sie erst, wenn das Resin die CE-Kennzeichnung hat.',
    alt: 'Gedruckte Hörgeräteschalen in Rot und Blau',
    links: { materials: 'Resins für Hearables' },
  },
  line: {
    title: 'Zwei Serien im Vergleich',
    text: 'Aus zwei Anwenderberichten: ein Lohnfertiger in China, der auf dem UltraCraft A2D 4K druckt, und eine Audiomarke in Dänemark, deren Dienstleister zwei UltraCraft A3D betreibt.',
    first: 'In der Serie',
    columns: { factory: 'Lohnfertiger, China', brand: 'Audiomarke, Dänemark' },
    rows: {
      lot: { title: 'Losgröße', factory: '5.000 bis 200.000 Paar eines Modells', brand: '6.000 Paar in drei Größen' },
      output: {
        title: 'Ausbringung',
        factory:
          'rund 350 Schalen je Drucker und Tag: vier Drucke zu 84, gelegentlich ein fünfter, Plattformwechsel von Hand. 116 Drucker, 26 Tage im Monat, eine Person für zehn Drucker',
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
        brand: '3 Tage; fünf Korrekturen nach der Freigabe',
      },
      tests: {
        title: 'Prüfung',
        factory: '32 Schalen je Modell und Arbeitsschicht, je fünf Messstellen',
        brand: 'Falltest nach zwei Änderungen bestanden, 50 Schalen je Größe innerhalb ±0,05 mm',
      },
      limit: {
        title: 'Spritzguss ist günstiger',
        factory: 'ab 200.000 Paar je Modell; kleinere Auflagen laufen aus, bevor sich das Werkzeug amortisiert',
        brand: 'ab rund 40.000 Paar einer Größe, wenn ein Werkzeug jahrelang unverändert läuft',
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
    title: 'Drucker für Ohrhörerschalen',
    text: 'Die Stückzahlen gelten für eine Lage, schräg auf Supports. Der Lohnfertiger druckt auf dem A2D 4K zwei Lagen je Auftrag, 2 × 42 = 84 Schalen, in etwa der doppelten Zeit. Die Schalen der dänischen Marke kommen vom A3D, der sie selbst entnimmt. Für kleinere Serien gibt es den A2D HD.',
  },
  contact: {
    title: 'Probedruck Ihrer Schale',
    text: 'Schicken Sie uns die Datei Ihrer Schale. Sie bekommen je ein Muster gleitgeschliffen, klar lackiert und farbig lackiert, dazu das Messprotokoll.',
    alt: 'Gedruckte Schalen von In-Ear-Monitoren',
    links: { inquiry: 'Muster anfordern', color: 'Resinteile einfärben' },
  },
} satisfies PageCopy<typeof tws>;
