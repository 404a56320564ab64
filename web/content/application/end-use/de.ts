import type { PageCopy } from '#sections/page-content.ts';
import type { endUse } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Serienteile',
    title: 'Kleinserien ohne Werkzeugbau',
    text: 'Gehäuse, Halter, Luftkanäle und Dichtungen drucken Sie in Stückzahlen von zehn bis zu einigen Hundert, Ohrhörerschalen zu Zehntausenden. Je kleiner das Teil, desto mehr passen auf die Plattform und desto später lohnt sich ein Werkzeug.',
    alt: 'Schwarzes gedrucktes Gehäuse mit Deckel, grauer Halter, transluzenter Faltenbalg und bernsteinfarbene Düse',
    links: { inquiry: 'Angebot anfordern', resins: 'Resins für die Fertigung' },
  },
  loads: {
    title: 'Resin nach Belastung wählen',
    items: {
      clip: {
        title: 'Schnapphaken und Stöße',
        text: 'Reflex Tough ABS-like Black sieht aus wie gespritzt und braucht keinen Lack. Schraubdome und Schnapphaken halten; die Wärmeformbeständigkeit liegt bei 76 °C.',
      },
      stiff: {
        title: 'Steifigkeit',
        text: 'Reflex Rigid Fixture hat einen Biegemodul von 4.150 MPa, Rigid Ceramic UV 9.600 MPa. Beide sind schlagempfindlich.',
      },
      hot: {
        title: 'Hitze',
        text: 'HeatForce 250 hat nach thermischer Härtung eine Wärmeformbeständigkeit von 252 °C und verträgt heißes Wasser, Kühlmittel und Mineralöl. Es ist spröde.',
      },
      flexible: {
        title: 'Federn und Dichtungen',
        text: 'Reflex Flex 80A eignet sich für Faltenbälge, Tüllen und Füße. Elastomer 50A UV ist weicher und bleibt bis etwa −10 °C elastisch.',
      },
    },
  },
  output: {
    title: 'Ein Gehäuse auf drei Druckern',
    text: 'Das schwarze Gehäuse im Bild misst 92 × 62 × 28 mm und braucht mit Supports 38 g Reflex Tough ABS-like Black, aus 1 kg werden 26. Berechnet für Schichten von 100 µm und 10 min je Plattformwechsel.',
    first: 'Drucker',
    columns: { plate: 'Bauraum', job: 'Je Druck', shift: 'In 8 Stunden', hundred: 'Für 200 Stück' },
    rows: {
      rs: { title: 'Reflex RS', plate: '222 × 122 × 228 mm', job: '3 in 57 min', shift: '21', hundred: '10 Schichten' },
      turbo: {
        title: 'Reflex RS Turbo',
        plate: '222 × 122 × 228 mm',
        job: '3 in 28 min',
        shift: '36',
        hundred: '6 Schichten',
      },
      reflex2: {
        title: 'Reflex 2',
        plate: '228 × 128 × 250 mm',
        job: '4 in 38 min',
        shift: '40',
        hundred: '5 Schichten',
      },
    },
  },
  printers: { title: 'Drucker für Kleinserien' },
  quantity: {
    title: 'Bis zu welcher Stückzahl drucken',
    text: 'Gedruckte Teile kosten bei jeder Menge ähnlich viel. Im Spritzguss bezahlen Sie zuerst das Werkzeug und warten darauf, danach sind die Teile günstig. Wo sich beides trifft, hängt von der Größe des Teils ab.',
    first: 'Teil',
    columns: { lot: 'Übliche Serie', fit: 'Je Plattform', limit: 'Warum bis dahin' },
    rows: {
      housing: {
        title: 'Gehäuse, Halter, Luftkanal',
        lot: '10 bis einige Hundert',
        fit: '3 bis 4',
        limit: 'Einige Hundert belegen einen Drucker schon zwei Wochen',
      },
      pallet: {
        title: 'Lötrahmen',
        lot: '1 für bis zu 500 Platinen',
        fit: '1',
        limit: 'Ein gedruckter Rahmen hält im Mittel 600 Zyklen, ein gefräster mehrere Tausend',
      },
      shell: {
        title: 'Ohrhörerschale, Audiomarke',
        lot: 'bis 40.000 Paar einer Größe',
        fit: '40 Schalen, eine Lage',
        limit: 'Darüber ist für diese Marke Spritzguss günstiger',
      },
      factory: {
        title: 'Ohrhörerschale, Lohnfertiger mit 116 Druckern',
        lot: '5.000 bis 200.000 Paar eines Modells',
        fit: '84 Schalen, zwei Lagen',
        limit: 'Die Modelle wechseln nach wenigen Monaten, oft bevor sich ein Werkzeug bezahlt macht',
      },
    },
  },
  change: {
    title: 'Vergleichen Sie mit Ihrem Werkzeugangebot',
    text: 'Zwei Kunden haben gemessen, was das Drucken außer dem Werkzeug spart.',
    alt: 'Gedruckter Lötrahmen mit Leiterplatte',
    points: {
      change:
        'Eine Audiomarke änderte ihre Schale vor dem Marktstart fünfmal. Mit Spritzgusswerkzeugen hätte die Zeit für eine einzige Änderung gereicht.',
      pay: 'Ein Elektronikfertiger lötet die erste Platine zwei Arbeitstage nach der Zeichnung und wartet nicht mehr auf den gefrästen Rahmen.',
      compare:
        'Teilen Sie den Werkzeugpreis durch den Preisunterschied zwischen gedrucktem und gespritztem Teil. Unter dieser Stückzahl lohnt sich der Druck.',
    },
    links: { wireless: 'Ohrhörerschalen in Serie', pallets: 'Anwenderbericht: Lötrahmen' },
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
    title: 'Lötrahmen, gefräst und gedruckt',
    text: 'Gemessen bei einem Elektronikfertiger an 38 Rahmen eines Jahres, gedruckt auf dem Reflex RS in HeatForce 250.',
    first: 'Rahmen für eine Platine',
    columns: { milled: 'Vom Zulieferer gefräst', printed: 'Selbst gedruckt' },
    rows: {
      delivery: { title: 'Zeit bis zum Rahmen', milled: '12 Arbeitstage', printed: '2 Arbeitstage' },
      start: { title: 'Bis zur ersten gelöteten Platine', milled: 'über 12 Arbeitstage', printed: '2 Arbeitstage' },
      life: { title: 'Standzeit', milled: 'mehrere Tausend Zyklen', printed: 'im Mittel 600 Zyklen' },
      tolerance: {
        title: 'Abstand der Passstifte',
        milled: 'nach Zeichnung',
        printed: 'höchstens 0,08 mm Abweichung, Schwund in der Datei korrigiert',
      },
      work: { title: 'Eigene Arbeit', milled: 'keine', printed: '90 min Zeichnen' },
    },
  },
  resins: { title: 'Drei Resins für die Fertigung', all: 'Alle Resins für die Fertigung' },
  limits: {
    title: 'Grenzen, die Sie kennen sollten',
    items: {
      outdoors: {
        title: 'Im Freien nur beschichtet',
        text: 'In Innenräumen versprödet Tough ABS-like Black in den Monaten nach dem Druck nicht.',
      },
      fire: {
        title: 'Keine Einstufung nach UL 94',
        text: 'Die Resins sind nicht flammhemmend und für Gehäuse mit Netzspannung nicht geeignet.',
      },
      creep: {
        title: 'Zähe Resins kriechen',
        text: 'Reflex Tough Tool kriecht bei Dauerlast über 45 °C. Für Bezugsflächen nehmen Sie das gefüllte Rigid Fixture.',
      },
      repeat: {
        title: 'Maßhaltig mit festem Ablauf',
        text: 'Kalibrieren Sie die Drucker, verwenden Sie je Auftrag nur eine Charge und drucken Sie zu Schichtbeginn ein Prüfteil.',
      },
    },
  },
  contact: {
    title: 'Schicken Sie uns die Zeichnung',
    text: 'Nennen Sie Last, Temperatur und Stückzahl. Wir empfehlen Resin und Drucker und sagen Ihnen auch, wenn Spritzguss günstiger ist.',
    alt: 'Reflex RS mit Waschen und Nachhärten in einer Werkstatt',
    links: { inquiry: 'Angebot anfordern', fit: 'Passt Ihr Teil?', special: 'Hochleistungsresins' },
  },
} satisfies PageCopy<typeof endUse>;
