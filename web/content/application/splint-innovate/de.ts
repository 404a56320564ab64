import type { PageCopy } from '#sections/page-content.ts';
import type { splintInnovate } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Neue Schienenkonzepte',
    title: 'Schienen, die sich nicht tiefziehen lassen',
    text: 'Eine tiefgezogene Folie folgt den Zähnen, und ihre Stärke lässt sich nicht steuern. Bei der gedruckten Schiene legen Sie die Stärke Punkt für Punkt fest und konstruieren die Kaufläche frei. Am Modell erproben Sie die Form heute. Eingliedern dürfen Sie sie erst, wenn das Resin die CE-Kennzeichnung hat.',
    alt: 'Drei transparente Schienen für einen Oberkiefer: plan mit Rampe, mit Impressionen der Gegenzähne und als kurze Frontzahnschiene',
    links: { inquiry: 'Konstruktion drucken lassen', materials: 'Schienenresins' },
  },
  designs: {
    title: 'Vier Konzepte für die Praxis',
    items: {
      guidance: {
        title: 'Einstellbare Führung',
        text: 'Den Winkel von Eckzahn- und Frontzahnrampe legen Sie am Bildschirm fest, rechts und links gleich. Änderungen machen Sie in der Datei statt mit der Fräse.',
      },
      index: {
        title: 'Impressionen',
        text: 'Flache Mulden für die Gegenzähne führen den Unterkiefer in die geplante Lage. So sichern Sie eine Kieferrelation, auch zum Austesten vor der Versorgung.',
      },
      front: {
        title: 'Frontzahnschiene',
        text: 'Eine kurze Schiene mit kleinem Plateau diskludiert die Seitenzähne für begrenzte Zeit. Legen Sie Tragedauer und Kontrollen vorher fest.',
      },
      snap: {
        title: 'Halt im Unterschnitt',
        text: 'Splint Flex UV greift über mäßige Unterschnitte. Bei gekippten oder eng stehenden Zähnen muss weniger ausgeblockt werden, und die Schiene hält, ohne zu klemmen.',
      },
    },
  },
  height: {
    title: 'Bisshebung in vier Etappen austesten',
    text: 'Alle Etappen beruhen auf demselben Scan und demselben Biss. Am Patienten arbeiten Sie damit erst nach der CE-Kennzeichnung der Resins.',
    items: {
      splint: {
        title: 'Schiene',
        text: 'Positionierungsschiene aus Splint Rigid UV. Stört ein Kontakt, ändern Sie die Datei und drucken neu.',
      },
      tableTops: {
        title: 'Table Tops',
        text: 'Stimmt die Höhe, folgen okklusale Veneers aus Crown Ceramic UV für Tag und Nacht.',
      },
      temporaries: {
        title: 'Langzeitprovisorien',
        text: 'Auf präparierten Zähnen halten Kronen und Brücken bis drei Glieder aus demselben Resin mehrere Monate.',
      },
      final: {
        title: 'Definitive Versorgung',
        text: 'Sie scannen und kopieren die eingestellten Kauflächen.',
      },
    },
  },
  limits: {
    title: 'Grenzwerte für die Konstruktion',
    text: 'Mindestmaße nach Gebrauchsanweisung. Darunter kann eine Schiene reißen oder sich verziehen.',
    rows: {
      contacts: 'Splint Rigid UV unter Kontakten',
      worn: 'Splint Flex UV ersetzen, wenn dünner als',
      tableTop: 'Table Top aus Crown Ceramic UV, Wandstärke',
    },
  },
  file: {
    title: 'Die Datei ersetzt das Modell',
    text: 'Für die nächste Schiene brauchen Sie weder Abformung noch Bissnahme.',
    alt: 'Transparente Schiene mit Frontzahnrampe',
    points: {
      lost: 'Geht die Schiene verloren, drucken Sie sie nach.',
      spot: 'Ist eine Stelle durchgebissen, verstärken Sie nur diese.',
      variants: 'Zwei Höhen drucken Sie in einem Auftrag und vergleichen beide im Artikulator.',
    },
  },
  trial: {
    title: 'Erst prüfen, dann eingliedern',
    text: 'Mit einer neuen Form gibt es noch keine Trageerfahrung. Für diese Prüfungen genügt ein zweiter Druck, und Sie können sie heute machen.',
    items: {
      model: {
        title: 'Auf dem Modell',
        text: 'Drücken Sie abwechselnd rechts und links. Die Schiene darf nicht schaukeln und muss sich leicht abnehmen lassen.',
      },
      warm: {
        title: 'Im warmen Wasser',
        text: 'Erwärmen Sie eine flexible Schiene auf Mundtemperatur und biegen Sie sie. Sie ist dann weicher als bei Raumtemperatur.',
      },
      contacts: {
        title: 'Im Artikulator',
        text: 'Kontakte und Führung mit Folie anzeichnen und mit dem Bildschirm vergleichen.',
      },
      record: {
        title: 'In der Akte',
        text: 'Konstruktionsstand, Charge, Drucker und Nachhärtezeit notieren. So können Sie die Schiene nachfertigen und Fehlerursachen finden.',
      },
    },
  },
  materials: {
    title: 'Resins für Schienen und Table Tops',
    text: 'Zwei Resins für die Schiene, eines für die Etappen danach.',
    all: 'Alle Dentalresins',
  },
  questions: {
    title: 'Fragen aus der Konstruktion',
    questions: {
      mixed: {
        question: 'Lassen sich hart und weich in einem Druck kombinieren?',
        answer:
          'Nein, gedruckt wird immer ein Resin. Nachgiebiger wird eine Zone, wenn Sie sie dünner konstruieren, innerhalb der genannten Grenzwerte.',
      },
      thinner: {
        question: 'Kann die Schiene dünner sein als eine tiefgezogene?',
        answer: 'Zwischen den Kontakten ja. Unter den Kontakten einer harten Schiene sollten 1,5 mm bleiben.',
      },
      approval: {
        question: 'Gilt Ihre biologische Beurteilung für meine Konstruktion?',
        answer:
          'Sie gilt für das Resin nach vorgeschriebenem Waschen und Nachhärten. Für Form, Indikation und Patienteninformation sind Sie als Hersteller der Schiene verantwortlich.',
      },
      indexed: {
        question: 'Wie tief dürfen die Impressionen sein?',
        answer:
          'So flach, dass die Höckerspitzen sie gerade finden. Zu tiefe Mulden heben die Schiene bei jeder Bewegung an. Beginnen Sie flach und drucken Sie bei Bedarf neu.',
      },
    },
  },
  contact: {
    title: 'Sie haben ein eigenes Schienenkonzept?',
    text: 'Schicken Sie uns die Datei ohne Patientendaten. Wir sagen Ihnen, wo die Schiene brechen würde, und drucken sie, wenn es möglich ist.',
    alt: 'Transparente Schiene auf dem Oberkiefermodell mit blauen Kontaktpunkten',
    links: {
      inquiry: 'Konstruktion drucken lassen',
      basics: 'Schienen Schritt für Schritt',
      design: 'Konstruieren lassen',
    },
  },
} satisfies PageCopy<typeof splintInnovate>;
