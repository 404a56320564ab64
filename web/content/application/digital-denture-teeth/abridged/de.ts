import type { PageCopy } from '#sections/page-content.ts';
import type { abridgedDentureTeeth } from './page.ts';

export const de = {
  summary: {
    title: 'Totalprothesen mit gedruckten Zähnen',
    text: 'Sie konstruieren Basis und Zähne zusammen, drucken beide aus ihrem eigenen Resin und verkleben sie. Der Zahnbogen wird in einem Stück eingesetzt, in der geplanten Okklusion.',
    alt: 'Fertige Oberkieferprothese mit rosa Basis, Zähne oben',
    points: {
      arch: 'Zwölf bis vierzehn Zähne kommen als ein Bogen aus dem Drucker. Das Aufstellen einzelner Zähne entfällt.',
      bond: 'Zum Verkleben rauen Sie die Unterseite des Bogens an und füllen die Zahnfächer mit flüssigem Basisresin.',
      prefabricated: 'Konfektionszähne passen ebenfalls, wenn Sie die Zahnfächer danach konstruieren.',
      printers: 'A2D 4K, A2D HD und A3D drucken Basis und Zähne, die C-Serie nur Basen, der ChairSide Pro nur Zähne.',
      reline: 'Unterfüttern und Reparieren mit Kaltpolymerisat ist möglich: Basis anrauen und mit Monomer benetzen.',
      allergy: 'Nicht geeignet bei Allergie gegen Methacrylate.',
    },
    links: { inquiry: 'Angebot anfordern', samples: 'Muster anfordern', report: 'Zum Anwenderbericht' },
  },
  values: {
    title: 'Zeiten und Werte',
    text: 'Die Druckzeiten gelten für unsere Muster, je eine Oberkieferbasis und einen oberen Zahnbogen auf dem A2D 4K. Die Biegefestigkeit ist nach ISO 178 gemessen.',
    rows: {
      base: 'Druckzeit der Basis',
      teeth: 'Druckzeit des Zahnbogens',
      thickness: 'Dicke der Basis, auch über dem Kieferkamm',
      baseStrength: 'Biegefestigkeit von Denture Base UV',
      teethStrength: 'Biegefestigkeit von Denture Teeth UV',
    },
  },
} satisfies PageCopy<typeof abridgedDentureTeeth>;
