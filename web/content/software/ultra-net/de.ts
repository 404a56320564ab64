import type { PageCopy } from '#sections/page-content.ts';
import type { ultraNet } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Ultra-Net',
    title: 'Welcher Drucker steht, und warum?',
    text: 'Zustand, Auftrag, Resinstand und Betriebsstunden aller Geräte auf einem Bildschirm. Steht ein Drucker, kommt die Ursache aufs Telefon.',
    alt: 'Übersicht aller Drucker in Ultra-Net auf einem Bildschirm, daneben Reflex 2 Pro und Reflex 2',
    links: { inquiry: 'Drucker anbinden', support: 'Anleitung zur Einrichtung' },
  },
  idle: {
    title: 'Stillstand ist selten eine Störung',
    text: 'Drei Labore haben sechs Wochen lang jeden Stillstand mit Ultra-Net erfasst. Eines hat danach den Beginn der Spätschicht um eine halbe Stunde verlegt.',
    items: {
      platform: 'der Stillstandszeit: Die Plattform war nicht abgeräumt',
      faults: 'der Stillstandszeit: Störung am Gerät',
      printers: 'Drucker waren beteiligt',
    },
  },
  causes: {
    title: 'Zu jedem Stillstand die Ursache',
    items: {
      resin: {
        title: 'Resin leer',
        text: 'Die Warnung kommt vor der Freigabe des Auftrags, Sie können also noch nachfüllen.',
      },
      film: { title: 'Folie fällig', text: 'Gezählt werden Schichten. Den Wechsel legen Sie in eine ruhige Stunde.' },
      platform: { title: 'Plattform belegt', text: 'Der Druck ist fertig, niemand hat ihn abgenommen.' },
      fault: { title: 'Störung', text: 'Mit Code und Protokoll des Auftrags, auf Wunsch gleich für den Support.' },
    },
  },
  night: {
    title: 'Sie legen fest, welche Meldung weckt',
    text: 'Empfänger und Uhrzeiten stellen Sie je Meldung ein.',
    alt: 'Ultra-Net nachts auf dem Telefon, ein Drucker ist stehen geblieben',
    points: {
      now: 'Sofort: Stillstand bei Liefertermin am Morgen, zu wenig Resin vor einem langen Lauf, voller Behälter.',
      morning: 'Zum Dienstbeginn: fertiger Auftrag, fällige Folie, neue Firmware.',
      count: 'Nur im Protokoll: Aufheizen, Pausen, geöffnete Türen.',
    },
  },
  connect: {
    title: 'Einen Drucker anbinden',
    items: {
      network: { title: 'Netzwerk eintragen', text: 'Einstellungen > Netzwerk: Adresse und, falls vorhanden, Proxy.' },
      test: { title: 'Verbindung prüfen', text: 'Drei grüne Haken stehen für Name, Zeit und Server.' },
      code: { title: 'Code eingeben', text: 'Der Drucker zeigt einen Code. Tippen Sie ihn auf der Webseite ein.' },
      name: { title: 'Benennen', text: 'So, wie das Gerät im Haus heißt, mit Raum.' },
    },
  },
  network: {
    title: 'Für Ihre IT',
    text: 'Die Drucker melden sich von innen. Von außen muss kein Port offen sein.',
    alt: 'Resin-Station, die ihren Füllstand an Ultra-Net meldet',
    points: {
      ports: 'Ausgehend TCP 443 je Drucker',
      time: 'Uhrzeit über NTP, UDP 123',
      segment: 'Ein eigenes Netzsegment ohne Zugang zu Patientendaten reicht aus.',
      cable: 'Ab fünf Druckern Kabel: Ein voller Auftrag Modelle kann über 500 MB groß sein.',
      address: 'Feste Adresse oder DHCP-Reservierung je Drucker',
    },
    links: { support: 'Alle Anleitungen' },
  },
  printers: {
    title: 'Diese Geräte melden sich an',
    text: 'A2D-Familie, A3D, C-Serie, Reflex 2 und Reflex 2 Pro, dazu HiVE und Resin-Station.',
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
        question: 'Kann Ihr Support auf das Gerät schauen?',
        answer: 'Wenn Sie es für dieses Gerät erlauben. Dann liest er das Protokoll direkt aus, ohne USB-Stick.',
      },
      updates: {
        question: 'Wann wird Firmware installiert?',
        answer:
          'In den Zeitfenstern, die Sie vorgeben. Ohne Zeitfenster bietet der Drucker das Update an und wartet auf Sie. Laufende Aufträge werden vorher fertig.',
      },
    },
  },
  contact: {
    title: 'Eine Woche messen, dann entscheiden',
    text: 'Ultra-Net ist bei den Druckern dabei. Nach einer Woche geht unsere Anwendungstechnik die Ursachen mit Ihnen durch.',
    alt: 'Desktopdrucker Reflex 2 Pro',
    links: { inquiry: 'Drucker anbinden' },
  },
} satisfies PageCopy<typeof ultraNet>;
