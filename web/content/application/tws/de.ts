import type { PageCopy } from '#sections/page-content.ts';
import type { tws } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'True-Wireless-Ohrhörer',
    title: 'Ohrhörer\u00adschalen in Serie ohne Werkzeugbau',
    text: 'Sie drucken die Schale in einem Stück, mit Innenwänden, Rasten und Kanälen, in Stückzahlen von einigen Hundert bis zu Millionen. Änderungen sind von Charge zu Charge möglich.',
    alt: 'Ein Paar gedruckte Ohrhörerschalen',
    links: { inquiry: 'Muster anfordern', materials: 'Resins für Hearables' },
  },
  figures: {
    title: 'Zahlen aus der Serie',
    items: {
      tolerance: 'Toleranz beim Lohnfertiger, Stichproben in jeder Arbeitsschicht',
      pieces: 'Teile im Monat bei diesem Fertiger',
      printers: 'Drucker im Werk des Lohnfertigers',
      launch: 'Monate von der Konstruktionsfreigabe bis zur ersten Auslieferung bei einer Audiomarke, ohne Werkzeugbau',
    },
    alt: 'Hearable Clear UV und ein Tablett mit gedruckten Ohrhörerschalen vor zwei Druckern',
  },
  onePiece: {
    title: 'Vorteile gegenüber dem Spritzguss',
    text: 'Im Spritzguss braucht die Schale zwei Werkzeughälften und Entformungsschrägen. Beim Druck entfällt beides.',
    alt: 'Aufgeschnittene gedruckte Ohrhörerschale: Schallkanal, Entlüftung und Rasthaken aus einem Stück',
    points: {
      noSeam: 'Die Hautseite hat keine Trennnaht, und es gibt keine Klebefuge, die aufgehen kann.',
      inside: 'Schallkanäle, Rasten und Antennensitze werden gleich mitgedruckt; die Montage entfällt.',
      fit: 'Für eine zweite Größe oder eine individuelle Schale genügt eine neue Datei.',
    },
  },
  blocks: {
    title: 'Oberfläche, Farbe, Hautkontakt, Prüfung',
    items: {
      surface: {
        title: 'Oberfläche',
        text: 'Die Schalen werden gleitgeschliffen oder poliert und dann lackiert. Auf Wunsch drucken Sie Texturen mit, bis hinab zur Schichthöhe.',
      },
      colour: {
        title: 'Farbe',
        text: 'Klar, durchgefärbt oder lackiert. Die Farbe können Sie von Charge zu Charge wechseln.',
      },
      skin: {
        title: 'Hautkontakt',
        text: 'Die Resins sind auf Hautkontakt geprüft. Das gilt nur für Teile, die nach unserer Vorgabe nachgehärtet und mit freigegebenem Lack beschichtet sind.',
      },
      series: {
        title: 'Serienprüfung',
        text: 'Aus jedem Druckauftrag messen Sie Stichproben. Prüfbericht und Druckdatei bleiben bei der Charge.',
      },
    },
  },
  shells: {
    title: 'Hörgeräteschalen: heute nur als Muster',
    text: 'Im-Ohr-Schalen drucken Sie auf denselben Geräten, rechts rot und links blau. Hörgeräteschalen und Otoplastiken sind Medizinprodukte: Abgeben dürfen Sie sie erst, wenn das Resin die CE-Kennzeichnung hat.',
    alt: 'Gedruckte Hörgeräteschalen in Rot und Blau',
    links: { materials: 'Resins für Hearables' },
  },
  cases: { title: 'Anwenderberichte' },
  printers: {
    title: 'Drucker für Hearables',
    text: 'Vom ersten Prototyp bis zur Serie mit automatischer Entnahme.',
  },
  contact: {
    title: 'Probedruck Ihrer Schale',
    text: 'Schicken Sie uns die Datei Ihrer Schale. Wir drucken sie in drei Oberflächen und schicken sie Ihnen mit Messprotokoll.',
    alt: 'Ein Paar klare In-Ear-Monitore mit dunkelgrünen Faceplates',
    links: { inquiry: 'Muster anfordern' },
  },
} satisfies PageCopy<typeof tws>;
