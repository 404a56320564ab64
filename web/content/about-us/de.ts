import type { PageCopy } from '#sections/page-content.ts';
import type { aboutUs } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Unternehmen',
    title: 'Wir bauen Präzisionsdrucker',
    text: 'Wir entwickeln Drucker, Resins und Software für Labore, Praxen und Werkstätten, deren Teile im Mund, im Ohr oder unter dem Fuß auf Anhieb passen müssen.',
    alt: 'Labortisch mit einem UltraCraft A2D 4K, einem Wasch- und einem Nachhärtegerät',
    links: { contact: 'Standorte und Kontakt', inquiry: 'Anfrage senden' },
  },
  figures: {
    title: 'Zahlen und Fakten',
    items: {
      materials: 'eigene Dentalresins',
      countries: 'Länder mit Support, montags bis freitags rund um die Uhr',
      answer: 'bis zur Antwort des Supports',
      solved: 'bis zur Lösung oder bis zum Besuch vor Ort',
    },
  },
  whole: {
    title: 'Drucker, Resins und Software aus einer Hand',
    text: 'Genauigkeit geht an Schnittstellen verloren. Deshalb prüfen alle Abteilungen im selben Labor.',
    alt: 'Automationseinheit HiVE mit Resinzufuhr und Auffangbehälter',
    points: {
      machine: 'Projektor, Ablösemechanik und Automation haben wir selbst entwickelt.',
      resin: 'Jedes Resin stimmen wir auf jeden freigegebenen Drucker ab und messen das Ergebnis nach.',
      software: 'Druckvorbereitung und Cloud arbeiten mit den gemessenen Profilen für Drucker und Resin.',
    },
  },
  principles: {
    title: 'Unsere Grundsätze',
    items: {
      measure: {
        title: 'Resinwerte mit Prüfnorm',
        text: 'Im Datenblatt eines Resins steht bei jeder Eigenschaft die Prüfnorm. Es enthält nur gemessene Werte, keine Schätzungen.',
      },
      open: {
        title: 'Offene STL-Daten',
        text: 'Ihre Dateien gehören Ihnen. Ein eigenes Format, das Ihr Labor an uns bindet, gibt es nicht.',
      },
      stay: {
        title: 'Lange Nutzungsdauer',
        text: 'Für ältere Drucker und Firmwarestände bleibt die Software als Legacy-Version erhältlich.',
      },
      waste: {
        title: 'Weniger Abfall',
        text: 'Modelle lassen sich hohl drucken, und die Wanne füllen Sie nach, statt sie zu leeren.',
      },
    },
  },
  work: {
    title: 'Anwendungen',
    items: {
      dental: {
        title: 'Zahnmedizin',
        text: 'Modelle, Prothesen, Schienen, Bohrschablonen, Kronen und Brücken.',
        alt: 'Gedruckte Totalprothese',
      },
      hearables: {
        title: 'Hearables',
        text: 'Schalen für Ohrhörer und Hörgeräte, in einem Stück gedruckt.',
        alt: 'Gedruckte Hörgeräteschalen',
      },
      orthotics: {
        title: 'Orthopädietechnik',
        text: 'Schäfte und Einlagen als Einzelanfertigung.',
        alt: 'Gedruckter Prothesenschaft',
      },
    },
  },
  news: { title: 'Aktuelles' },
  contact: {
    title: 'Drucker in Betrieb sehen',
    text: 'Wir zeigen sie Ihnen an unseren Standorten, auf einer Messe in Ihrer Nähe oder per Video aus dem Prüflabor.',
    alt: 'Farbmuster aus dem Prüflabor',
    links: { inquiry: 'Besuch vereinbaren' },
  },
} satisfies PageCopy<typeof aboutUs>;
