import type { PageCopy } from '#sections/page-content.ts';
import type { aboutUs } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Unternehmen',
    title: 'Wir bauen Instrumente, die drucken.',
    text: 'Drucker, Resins und Software aus einem Haus: für Menschen, deren Teile in den Mund, ins Ohr oder unter den Fuß kommen und auf Anhieb passen müssen.',
    alt: 'Labortisch mit einem UltraCraft A2D 4K, einem Wasch- und einem Nachhärtegerät',
    links: { contact: 'Standorte und Kontakt', inquiry: 'Schreiben Sie uns' },
  },
  figures: {
    title: 'Wo wir stehen',
    items: {
      materials: 'eigene Dentalresins',
      countries: 'Länder mit Support, an fünf Tagen rund um die Uhr',
      answer: 'bis der Support antwortet',
      solved: 'bis eine Störung behoben ist oder ein Techniker am Gerät steht',
    },
  },
  whole: {
    title: 'Ein Haus für die ganze Kette',
    text: 'Genauigkeit geht zwischen Abteilungen verloren. Unsere teilen sich ein Prüflabor.',
    alt: 'Automationseinheit HiVE mit Resinzufuhr und Auffangbehälter',
    points: {
      machine: 'Projektor, Abzug und Automation sind eigene Entwicklungen.',
      resin: 'Jedes Resin wird auf jedem Gerät abgestimmt und gemessen, für das es freigegeben ist.',
      software: 'Druckvorbereitung und Cloud kennen beides; keine Einstellung ist geraten.',
    },
  },
  principles: {
    title: 'Woran wir uns halten',
    items: {
      measure: {
        title: 'Resinwerte mit Prüfnorm',
        text: 'Im Datenblatt eines Resins steht bei jeder Eigenschaft die Prüfnorm. Was nicht gemessen wurde, fehlt; geschätzt wird nichts.',
      },
      open: {
        title: 'Dateien bleiben Ihre',
        text: 'Offene STL-Daten, keine Herstellerbindung. Kein Format, das ein Labor an uns bindet.',
      },
      stay: {
        title: 'Geräte bleiben nutzbar',
        text: 'Für ältere Drucker und Firmwarestände bleibt die Software als Legacy-Version verfügbar.',
      },
      waste: {
        title: 'Weniger Abfall',
        text: 'Hohle Modelle und Wannen, die nachgefüllt statt ausgekippt werden.',
      },
    },
  },
  work: {
    title: 'Was daraus entsteht',
    items: {
      dental: {
        title: 'Zahnmedizin',
        text: 'Modelle, Prothesen, Schienen, Bohrschablonen, Kronen und Brücken.',
        alt: 'Gedruckte Totalprothese',
      },
      hearables: {
        title: 'Hearables',
        text: 'Schalen für Ohrhörer und Hörgeräte, aus einem Stück.',
        alt: 'Gedruckte Hörgeräteschalen',
      },
      orthotics: {
        title: 'Orthopädietechnik',
        text: 'Schäfte und Einlagen, jedes Teil für einen einzigen Menschen.',
        alt: 'Gedruckter Prothesenschaft',
      },
    },
  },
  news: { title: 'Neues aus dem Haus' },
  contact: {
    title: 'Sehen Sie die Geräte in Betrieb',
    text: 'An unseren Standorten, auf einer Messe in Ihrer Nähe oder per Video aus dem Prüflabor.',
    alt: 'Farbmuster aus dem Prüflabor',
    links: { inquiry: 'Besuch vereinbaren' },
  },
} satisfies PageCopy<typeof aboutUs>;
