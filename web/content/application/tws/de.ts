import type { PageCopy } from '#sections/page-content.ts';
import type { tws } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'True-Wireless-Ohrhörer',
    title: 'Schalen aus einem Stück, Serien ohne Werkzeug.',
    text: 'Ohrhörerschalen, im Ganzen gedruckt, mit Innenwänden, Rasten und Kanälen; zu Hunderten oder zu Millionen, und von Charge zu Charge änderbar.',
    alt: 'Ein Paar gedruckte Ohrhörerschalen',
    links: { inquiry: 'Muster anfordern', materials: 'Resins für Hearables' },
  },
  figures: {
    title: 'In der Fertigung, nicht in der Vitrine',
    items: {
      tolerance: 'Toleranz, Teil für Teil',
      pieces: 'Teile im Monat',
      printers: 'Drucker in einem Werk',
      launch: 'Monate bis zum Marktstart, ohne auf Werkzeuge zu warten',
    },
  },
  onePiece: {
    title: 'Was ein Werkzeug nicht kann',
    text: 'Ein Spritzgießwerkzeug braucht zwei Hälften und Entformungsschrägen. Eine gedruckte Schale braucht beides nicht.',
    alt: 'Aufgeschnittene gedruckte Ohrhörerschale: Schallkanal, Entlüftung und Rasthaken aus einem Stück',
    points: {
      noSeam: 'Keine Trennnaht auf der Haut und keine Klebefuge, die aufgeht.',
      inside: 'Schallkanäle, Rasten und Antennensitze sind innen mitgedruckt, nicht montiert.',
      fit: 'Eine zweite Größe oder eine Schale für ein einzelnes Ohr ist eine Datei und kein Werkzeug.',
    },
  },
  launch: {
    title: 'Marktstart, wenn der Entwurf steht',
    text: 'Monate vom freigegebenen Entwurf bis zur ersten ausgelieferten Serie.',
    before: 'Spritzguss',
    after: 'Gedruckt',
    rows: { launch: 'Monate bis zum Marktstart' },
  },
  blocks: {
    title: 'Was man sieht und fühlt',
    items: {
      surface: {
        title: 'Oberfläche',
        text: 'Gleitgeschliffen oder poliert, dann lackiert; wo gewünscht mit Texturen, fein bis zur einzelnen Schicht.',
      },
      colour: {
        title: 'Farbe',
        text: 'Klar, durchgefärbt oder lackiert, von Charge zu Charge änderbar: Ein Werkzeug muss sich nicht amortisieren.',
      },
      skin: {
        title: 'Haut',
        text: 'Für Hautkontakt geprüfte Resins, nach der Härtung, die wir vorgeben, und unter dem Lack, den wir nennen.',
      },
      series: {
        title: 'Serie',
        text: 'Jeder Auftrag wird vermessen. Eine Charge geht mit Prüfbericht hinaus und mit der Datei, aus der sie gedruckt ist.',
      },
    },
  },
  shells: {
    title: 'Hörgeräteschalen von derselben Linie',
    text: 'Im-Ohr-Schalen kommen von denselben Druckern und aus denselben Resins: gescannt, modelliert und plattformweise gedruckt, links und rechts in ihren Farben.',
    alt: 'Gedruckte Hörgeräteschalen in Rot und Blau',
    links: { materials: 'Resins für Hearables' },
  },
  cases: { title: 'Kundenprojekte' },
  printers: {
    title: 'Geräte für Hearables',
    text: 'Vom ersten Prototyp bis zum Werk mit automatischer Entnahme.',
  },
  contact: {
    title: 'Nehmen Sie eine Schale in die Hand',
    text: 'Schicken Sie uns Ihre Schale als Datei. Sie bekommen sie gedruckt zurück, in drei Oberflächen und vermessen.',
    alt: 'Hearable Clear UV und ein Tablett mit gedruckten Ohrhörerschalen vor zwei Druckern',
    links: { inquiry: 'Muster anfordern' },
  },
} satisfies PageCopy<typeof tws>;
