import type { PageCopy } from '#sections/page-content.ts';
import type { endUse } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Serienteile',
    title: 'Kleinserien ohne Werkzeugbau',
    text: 'Drucken Sie Gehäuse, Halter, Luftkanäle und Dichtungen in Stückzahlen von zehn bis zu einigen Hundert. Das Resin wählen Sie nach der Belastung.',
    alt: 'Schwarzes gedrucktes Gehäuse mit Deckel, grauer Halter, transluzenter Faltenbalg und bernsteinfarbene Düse',
    links: { inquiry: 'Angebot anfordern', resins: 'Resins für die Fertigung' },
  },
  loads: {
    title: 'Resin nach Belastung wählen',
    items: {
      clip: {
        title: 'Schnapphaken und Stürze',
        text: 'Reflex Tough ABS-like Black sieht aus wie gespritzt und braucht keinen Lack. Schraubdome und Schnapphaken halten; die Wärmeformbeständigkeit liegt bei 76 °C.',
      },
      stiff: {
        title: 'Steifigkeit',
        text: 'Reflex Rigid Fixture hat einen Biegemodul von 4.150 MPa, Rigid Ceramic UV 9.600 MPa. Beide sind schlagempfindlich.',
      },
      hot: {
        title: 'Hitze',
        text: 'HeatForce 250 erreicht nach thermischer Härtung 252 °C und verträgt heißes Wasser, Kühlmittel und Mineralöl. Es ist spröde.',
      },
      flexible: {
        title: 'Federn und Dichtungen',
        text: 'Reflex Flex 80A eignet sich für Faltenbälge, Tüllen und Füße. Elastomer 50A UV ist weicher und bleibt bis etwa −10 °C elastisch.',
      },
    },
  },
  quantity: {
    title: 'Ab wann sich Spritzguss lohnt',
    text: 'Gedruckte Teile kosten bei jeder Menge ähnlich viel. Im Spritzguss bezahlen Sie zuerst das Werkzeug und warten darauf, danach sind die Teile günstig.',
    alt: 'Aufgeschnittene gedruckte Ohrhörerschale mit Kanälen und Rasthaken',
    points: {
      change:
        'Eine Audiomarke änderte ihre Schale vor dem Marktstart fünfmal. Mit Spritzgusswerkzeugen hätte die Zeit für eine einzige Änderung gereicht.',
      limit: 'Für dieselbe Marke ist Spritzguss ab etwa 40.000 Paaren einer Größe günstiger.',
      piece: 'Ein Lohnfertiger druckt Serien von 5.000 bis 200.000 Paaren; größere spritzt er.',
    },
    links: { wireless: 'Ohrhörerschalen in Serie' },
  },
  design: {
    title: 'Richtmaße für die Konstruktion',
    text: 'Die Werte stammen aus den Unterlagen der Resins. Prüfen Sie kritische Stellen am gedruckten Muster.',
    rows: {
      wall: 'Wandstärke eines Gehäuses, Tough ABS-like Black',
      strain: 'Dehnung eines Schnapphakens, Tough ABS-like Black',
      fixture: 'Radius innerer Ecken, Rigid Fixture',
      hot: 'Radius innerer Ecken, HeatForce 250',
      strut: 'Gittersteg, Elastomer 50A UV',
    },
  },
  carrier: {
    title: 'Lötträger in zwei Tagen im Einsatz',
    text: 'Zeit bis zum Einsatz bei einem Elektronikfertiger, in Arbeitstagen. Ein gedruckter Träger hält im Mittel 600 Zyklen, ein gefräster mehrere Tausend; Wiederholaufträge werden deshalb weiter gefräst.',
    before: 'Gefräst, nur Lieferzeit',
    after: 'Gedruckt, bis zur ersten gelöteten Platine',
    rows: { carrier: 'Träger für eine Platine' },
  },
  resins: { title: 'Drei Resins für die Fertigung', all: 'Alle Resins für die Fertigung' },
  questions: {
    title: 'Grenzen, die Sie kennen sollten',
    questions: {
      outdoors: {
        question: 'Eignen sich die Teile für draußen?',
        answer:
          'Nur mit Beschichtung. In Innenräumen versprödet Tough ABS-like Black in den Monaten nach dem Druck nicht.',
      },
      fire: {
        question: 'Sind die Resins flammhemmend?',
        answer: 'Nein. Für Gehäuse mit Netzspannung sind sie nicht geeignet.',
      },
      creep: {
        question: 'Kriechen die Teile unter Last?',
        answer:
          'Zähe Resins ja. Reflex Tough Tool kriecht bei Dauerlast über 45 °C. Für Bezugsflächen nehmen Sie das gefüllte Rigid Fixture, das weniger schwindet und kriecht.',
      },
      repeat: {
        question: 'Wie bleibt die Serie maßhaltig?',
        answer:
          'Kalibrieren Sie die Drucker, verwenden Sie je Auftrag nur eine Charge und drucken Sie zu Schichtbeginn ein Prüfteil. So arbeitet ein Fertiger mit 116 Druckern.',
      },
    },
  },
  contact: {
    title: 'Schicken Sie uns die Zeichnung',
    text: 'Nennen Sie Last, Temperatur und Stückzahl. Wir empfehlen Resin und Drucker und sagen Ihnen auch, wenn Spritzguss günstiger ist.',
    alt: 'Gedruckter Lötträger mit Leiterplatte',
    links: { inquiry: 'Angebot anfordern', fit: 'Passt Ihr Teil?', special: 'Hochleistungsresins' },
  },
} satisfies PageCopy<typeof endUse>;
