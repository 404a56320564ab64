import type { PageCopy } from '#sections/page-content.ts';
import type { servicesOverview } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Service',
    title: 'Service vom Hersteller.',
    text: 'Onlinesupport von Montag bis Freitag rund um die Uhr, ein Designzentrum für Ihre Fälle, Muster vor dem Kauf und Ersatzteile aus Berlin.',
    alt: 'UltraCraft A2D HD',
    links: { support: 'Anleitung suchen', contact: 'Support kontaktieren' },
  },
  promise: {
    title: 'Darauf können Sie sich verlassen',
    items: {
      answer: 'bis zur Antwort des Onlinesupports',
      solved: 'bis zur Lösung oder bis zum Besuch vor Ort',
      countries: 'Länder, in denen wir Service leisten',
    },
  },
  services: {
    title: 'Was brauchen Sie?',
    items: {
      support: {
        title: 'Druckersupport',
        text: 'Aufbau, Bedienung, Wartung und Fehlercodes für jeden Drucker.',
        alt: 'UltraCraft A2D 4K',
      },
      design: {
        title: 'Designservice',
        text: 'Kronen, Prothesen, Bohrschablonen und Aligner, über Nacht konstruiert.',
        alt: 'Gedruckte Brücke und Krone',
      },
      samples: {
        title: 'Kostenloses Muster',
        text: 'Teil auswählen, wir drucken es. Passung und Oberfläche beurteilen Sie selbst.',
        alt: 'Gedruckte Aufbissschiene',
      },
      warranty: {
        title: 'Garantie',
        text: 'Fristen je Bauteil und der Weg zur Reklamation.',
        alt: 'Wash Station',
      },
      certificate: {
        title: 'Zertifikat prüfen',
        text: 'Nummer eingeben und sehen, ob das Zertifikat von uns stammt.',
        alt: 'Gedruckte Bohrschablone',
      },
      software: {
        title: 'Software-Downloads',
        text: 'Heliograph Prepare für Windows und macOS, aktuell und als Legacy.',
        alt: 'Produktionstafel auf einem Bildschirm',
      },
    },
  },
  ready: {
    title: 'Vier Angaben, mit denen es schneller geht',
    text: 'Liegen sie vor, steht die Lösung meist schon in der ersten Antwort.',
    alt: 'Ultra-Net auf dem Telefon, ein Drucker meldet eine Störung',
    points: {
      serial: 'Seriennummer vom Typenschild oder aus dem Menü „Info“',
      sentence: 'Die Störung in einem Satz: was passiert, seit wann, mit welchem Resin',
      photos: 'Zwei Fotos: Display mit Fehlercode, Teil oder Schaden',
      log: 'Protokoll des letzten Auftrags. Drucker in Ultra-Net senden es selbst, wenn Sie das erlauben.',
    },
    links: { ultraNet: 'Drucker an Ultra-Net anbinden' },
  },
  repair: {
    title: 'So läuft eine Reparatur',
    items: {
      report: { title: 'Störung melden', text: 'Online bei uns oder beim Händler, der das Gerät geliefert hat.' },
      answer: { title: 'Antwort vom Support', text: 'Das meiste erledigt sich hier: Folie, Plattform, Profil.' },
      solve: {
        title: 'Gelöst oder vor Ort',
        text: 'Hilft die Ferndiagnose nicht, ist ein Ersatzteil unterwegs oder ein Servicetechniker bei Ihnen.',
      },
      parts: {
        title: 'Reparatur in der Werkstatt',
        text: 'Eingesandte Geräte werden repariert, kalibriert und kommen mit Kalibrierprotokoll zurück.',
      },
    },
  },
  training: {
    title: 'Schulungen',
    text: 'Termine und Orte stehen im Kalender.',
    items: {
      start: {
        title: 'Der erste Tag am Drucker',
        text: 'Aufbau, erster Druck, Waschen, Nachhärten. Wir schulen in Berlin, Boston und Shanghai.',
      },
      practice: {
        title: 'Für das Praxisteam',
        text: 'Behandlung und Assistenz lernen gemeinsam und fertigen ein Provisorium, eine Schiene und ein Modell selbst.',
      },
      fleet: {
        title: 'Für die Fertigungsleitung',
        text: 'Zwei Tage zu Planung, Überwachung und Wartung ab zehn Druckern.',
      },
      online: {
        title: 'Online',
        text: 'Livestreams mit Fragen aus dem Publikum. Aufzeichnungen bleiben unter „Wissen“ abrufbar.',
      },
    },
  },
  questions: {
    title: 'Fragen zum Service',
    questions: {
      language: {
        question: 'In welchen Sprachen antwortet der Support?',
        answer: 'Auf Deutsch, Englisch und Chinesisch, über Partner auch in der Landessprache.',
      },
      weekend: {
        question: 'Und am Wochenende?',
        answer:
          'Der Onlinesupport ist von Montag bis Freitag rund um die Uhr besetzt. Am Wochenende helfen die Anleitungen; Ihre Nachricht ist am Montag als Erste an der Reihe.',
      },
      foreign: {
        question: 'Erlischt die Garantie mit fremdem Resin?',
        answer: 'Nein. Schäden durch fremdes Resin sind aber nicht gedeckt, und Profile dafür haben wir nicht.',
      },
      outside: {
        question: 'Was kostet eine Reparatur außerhalb der Garantie?',
        answer: 'Sie erhalten zuerst einen Kostenvoranschlag. Wir beginnen erst, wenn Sie zugestimmt haben.',
      },
      transport: {
        question: 'Wer zahlt den Versand?',
        answer:
          'Bei anerkannter Garantie wir, hin und zurück. Bitte mit Transportsicherung und in der Originalverpackung schicken.',
      },
    },
  },
  contact: {
    title: 'Nicht sicher, wer zuständig ist?',
    text: 'Schreiben Sie uns. Wir leiten die Frage weiter und nennen Ihnen die Ansprechperson.',
    alt: 'Laborarbeitsplatz mit Drucker, Waschgerät und Nachhärtegerät',
    links: { contact: 'Zum Kontakt' },
  },
} satisfies PageCopy<typeof servicesOverview>;
