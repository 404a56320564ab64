import type { PageCopy } from '#sections/page-content.ts';
import type { texture } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Textur',
    title: 'Narbung und Rändelung mitgedruckt',
    text: 'Ledernarbung, Rändelung, Strickmuster oder Beschriftung legen Sie in der Datei an. Ein geätztes Werkzeug entfällt, und jeder Auftrag kann ein anderes Muster haben.',
    alt: 'Gedruckter Drehknopf mit Kreuzrändelung, Werkzeuggriff mit Ledernarbung und Becher mit Strickmuster',
    links: { samples: 'Texturplatte anfordern', materials: 'Resins für Design' },
  },
  gloss: {
    title: 'Textur verdeckt die Schichtlinien',
    text: 'Eine Audiomarke hatte ihre Ohrhörer glänzend geplant. An flachen Schrägen blieben die Schichten unter dem Klarlack sichtbar. Die Außenseite bekam eine feine gedruckte Textur, nur das Fenster der Leuchte blieb glänzend.',
    alt: 'Drei gedruckte Oberflächenmuster: Leder, Strick und Geflecht',
    points: {
      layers: 'Schichtlinien verschwinden in der Narbung, das Schleifen der Sichtfläche entfällt.',
      tools: 'Weil nichts entformt wird, braucht die Narbung keine zusätzliche Entformungsschräge.',
      change: 'Fünf Muster lassen sich auf einer Plattform nebeneinander testen.',
    },
    links: { earphones: 'Gedruckte Ohrhörer' },
  },
  fineness: {
    title: 'So fein darf die Textur sein',
    text: 'Strichbreite und Narbung gelten für Reflex Detail Beige bei kleinster Schichthöhe. Eine Linie sollte mehrere Pixel breit und mindestens zwei Schichten tief sein.',
    rows: {
      stroke: 'Strichbreite erhabener oder vertiefter Schrift',
      grain: 'Tiefe einer gerade noch fühlbaren Narbung',
      reflexRs: 'Pixelgröße von Reflex RS und Reflex 2',
      reflex2Pro: 'Pixelgröße von Reflex 2 Pro',
    },
  },
  plate: {
    title: 'Musterplatte für Design und Fertigung',
    text: 'Unsere Musterplatte hat acht Felder: Leder, Leinen, gebürstet, Narbung in zwei Tiefen, Waben, Rippen und Schrift. Neben jedem Feld steht die Tiefe in Mikrometern. So legen Design und Fertigung die Tiefe am selben Feld fest.',
    alt: 'Beige gedruckte Platte mit acht Texturfeldern, darunter jeweils die Tiefe eingraviert',
    links: { samples: 'Platte kostenlos anfordern' },
  },
  model: {
    title: 'So kommt die Textur aufs Modell',
    items: {
      source: {
        title: 'Vorlage',
        text: 'Sie beginnen mit einem Graustufenbild, einem kachelbaren Muster oder dem Scan eines echten Leders.',
      },
      lay: {
        title: 'Projizieren',
        text: 'Projizieren Sie die Vorlage in der CAD-Software oder im Modellierprogramm, im Maßstab in Millimetern. Legen Sie die Naht auf eine Kante.',
      },
      fade: { title: 'Auslaufen lassen', text: 'Dichtflächen, Rasten und Klebefugen bleiben glatt.' },
      mesh: {
        title: 'Netz berechnen',
        text: 'Wählen Sie Dreiecke kleiner als die halbe Breite der feinsten Linie und geben Sie STL aus.',
      },
      orient: { title: 'Ausrichten', text: 'Texturflächen um 30–45° neigen, von den Supports abgewandt.' },
      wash: {
        title: 'Ausbürsten',
        text: 'Resinreste in den Rillen härten sonst zu einem glänzenden Film, der das Muster füllt.',
      },
    },
  },
  limits: {
    title: 'Vier häufige Fehler',
    items: {
      lacquer: {
        title: 'Unter Lack',
        text: 'Ein Lackauftrag von 0,03–0,04 mm verschluckt flache Narbungen. Legen Sie sie tiefer an oder lassen Sie das Teil unlackiert.',
      },
      supports: {
        title: 'Unter Supports',
        text: 'Mit dem Supportansatz schleifen Sie auch die Textur weg. Planen Sie eine glatte Seite für die Supports ein.',
      },
      masters: {
        title: 'Am Urmodell',
        text: 'Silikon formt jeden Kratzer mit ab. Das Urmodell muss so sauber sein wie das fertige Teil.',
      },
      brittle: {
        title: 'An feinen Spitzen',
        text: 'Details unter 0,3 mm sind in Detail Beige spröde. Wählen Sie für Griffe und Clips ein zähes Resin und ein gröberes Muster.',
      },
    },
  },
  materials: {
    title: 'Resins für scharfe Konturen',
    text: 'Detail Beige für die feinsten Linien, Model Gray zum Bemalen, ABS-like Black für Teile im Gebrauch.',
    all: 'Alle Reflex-Resins',
  },
  contact: {
    title: 'Welche Oberfläche brauchen Sie?',
    text: 'Schicken Sie uns ein Graustufenbild, einen Scan oder ein Stück Leder. Sie erhalten ein individuelles Muster zum Anfassen.',
    alt: 'Reflex 2 Pro auf einem Schreibtisch, davor gedruckte Vasen und ein Gitterwürfel, daneben das Waschgerät',
    links: { samples: 'Individuelles Muster anfordern', treatment: 'Oberflächenbehandlung' },
  },
} satisfies PageCopy<typeof texture>;
