import type { PageCopy } from '#sections/page-content.ts';
import type { splint } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Aufbissschienen',
    title: 'Aufbissschienen selbst drucken',
    text: 'Heute sind gedruckte Schienen Anschauungsteile. Eingegliedert werden dürfen sie erst, wenn das Schienenresin die CE-Kennzeichnung hat. In der Erprobung war eine harte Schiene vom Scan bis zur Politur in einem halben Tag fertig, Passung und Kontakte wurden im Artikulator geprüft.',
    alt: 'Transparente gedruckte Schiene auf dem Oberkiefermodell mit blauen Kontaktpunkten',
    links: { samples: 'Musterschiene anfordern', inquiry: 'Angebot anfordern' },
  },
  visit: {
    title: 'Ablauf und Zeiten',
    text: 'Gemessen bei einer Erprobung in einer schwedischen Praxis mit vier Behandlungseinheiten und einem ChairSide Pro, Schiene aus Splint Rigid UV. Eingegliedert wurden Laborschienen, die gedruckten blieben auf dem Modell.',
    items: {
      scan: { title: 'Scannen', text: 'Beide Kiefer und die Bissnahme in der geplanten Sperrung.' },
      design: {
        title: 'Konstruieren',
        text: 'Eine geschulte Fachkraft konstruiert, Zahnärztin oder Zahnarzt gibt die Kontakte am Bildschirm frei.',
      },
      print: {
        title: 'Drucken',
        text: 'Die Schiene schräg stellen, mit den Supports an der Außenseite; Kaufläche und Innenseite bleiben frei.',
      },
      wash: {
        title: 'Waschen und trocknen',
        text: 'Zwei kurze Bäder, dann 20 min ablüften. Kürzer getrocknete Schienen bekommen einen Schleier.',
      },
      cure: {
        title: 'Nachhärten',
        text: 'Supports entfernen, dann beide Seiten härten: im UltraCraft Cure mit Stickstoffset oder unter Glyzerin, das Sie danach mit Wasser abspülen.',
      },
      polish: { title: 'Polieren', text: 'Bimsmehl, dann Hochglanzpaste bei niedriger Drehzahl, mit Absaugung.' },
    },
  },
  results: {
    title: 'Erprobung mit 74 Schienen',
    text: 'In fünf Monaten waren 61 davon noch am Tag des Scans fertig und passten auf das Modell. Neun flexible waren am Tag darauf fertig, weil sie länger trocknen, vier wurden neu gedruckt. Laborschienen kamen in dieser Praxis erst nach neun Tagen. Handarbeit: 10 min für den Scan, 20 für die Konstruktion, 12 fürs Polieren, dazu rund 10 für Waschen und Nachhärten.',
    items: {
      total: 'für alle Schritte einer harten Schiene',
      adjusting: 'mittlere Einschleifzeit im Artikulator; der frühere Wert gilt für Schienen aus dem Fremdlabor',
      reprints: 'Nachdrucke: zwei wegen der Bissnahme, zwei wegen eines weißen Schleiers',
    },
    alt: 'Transparente gedruckte Schiene aus dem flexiblen Resin',
  },
  cost: {
    title: 'Was kostet eine selbst gedruckte Schiene?',
    text: 'Zur Planung für die Zeit nach der CE-Kennzeichnung, gerechnet für eine harte Schiene, auf dem ChairSide Pro gedruckt. Mit Modellen vom selben Drucker rechnet er sich früher. Tragen Sie Ihre Preise ein und vergleichen Sie mit der Laborrechnung.',
  },
  resins: {
    title: 'Hart oder flexibel?',
    text: 'Harte Schienen sichern die Bisslage und lassen sich sauber einschleifen. Bei Engstand oder gekippten Zähnen nehmen Sie das flexible Resin, transparent oder transparentblau. Jedes Resin braucht seine eigene Wanne. Die Werte sind trocken gemessen. Die Festigkeit nach Wasserlagerung ist nur für das harte Resin geprüft (ISO 20795-2).',
    first: 'Eigenschaft',
    columns: { rigid: 'Splint Rigid UV', flex: 'Splint Flex UV' },
    rows: {
      strength: { title: 'Biegefestigkeit (ISO 178)', rigid: '76 MPa', flex: '31 MPa' },
      modulus: { title: 'Biegemodul (ISO 178)', rigid: '2.180 MPa', flex: '820 MPa' },
      elongation: { title: 'Bruchdehnung (ISO 527-2)', rigid: '8,6 %', flex: '58 %' },
      impact: { title: 'Kerbschlagzähigkeit (ASTM D256)', rigid: '25 J/m', flex: '64 J/m' },
      heat: {
        title: 'Wärmeformbeständigkeit (ISO 75)',
        rigid: '61 °C',
        flex: 'nicht bestimmt, wird in der Wärme weich',
      },
      drying: { title: 'Trocknen vor dem Nachhärten', rigid: '20 min', flex: '45 min' },
      curing: { title: 'Nachhärten je Seite', rigid: '10 min', flex: '15 min' },
      thickness: {
        title: 'Stärke',
        rigid: 'mindestens 1,5 mm unter den Kontakten',
        flex: '1,5–2 mm konstruieren, unter 1 mm ersetzen',
      },
    },
  },
  faults: {
    title: 'Fehler und ihre Ursachen',
    items: {
      haze: {
        title: 'Weißer Schleier',
        text: 'Die Schiene war beim Nachhärten noch feucht. Halten Sie die Trockenzeit ein.',
      },
      tight: {
        title: 'Klemmt oder hält nicht',
        text: 'Klemmt sie, blocken Sie stärker aus. Hält sie nicht, blocken Sie weniger aus oder nehmen Sie Splint Flex UV, das in die untersichgehenden Stellen greift.',
      },
      cloudy: {
        title: 'Durchgehend trüb',
        text: 'In der Wanne war vorher ein anderes Resin. Wanne reinigen und nur noch für Schienenresin verwenden.',
      },
      warped: {
        title: 'Sitzt nicht mehr auf dem Modell',
        text: 'Meist wurde sie mit heißem Wasser gereinigt. Über 50 °C kann sich eine harte Schiene verziehen.',
      },
    },
  },
  printers: {
    title: 'Diese Drucker verarbeiten beide Resins',
    text: 'In der Praxis genügt die Plattform eines ChairSide; auch auf den A2D passen zwei Schienen. Im Labor füllen Sie die Plattform eines A2D 4K, der A3D entnimmt die Schienen auch selbst. Schräg auf die Längsseite gestellt braucht eine Schiene nicht mehr Fläche als liegend, es passen also gleich viele. Eine Schiene und eine volle Plattform dauern gleich lang.',
    job: 'Schienen, schräg gestellt',
  },
  questions: {
    title: 'Fragen vor der ersten Schiene',
    questions: {
      where: {
        question: 'Drucken wir in der Praxis oder im Labor?',
        answer:
          'Einfache Schienen in bestehender Bisslage kann die Praxis selbst drucken. Fälle mit veränderter Kieferrelation überlässt auch die Praxis aus unserem Anwenderbericht dem Labor.',
      },
      design: {
        question: 'Bei uns konstruiert niemand Schienen. Wer übernimmt das?',
        answer:
          'Unser Designservice. Nach Vertragsabschluss schicken Sie Scan und Biss und bekommen eine druckfertige Datei.',
      },
      adjust: {
        question: 'Lässt sich die Schiene einschleifen wie eine gefräste?',
        answer:
          'Ja, mit der Hartmetallfräse. Die Späne schmieren nicht. Schleifen Sie Splint Flex UV bei Raumtemperatur ein, in der Wärme wird es weich.',
      },
      care: {
        question: 'Welche Pflegehinweise gebe ich später mit?',
        answer:
          'Nach der CE-Kennzeichnung des Resins: Schienen mit kaltem Wasser und weicher Bürste reinigen und in der Dose aufbewahren. Flexible Schienen vor dem ersten Tragen eine Minute in lauwarmes Wasser legen.',
      },
    },
  },
  contact: {
    title: 'Angebot oder Musterschiene anfordern',
    text: 'Fordern Sie ein Angebot für Drucker, Wasch- und Nachhärtegerät und Resin an, oder nehmen Sie erst ein Muster in die Hand. Die Fehler der ersten Monate stehen im Anwenderbericht.',
    alt: 'Transparente gedruckte Schiene mit Frontzahnrampe',
    links: { inquiry: 'Angebot anfordern', samples: 'Musterschiene anfordern', study: 'Anwenderbericht lesen' },
  },
} satisfies PageCopy<typeof splint>;
