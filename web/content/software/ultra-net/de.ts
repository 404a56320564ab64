import type { PageCopy } from '#sections/page-content.ts';
import type { ultraNet } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Ultra-Net',
    title: 'Alle Drucker und jeden Stillstand im Blick',
    text: 'Sie sehen Zustand, Auftrag, Resinstand und Betriebsstunden aller Geräte auf einem Bildschirm. Steht ein Drucker still, meldet Ultra-Net die Ursache aufs Smartphone.',
    alt: 'Übersicht aller Drucker in Ultra-Net auf einem Bildschirm, daneben Reflex 2 Pro und Reflex 2',
    links: { inquiry: 'Drucker anbinden', support: 'Anleitung zur Einrichtung' },
  },
  idle: {
    title: 'Stillstand in drei Laboren gemessen',
    text: 'Drei Labore mit 17 Druckern haben sechs Wochen lang jeden Stillstand mit Ultra-Net erfasst. Eines hat danach den Beginn der Spätschicht um eine halbe Stunde verlegt.',
    items: {
      platform: 'der Stillstandszeit durch nicht abgeräumte Plattformen',
      supplies: 'durch fehlendes Resin und fällige Folien',
      faults: 'durch Störungen am Gerät',
    },
    alt: 'Ultra-Net: Fortschritt, Restzeit und Resin von vier Druckern, bei einem geht das Resin zur Neige',
  },
  causes: {
    title: 'Ursache jedes Stillstands',
    items: {
      resin: {
        title: 'Resin leer',
        text: 'Ultra-Net warnt vor der Freigabe des Auftrags, Sie können also noch nachfüllen.',
      },
      film: {
        title: 'Folie fällig',
        text: 'Ultra-Net zählt die Schichten. Den Folienwechsel legen Sie in eine ruhige Stunde.',
      },
      platform: { title: 'Plattform belegt', text: 'Der Druck ist fertig, aber noch nicht abgenommen.' },
      fault: {
        title: 'Störung',
        text: 'Sie sehen Fehlercode und Protokoll des Auftrags und können beides direkt dem Support schicken.',
      },
    },
  },
  night: {
    title: 'Meldungen nach Dringlichkeit',
    text: 'Empfänger und Uhrzeiten stellen Sie je Meldung ein; sie kommt per E-Mail, SMS oder in Microsoft Teams.',
    alt: 'Ultra-Net nachts auf dem Smartphone, ein Drucker ist stehen geblieben',
    points: {
      now: 'Sofort bei Stillstand vor einem Liefertermin am Morgen, bei zu wenig Resin für einen langen Lauf und bei vollem Behälter',
      morning: 'Zum Dienstbeginn bei fertigem Auftrag, fälliger Folie und neuer Firmware',
      count: 'Nur im Protokoll: Aufheizen, Pausen und geöffnete Türen',
    },
  },
  connect: {
    title: 'Drucker in vier Schritten anbinden',
    items: {
      network: {
        title: 'Netzwerk eintragen',
        text: 'Tragen Sie unter Einstellungen > Netzwerk die Adresse und, falls vorhanden, den Proxy ein.',
      },
      test: {
        title: 'Verbindung prüfen',
        text: 'Drei grüne Haken heißen: Namensauflösung, Uhrzeit und Server stimmen.',
      },
      code: {
        title: 'Code eingeben',
        text: 'Der Drucker zeigt einen Code. Geben Sie ihn auf der Seite von Ultra-Net ein.',
      },
      name: { title: 'Benennen', text: 'Geben Sie den hausinternen Namen und den Raum ein.' },
    },
  },
  network: {
    title: 'Für Ihre IT',
    text: 'Die Drucker bauen die Verbindung von innen auf. Von außen muss kein Port offen sein.',
    alt: 'Resin-Station, die ihren Füllstand an Ultra-Net meldet',
    points: {
      ports: 'Ausgehend TCP 443 je Drucker',
      time: 'Uhrzeit über NTP, UDP 123',
      segment: 'Ein eigenes Netzsegment ohne Zugang zu Patientendaten genügt',
      cable: 'Ab fünf Druckern per Kabel, denn ein voller Auftrag mit Modellen kann über 500 MB groß sein',
      address: 'Feste Adresse oder DHCP-Reservierung je Drucker',
    },
    links: { support: 'Alle Anleitungen' },
  },
  printers: {
    title: 'Geräte mit Ultra-Net',
    text: 'A2D-Familie, A3D, C-Serie, ChairSide Pro, Reflex 2 und Reflex 2 Pro, dazu HiVE und Resin-Station.',
  },
  questions: {
    title: 'Fragen vor dem Anbinden',
    questions: {
      offline: {
        question: 'Ein Drucker ist offline, druckt aber. Geht der Auftrag verloren?',
        answer: 'Nein. Er druckt fertig und meldet die fehlenden Ereignisse nach.',
      },
      old: {
        question: 'Lassen sich ältere Drucker anbinden?',
        answer: 'Sie erscheinen in der Liste. Ursachen melden sie erst mit aktueller Firmware.',
      },
      pictures: {
        question: 'Verlassen Bilder aus der Druckkammer das Haus?',
        answer:
          'Nur wenn der Drucker eine Kamera hat, mit Ultra-Net verbunden ist und Sie das Teilen eingeschaltet haben.',
      },
      remote: {
        question: 'Kann Ihr Support auf den Drucker zugreifen?',
        answer: 'Nur wenn Sie es für diesen Drucker erlauben. Dann liest er das Protokoll direkt aus, ohne USB-Stick.',
      },
      updates: {
        question: 'Wann wird Firmware installiert?',
        answer:
          'In den Zeitfenstern, die Sie vorgeben. Ohne Zeitfenster bietet der Drucker das Update an und wartet auf Sie. Laufende Aufträge werden vorher fertig.',
      },
    },
  },
  contact: {
    title: 'Stillstand eine Woche lang messen',
    text: 'Ultra-Net ist im Preis der oben genannten Drucker enthalten. Nach einer Woche geht unsere Anwendungstechnik die Ursachen mit Ihnen durch.',
    alt: 'Desktopdrucker Reflex 2 Pro',
    links: { inquiry: 'Drucker anbinden' },
  },
} satisfies PageCopy<typeof ultraNet>;
