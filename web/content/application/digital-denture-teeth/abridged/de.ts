import type { PageCopy } from '#sections/page-content.ts';
import type { abridgedDentureTeeth } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Digitale Totalprothesen',
    title: 'Totalprothesen drucken und am Modell prüfen',
    text: 'Sie konstruieren Basis und Zähne zusammen, drucken beide aus dem jeweils passenden Resin und verkleben sie. Heute prüfen Sie Biss und Passung am Modell im Artikulator. Eingliedern dürfen Sie die Prothese erst, wenn beide Resins die CE-Kennzeichnung haben.',
    alt: 'Gedruckte rosa Prothesenbasis mit leeren Zahnfächern, daneben der zusammenhängende Zahnbogen',
    links: { inquiry: 'Angebot anfordern', samples: 'Muster anfordern' },
  },
  summary: {
    title: 'Das Wichtigste in Kürze',
    text: 'Die Konstruktion liefert zwei Dateien: die Basis mit Zahnfächern und der passende Zahnbogen.',
    alt: 'Fertige Oberkieferprothese mit rosa Basis, Zähne oben',
    points: {
      arch: 'Zwölf bis vierzehn Zähne kommen als ein Bogen aus dem Drucker. Das Aufstellen einzelner Zähne entfällt.',
      bond: 'Zum Verkleben rauen Sie die Unterseite des Bogens an, füllen die Zahnfächer mit flüssigem Basisresin, setzen den Bogen ein und polymerisieren ihn mit der Polymerisationslampe an.',
      prefabricated: 'Konfektionszähne passen ebenfalls, wenn Sie die Zahnfächer danach konstruieren.',
      printers: 'A2D 4K, A2D HD und A3D drucken Basis und Zähne, die C-Serie nur Basen, der ChairSide Pro nur Zähne.',
      reline: 'Unterfüttern und Reparieren mit Kaltpolymerisat ist möglich: Basis anrauen und mit Monomer benetzen.',
      standard:
        'Denture Base UV ist nach der Prothesennorm ISO 20795-1 geprüft und erfüllt sie. Denture Teeth UV ist nach ISO 22112 auf Farbbeständigkeit und Verbund zur Basis geprüft.',
      allergy: 'Nicht geeignet bei Allergie gegen Methacrylate.',
    },
  },
  values: {
    title: 'Zeiten und Werte',
    text: 'Die Druckzeiten gelten für unsere Muster auf dem A2D 4K, Oberkieferbasis und oberer Zahnbogen liegend. Liegend passen sechs Basen auf die Plattform. Die Biegefestigkeit ist nach ISO 178 gemessen, der Biegeprüfung für Kunststoffe. Die Prothesennorm ISO 20795-1 prüft anders; mit ihrem Grenzwert lassen sich diese Werte nicht vergleichen.',
    rows: {
      base: 'Druckzeit der Basis',
      teeth: 'Druckzeit des Zahnbogens',
      thickness: 'Stärke der Basis, auch über dem Kieferkamm',
      baseStrength: 'Biegefestigkeit von Denture Base UV, ISO 178',
      teethStrength: 'Biegefestigkeit von Denture Teeth UV, ISO 178',
    },
  },
  materials: {
    title: 'Resins für die Totalprothese',
    text: 'Je eines für Basis und Zähne, das dritte für den individuellen Löffel.',
    all: 'Alle Dentalresins',
  },
  contact: {
    title: 'Wie viele Prothesen fertigen Sie im Monat?',
    text: 'Wir kalkulieren Drucker, Wasch- und Nachhärtegerät und Resin für Ihre Menge. Im Anwenderbericht wurde das Verkleben zum Engpass; er zeigt auch, wie das Labor darauf reagiert hat.',
    alt: 'Labortisch mit Druckern und gedruckten Arbeiten',
    links: { inquiry: 'Angebot anfordern', report: 'Zum Anwenderbericht' },
  },
} satisfies PageCopy<typeof abridgedDentureTeeth>;
