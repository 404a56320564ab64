import type { PageCopy } from '#sections/page-content.ts';
import type { surfaceTreatment } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Oberflächenbehandlung',
    title: 'Schleifen, polieren, lackieren',
    text: 'Resinteile kommen mit feinen Schichtlinien und Supportansätzen aus dem Drucker. Verdeckte Flächen können so bleiben. Vor dem Grundieren genügt Körnung 600, klare Teile schleifen Sie bis 2000 und polieren sie dann.',
    alt: 'Dreimal dieselbe Mausschale: roh auf Supports, geschliffen und grundiert, violett hochglanzlackiert',
    links: { samples: 'Muster anfordern', inquiry: 'Anwendungstechnik fragen' },
  },
  finishes: {
    title: 'Drei Oberflächen für drei Zwecke',
    items: {
      painted: {
        title: 'Geschliffen und bemalt',
        text: 'Schleifen Sie Supportansätze mit 400 und Sichtflächen mit 600 und grundieren Sie dann. Für Figuren und Designmodelle reicht das.',
        alt: 'Graue gedruckte Ritterfigur, unbemalt',
      },
      clear: {
        title: 'Klar poliert',
        text: 'Schleifen Sie nass von 400 bis 2000, ohne eine Körnung auszulassen, und polieren Sie mit Paste. Alternativ tragen Sie zweimal dünn Klarlack auf.',
        alt: 'Flasche Reflex Clear',
      },
      lacquered: {
        title: 'Gleitgeschliffen und lackiert',
        text: 'Serienschalen werden gleitgeschliffen oder poliert und einmal mit hautverträglichem UV-Lack beschichtet.',
        alt: 'Ein Paar gedruckte Ohrhörerschalen mit glänzender Oberfläche',
      },
    },
  },
  order: {
    title: 'Die richtige Reihenfolge',
    text: 'Die Ursache von Oberflächenfehlern liegt meist zwei Arbeitsgänge vorher.',
    items: {
      wash: {
        title: 'Waschen und trocknen',
        text: 'Waschen Sie in zwei Bädern und halten Sie die Trockenzeit ein. Resinreste härten zu einer Haut, die sich nicht mehr plan schleifen lässt.',
      },
      supports: {
        title: 'Supports entfernen',
        text: 'Vor dem Nachhärten brechen sie sauber ab. Dünne Teile aus Detail Beige und Wax Cast Filigree erst härten, dann freischneiden.',
      },
      cure: {
        title: 'Nachhärten',
        text: 'Härten Sie so lange wie im Datenblatt angegeben. Weiche Oberflächen setzen das Schleifpapier zu.',
      },
      sand: {
        title: 'Schleifen',
        text: 'Schleifen Sie nass. Zur nächsten Körnung wechseln Sie erst, wenn die Riefen der letzten weg sind.',
      },
      fill: {
        title: 'Kleben und füllen',
        text: 'Sekundenkleber in die Fuge, die Naht mit demselben Resin füllen und 20 Sekunden belichten.',
      },
      coat: {
        title: 'Beschichten',
        text: 'Passungen abkleben, dann Grundierung, Farbe oder Lack auf das trockene, staubfreie Teil auftragen.',
      },
    },
  },
  allowances: {
    title: 'Aufmaß in der Konstruktion',
    text: 'Jeder Arbeitsgang trägt auf oder nimmt ab. Diese Werte stammen aus unseren Unterlagen.',
    rows: {
      lacquer: 'Lackauftrag je Fläche',
      foot: 'Zugabe am Fuß, wenn das Teil auf der Plattform steht',
      chamfer: 'Fase am Fuß',
      polish: 'Rauheit Ra polierter Schienen und Prothesen',
    },
  },
  untreated: {
    title: 'Teile ohne Nachbearbeitung',
    text: 'Handarbeit wird auch mit einem zweiten Drucker nicht schneller. Oft können Sie darauf verzichten.',
    alt: 'Gedruckte Aufnahme mit unbearbeiteter Oberfläche',
    points: {
      hidden: 'Setzen Sie Supports auf die verdeckte Seite. Vorrichtungen sind damit fertig.',
      black: 'ABS-like Black sieht nach dem Härten aus wie gespritzt, Sichtflächen brauchen keinen Lack.',
      texture: 'Eine mitgedruckte Textur verdeckt Schichtlinien in der ganzen Serie.',
    },
    links: { texture: 'Textur', color: 'Farbe' },
  },
  faults: {
    title: 'Fehlerbilder und ihre Ursachen',
    items: {
      cloudy: {
        title: 'Klare Teile sind trüb',
        text: 'Das Bad war verbraucht, oder Tropfen sind angetrocknet. Nehmen Sie frisches Isopropanol und blasen Sie das Teil sofort trocken.',
      },
      sticky: {
        title: 'Oberfläche glänzt und klebt',
        text: 'Resinreste sind mitgehärtet. Waschen Sie das Teil noch einmal, bevor Sie es weiter nachhärten.',
      },
      cracked: {
        title: 'Risse nach Wochen',
        text: 'Im Hohlraum stand flüssiges Resin. Leuchten Sie mit einer Lampe durch die Ablauföffnung. Glänzt es, waschen Sie noch einmal.',
      },
      rounded: {
        title: 'Kanten sind rund',
        text: 'Bimsstein rundet zuerst die Kanten. Ebnen Sie Schichtlinien vorher mit dem Gummirad ein.',
      },
    },
  },
  questions: {
    title: 'Häufige Fragen',
    questions: {
      time: {
        question: 'Wie viel Handarbeit ist nötig?',
        answer:
          'Bei einer mehrteiligen Büste von 170 mm folgten auf 15 Stunden Druck knapp zwei Stunden Arbeit bis zum Bemalen. Kleine Teile mit dünnen Supports sind in Minuten fertig.',
      },
      dust: {
        question: 'Wie schütze ich mich vor Staub?',
        answer: 'Nass schleifen oder absaugen, beim Feilen Maske tragen. Der Staub von Rigid Fixture enthält Glas.',
      },
      skin: {
        question: 'Macht Lack ein Teil hautverträglich?',
        answer:
          'Nein. Das Resin muss für Hautkontakt geprüft und vollständig ausgehärtet sein, der Lack ebenfalls hautverträglich.',
      },
      tumbling: {
        question: 'Ersetzt Gleitschleifen den Handschliff?',
        answer:
          'Bei kleinen, runden Teilen wie Ohrhörerschalen ja. Alle Außenflächen werden gleichmäßig, scharfe Kanten allerdings ebenfalls abgerundet.',
      },
    },
  },
  contact: {
    title: 'Unsicher bei der Oberfläche?',
    text: 'Beschreiben Sie Zweck und Stückzahl. Die Anwendungstechnik nennt Ihnen Arbeitsgänge, Aufmaß und Resin.',
    alt: 'Gedruckte Platten mit verschiedenen Oberflächen',
    links: { inquiry: 'Anwendungstechnik fragen', tools: 'Werkzeug für das Finish' },
  },
} satisfies PageCopy<typeof surfaceTreatment>;
