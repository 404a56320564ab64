import type { PageCopy } from '#sections/page-content.ts';
import type { abridgedDentureTeeth } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Digitale Totalprothesen',
    title: 'Totalprothesen drucken und am Modell prüfen',
    text: 'Sie konstruieren Basis und Zähne zusammen, drucken sie aus zwei Resins und kleben die Zähne ein. Heute prüfen Sie Biss und Passung am Modell im Artikulator. Eingliedern dürfen Sie die Prothese erst, wenn beide Resins die CE-Kennzeichnung haben.',
    alt: 'Gedruckte rosa Prothesenbasis mit leeren Kavitäten, daneben der zusammenhängende Zahnkranz',
    links: { inquiry: 'Angebot anfordern', samples: 'Muster anfordern' },
  },
  summary: {
    title: 'So entsteht die Prothese',
    text: 'Die Konstruktion liefert zwei Dateien: die Basis mit Kavitäten für die Zähne und den passenden Zahnkranz.',
    alt: 'Fertige Oberkieferprothese mit rosa Basis, Zähne oben',
    points: {
      arch: 'Zwölf bis vierzehn Zähne kommen als Zahnkranz aus dem Drucker. Das Aufstellen einzelner Zähne entfällt.',
      bond: 'Zum Einkleben rauen Sie die Unterseite des Zahnkranzes an, füllen die Kavitäten mit flüssigem Basisresin, setzen ihn ein und polymerisieren ihn mit der Polymerisationslampe an. Nachgehärtet wird beides zusammen.',
      tryIn:
        'Für die Einprobe ist Denture Try-In UV gedacht: Basis und Zähne in einem Stück, zurzeit nur zur Kontrolle auf dem Modell.',
      supports:
        'Supports gehören auf die polierte Seite, damit die Basalfläche bleibt, wie sie gescannt wurde. Prüfen Sie zuerst die lingualen Flügel; sie werden leicht zu dünn.',
    },
  },
  values: {
    title: 'Zeiten und Werte',
    text: 'Die Basen stehen auf einem A2D 4K mit HiVE, acht je Auftrag, Entnahme eingerechnet. Der Zahnkranz ist unser Muster, liegend und in Schichten von 50 µm gedruckt. Die Biegefestigkeit ist nach ISO 178 gemessen, der Biegeprüfung für Kunststoffe.',
    rows: {
      base: 'Auftrag mit acht Basen',
      teeth: 'Druckzeit des Zahnkranzes',
      thickness: 'Stärke der Basis, auch über dem Kieferkamm',
      baseStrength: 'Biegefestigkeit von Denture Base UV, ISO 178',
      teethStrength: 'Biegefestigkeit von Denture Teeth UV, ISO 178',
    },
  },
  nights: {
    title: 'Ein Drucker, eine Nacht',
    text: 'Erprobung in einem Prothesenlabor in den USA: Ein A2D 4K mit HiVE druckte nachts Basen, tagsüber entstanden die Zahnreihen. Geprüft wurde auf dem Modell, eingegliedert wurden herkömmliche Prothesen. Der 24-Stunden-Lauf war ein eigener Versuch.',
    items: {
      night: 'Basen in 13 Stunden, acht je Auftrag, Mittel aus 20 Nächten',
      early: 'dieser 20 Nächte endeten vorzeitig',
      tryIn: 'Arbeitstage vom Auftrag bis zur Passungskontrolle auf dem Modell',
      day: 'Basen in 24 Stunden ohne Personal, aus 3 kg Resin',
    },
    alt: 'A2D 4K an HiVE angedockt, im Behälter liegen gedruckte Prothesenbasen',
  },
  materials: {
    title: 'Resins für die Totalprothese',
    text: 'Eines für die Basis, eines für die Zähne, eines für die einteilige Einprobe.',
    all: 'Alle Dentalresins',
  },
  questions: {
    title: 'Fragen aus dem Labor',
    questions: {
      machines: {
        question: 'Welche Drucker können Basis und Zähne?',
        answer: 'A2D 4K, A2D HD und A3D. Die C-Serie druckt nur Basen, der ChairSide Pro nur Zähne.',
      },
      stockTeeth: {
        question: 'Passen auch Konfektionszähne?',
        answer: 'Ja, wenn Sie die Kavitäten für diese Zähne konstruieren.',
      },
      repair: {
        question: 'Lässt sich die Prothese unterfüttern und reparieren?',
        answer: 'Ja, mit Kaltpolymerisat: Basis anrauen und mit Monomer benetzen.',
      },
      norm: {
        question: 'Erfüllt das Basisresin die Prothesennorm?',
        answer:
          'Ja. Denture Base UV ist nach ISO 20795-1 geprüft und erfüllt sie. Biegefestigkeit, Biegemodul, Wasseraufnahme und Löslichkeit nach dieser Norm stehen auf der Seite des Resins, neben den Werten nach ISO 178. Denture Teeth UV ist nach ISO 22112 auf Farbbeständigkeit und Verbund zur Basis geprüft.',
      },
      contraindications: {
        question: 'Gibt es Gegenanzeigen?',
        answer: 'Ja: Nicht geeignet bei Allergie gegen Methacrylate.',
      },
    },
  },
  contact: {
    title: 'Wie viele Prothesen fertigen Sie im Monat?',
    text: 'Wir kalkulieren Drucker, Wasch- und Nachhärtegerät und Resin für Ihre Menge. Im Anwenderbericht wurde das Verkleben zum Engpass; er zeigt auch, wie das Labor darauf reagiert hat.',
    alt: 'Labortisch mit Druckern und gedruckten Arbeiten',
    links: { inquiry: 'Angebot anfordern', report: 'Zum Anwenderbericht' },
  },
} satisfies PageCopy<typeof abridgedDentureTeeth>;
