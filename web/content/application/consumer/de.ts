import type { PageCopy } from '#sections/page-content.ts';
import type { consumer } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Maker und Studios',
    title: '3D-Druck auf 1,5 m Werkbank',
    text: 'Drucker, Waschgerät und Nachhärtegerät passen nebeneinander. Figuren, Ringmodelle, Prototypen und Vorrichtungen drucken Sie mit denselben Geräten; nur das Resin wechselt.',
    alt: 'Reflex-Drucker, Waschgerät und Nachhärtegerät auf einer Werkbank, davor gedruckte Figuren und Ringmodelle',
    links: { printer: 'Reflex ansehen', prices: 'Preise ansehen', dealers: 'Händler finden' },
  },
  projects: {
    title: 'Beliebte Projekte',
    text: 'Jedes Bild führt zu den passenden Resins. Auf jeder Resinseite stehen die Drucker mit geprüftem Profil.',
    items: {
      figures: {
        title: 'Figuren und Büsten',
        text: 'Grau zum Bemalen, Beige für feines Relief, durchscheinende Hauttöne für Gesichter.',
        alt: 'Graue gedruckte Ritterfigur von vorn und von hinten',
      },
      jewelry: {
        title: 'Schmuck und Brillen',
        text: 'Ringmodelle für den Guss, Fassungen und Ohrringe zum Anprobieren.',
        alt: 'Drei blaue Ringmodelle, zwei davon auf ihren Supports',
      },
      samples: {
        title: 'Prototypen und Oberflächenmuster',
        text: 'Haptik und Narbung prüfen, bevor Geld ins Werkzeug fließt.',
        alt: 'Drei gedruckte Oberflächenmuster: Leder, Strick und Geflecht',
      },
      fixtures: {
        title: 'Vorrichtungen',
        text: 'Bohrlehren, Weichbacken und Träger für die nächste Serie.',
        alt: 'Gedruckter Träger, auf dem blaue Klammern eine Leiterplatte halten',
      },
      series: {
        title: 'Serienteile',
        text: 'Gehäuse und Halter in Stückzahlen von zehn bis zu einigen Hundert.',
        alt: 'Gedrucktes Gehäuse mit Deckel, Halter, Faltenbalg und Düse',
      },
      soft: {
        title: 'Elastische Teile und Gitter',
        text: 'Griffe, Puffer und Faltenbälge, die nachgeben und zurückfedern.',
        alt: 'Gedruckter Gitterwürfel',
      },
    },
  },
  evening: {
    title: 'Eine Figur an einem Abend',
    text: 'Hohle Figur, 100 mm hoch, auf dem Reflex in Reflex Model Gray gedruckt.',
    items: {
      prepare: {
        title: 'Vorbereiten',
        text: 'Auf 2 bis 3 mm Wandstärke aushöhlen, Ablauflöcher setzen und die Supports am Rücken ansetzen. Dafür genügt Heliograph Prepare.',
      },
      print: {
        title: 'Drucken',
        text: 'Rund 3 h 45 min für 100 mm Höhe in Schichten von 100 µm. Eine volle Plattform dauert so lange wie eine einzelne Figur, denn das LCD belichtet die ganze Schicht auf einmal.',
      },
      wash: { title: 'Waschen', text: '5 min in Isopropanol, danach 1 min in einem frischen Bad.' },
      dry: { title: 'Trocknen', text: 'Figur 20 min an der Luft trocknen lassen, dann die Supports abbrechen.' },
      cure: {
        title: 'Nachhärten',
        text: '10 min nachhärten. Hohle Figuren einmal wenden, damit auch die Innenseite belichtet wird.',
      },
      paint: {
        title: 'Bemalen',
        text: 'Supportansätze mit 400er-Papier schleifen und grundieren. Acrylgrundierung hält ebenso gut wie lösemittelhaltige.',
      },
    },
  },
  machines: {
    title: 'Drucker, Waschgerät, Nachhärtegerät',
    text: 'UltraCraft Wash und Cure passen zu allen sechs Reflex-Druckern. Kleiner sind Reflex Wash und Reflex Cure; beide finden Sie beim Zubehör. Das Reflex Wash fasst Teile bis 222 × 122 × 228 mm; größere aus dem Reflex 2 und 2 Pro kommen in das UltraCraft Wash.',
  },
  questions: {
    title: 'Fragen vor dem Kauf',
    questions: {
      cost: {
        question: 'Was kostet die komplette Ausstattung?',
        answer:
          'Der Reflex kostet 1.399 US-Dollar, das UltraCraft Wash 359 und das UltraCraft Cure 749 US-Dollar, ohne MwSt. und Versand. Dazu kommen Resin, Isopropanol und Nitrilhandschuhe. Den Preis in Euro finden Sie für diese drei Geräte im Shop. Die kleineren Geräte Reflex Wash und Reflex Cure bieten wir Ihnen an.',
      },
      model: {
        question: 'Welcher Reflex passt zu mir?',
        answer:
          'Für Figuren, Gussmodelle und Urmodelle reicht der Reflex. Der Reflex RS verarbeitet auch zähe, steife und hitzebeständige Resins. Der Reflex 2 hat mit 228 × 128 × 250 mm den größten Bauraum. Der Reflex 2 Pro druckt mit 19 µm Pixelgröße auch Teile, die unter der Lupe beurteilt werden. Die Turbo-Modelle drucken mit 60 mm/h rund doppelt so schnell, haben aber keine Profile für flexible und ausbrennbare Resins.',
      },
      smell: {
        question: 'Kann der Drucker in der Wohnung stehen?',
        answer:
          'Nur in einem Raum, den Sie gut lüften können. Resin und Isopropanol riechen, und flüssiges Resin kann eine Hautallergie auslösen. Tragen Sie Nitrilhandschuhe, bis das Teil nachgehärtet ist. Der Raum sollte mindestens 20 °C haben.',
      },
      wear: {
        question: 'Welche Teile verschleißen?',
        answer:
          'Trennfolie, Wanne und LCD. Das LCD des Reflex hält über 2.000 h. Alle drei sind geschraubt; der LCD-Wechsel dauert etwa eine halbe Stunde und ist im Support Schritt für Schritt beschrieben.',
      },
      waste: {
        question: 'Wie entsorge ich Resinreste?',
        answer:
          'Gießen Sie nichts in den Abfluss. Lassen Sie Resinreste im Licht aushärten, bevor Sie sie entsorgen, und bringen Sie gebrauchtes Isopropanol zur Schadstoffsammlung.',
      },
    },
  },
  contact: {
    title: 'Lässt sich Ihr Teil drucken?',
    text: 'Beschreiben Sie uns das Teil und schicken Sie ein Bild. Unsere Anwendungstechnik nennt Drucker und Resin und sagt Ihnen auch, wenn ein anderes Verfahren besser passt.',
    alt: 'Gedruckter Drehknopf mit Kreuzrändelung, Werkzeuggriff mit Ledernarbung und Becher mit Strickmuster',
    links: { inquiry: 'Anwendungstechnik fragen', fit: 'Passt Ihr Teil?' },
  },
} satisfies PageCopy<typeof consumer>;
