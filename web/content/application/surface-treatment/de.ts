import type { PageCopy } from '#sections/page-content.ts';
import type { surfaceTreatment } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Oberflächenbehandlung',
    title: 'So viel Finish, wie das Teil braucht',
    text: 'Resinteile kommen mit feinen Schichtlinien und Supportansätzen aus dem Drucker. Verdeckte Flächen bleiben so. Zum Grundieren genügt Körnung 600, klare Teile werden bis 2000 geschliffen und dann poliert.',
    alt: 'Drei blaue Ringmodelle, zwei davon auf ihren Supports',
    links: { samples: 'Muster anfordern', inquiry: 'Anwendungstechnik fragen' },
  },
  finishes: {
    title: 'Drei Oberflächen für drei Zwecke',
    items: {
      painted: {
        title: 'Geschliffen und bemalt',
        text: 'Supportansätze mit 400, Sichtflächen mit 600, dann Grundierung. Für Figuren und Designmodelle reicht das.',
        alt: 'Graue gedruckte Ritterfigur, unbemalt',
      },
      clear: {
        title: 'Klar poliert',
        text: 'Nass von 400 bis 2000, keine Körnung auslassen, danach Polierpaste. Alternativ zwei dünne Aufträge Klarlack.',
        alt: 'Flasche Reflex Clear',
      },
      lacquered: {
        title: 'Gleitgeschliffen und lackiert',
        text: 'Für Schalen in Serie: gleitschleifen oder polieren, dann ein Auftrag hautverträglicher UV-Lack.',
        alt: 'Ein Paar gedruckte Ohrhörerschalen mit glänzender Oberfläche',
      },
    },
  },
  order: {
    title: 'Die richtige Reihenfolge',
    text: 'Oberflächenfehler entstehen meist zwei Arbeitsgänge früher.',
    items: {
      wash: {
        title: 'Waschen, trocknen',
        text: 'Zwei Bäder, volle Trockenzeit. Resinreste härten zu einer Haut, die sich nicht mehr plan schleifen lässt.',
      },
      supports: {
        title: 'Supports entfernen',
        text: 'Vor dem Nachhärten brechen sie sauber ab. Dünne Teile aus Detail Beige und Wax Cast Filigree erst härten, dann freischneiden.',
      },
      cure: { title: 'Nachhärten', text: 'Zeit laut Datenblatt. Weiche Oberflächen setzen das Schleifpapier zu.' },
      sand: {
        title: 'Schleifen',
        text: 'Nass, Körnung für Körnung. Weiter geht es erst, wenn die alten Riefen weg sind.',
      },
      fill: {
        title: 'Kleben und füllen',
        text: 'Sekundenkleber in die Fuge, die Naht mit demselben Resin füllen und 20 Sekunden belichten.',
      },
      coat: {
        title: 'Beschichten',
        text: 'Grundierung, Farbe oder Lack auf das trockene, staubfreie Teil. Passungen abkleben.',
      },
    },
  },
  allowances: {
    title: 'Aufmaß in der Konstruktion',
    text: 'Jeder Arbeitsgang trägt auf oder nimmt ab. Diese Werte sind in unseren Unterlagen belegt.',
    rows: {
      lacquer: 'Lackauftrag je Fläche',
      foot: 'Zugabe am Fuß, wenn das Teil auf der Plattform steht',
      chamfer: 'Fase am Fuß',
      polish: 'Rauheit Ra polierter Schienen und Prothesen',
    },
  },
  untreated: {
    title: 'Wann Sie gar nichts tun müssen',
    text: 'Ein zweiter Drucker beschleunigt die Handarbeit nicht. Oft lässt sie sich vermeiden.',
    alt: 'Gedruckte Aufnahme mit unbearbeiteter Oberfläche',
    points: {
      hidden: 'Supports auf die verdeckte Seite legen. Vorrichtungen sind damit fertig.',
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
        text: 'Das Bad war verbraucht oder Tropfen sind angetrocknet. Frisches Isopropanol nehmen und sofort trockenblasen.',
      },
      sticky: {
        title: 'Oberfläche glänzt und klebt',
        text: 'Resinreste sind mitgehärtet. Noch einmal waschen, bevor das Teil wieder unter die Lampe kommt.',
      },
      cracked: {
        title: 'Risse nach Wochen',
        text: 'Im Hohlraum stand flüssiges Resin. Mit einer Lampe durch die Ablauföffnung leuchten: Glänzt es, noch einmal waschen.',
      },
      rounded: {
        title: 'Kanten sind rund',
        text: 'Bimsstein nimmt zuerst die Kanten. Schichtlinien vorher mit dem Gummirad einebnen.',
      },
    },
  },
  questions: {
    title: 'Häufige Fragen',
    questions: {
      time: {
        question: 'Wie viel Handarbeit kommt zusammen?',
        answer:
          'Bei einer mehrteiligen Büste von 170 mm folgten auf 15 Stunden Druck knapp zwei Stunden Arbeit bis zum Bemalen. Kleine Teile mit dünnen Supports sind in Minuten fertig.',
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
        question: 'Geht Gleitschleifen statt Handschliff?',
        answer:
          'Bei kleinen, runden Teilen wie Ohrhörerschalen ja. Alle Außenflächen werden gleichmäßig, scharfe Kanten allerdings auch rund.',
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
