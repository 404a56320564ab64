import type { PageCopy } from '#sections/page-content.ts';
import type { shareAndWin } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Zeigen Sie Ihre Arbeit',
    title: 'Ihre Arbeit auf unserer Website',
    text: 'Fotografieren Sie Ihr Teil mit dem Smartphone am Fenster und schicken Sie uns das Bild per E-Mail. Wir zeigen es auf der Website und in unseren sozialen Medien, mit Ihrem Namen und einem Link zu Ihrem Labor, Atelier oder Shop. Jedes Teil von einem Reflex oder UltraCraft ist willkommen, auch ein älteres. Ein Gewinnspiel ist es nicht.',
    alt: 'Gedrucktes Modell und eine Münze auf gebogenem Papier am Fenster, davor ein Smartphone, das sie im Bild zeigt',
    links: { send: 'Bild per E-Mail schicken', channels: 'Unsere Kanäle ansehen' },
  },
  way: {
    title: 'So kommt Ihr Bild auf die Website',
    items: {
      shoot: {
        title: 'Fertigstellen und fotografieren',
        text: 'Teil waschen, trocknen und nachhärten, dann die Supports abtrennen. Nicht ausgehärtetes Resin glänzt wie nasser Lack und verdeckt Details.',
      },
      send: {
        title: 'Per E-Mail einsenden',
        text: 'Schicken Sie die Originaldatei an media@heliograph.example, als JPEG oder HEIC in voller Größe; Messenger verkleinern Bilder. Nennen Sie Drucker, Resin, Schichthöhe, Druckzeit und den Zweck des Teils. Wir antworten innerhalb eines Werktags.',
      },
      agree: {
        title: 'Freigeben',
        text: 'Wir fragen, wo und wie lange wir das Bild zeigen dürfen. Sobald Sie schriftlich zugestimmt haben, erscheint es, und Sie erhalten am selben Tag den Link.',
      },
    },
  },
  tips: {
    title: 'Drei Tipps für das Foto',
    text: 'Die Beispiele sind gerendert.',
    items: {
      ground: {
        title: 'Hohlkehle aus Papier',
        text: 'Lehnen Sie den Bogen ohne Knick an die Wand, dann ist hinter dem Teil keine Kante zu sehen. Grau passt zu hellen wie zu dunklen Resins.',
        before: {
          caption: 'Auf dem Schreibtisch: Tastatur, Maus und Flasche',
          alt: 'Gedrucktes Modell zwischen Tastatur, Maus, Flasche und Werkzeug',
        },
        after: {
          caption: 'Auf gebogenem Papier: nur das Modell',
          alt: 'Dasselbe Modell allein auf gebogenem grauem Papier',
        },
      },
      light: {
        title: 'Fensterlicht von der Seite',
        text: 'Schalten Sie Blitz und Deckenlicht aus. Der Blitz neben dem Objektiv macht die Rippen flach und wirft einen harten Schatten.',
        before: {
          caption: 'Mit Blitz: flache Rippen, harter Schatten',
          alt: 'Gedruckte rote Vase im Blitzlicht, flach und mit hartem Schatten an der Wand',
        },
        after: {
          caption: 'Mit Fensterlicht: jede Kante sichtbar',
          alt: 'Dieselbe Vase in weichem Seitenlicht, die Rippen sind plastisch',
        },
      },
      detail: {
        title: 'Detail und Maßstab',
        text: 'Nehmen Sie aus etwas Abstand das Zwei- oder Dreifach-Tele, so bleibt die Form unverzerrt, und Ihr Schatten fällt nicht ins Bild. Solche Details zeigt eine aufgesteckte Makrolinse. Legen Sie eine Münze neben das Teil wie im Bild ganz oben, oder nennen Sie uns ein Maß, dann setzen wir den Maßstab ein.',
        before: { caption: 'Übersicht: die ganze Prothesenbasis', alt: 'Gedruckte Prothesenbasis aus der Entfernung' },
        after: {
          caption: 'Nahaufnahme: Aussparungen für die Zähne und Schichten derselben Basis, mit unserem Maßstab',
          alt: 'Nahaufnahme der Aussparungen für die Zähne in derselben Prothesenbasis, mit sichtbaren Schichten und einem Maßstab von 5 mm',
        },
      },
    },
  },
  surfaces: {
    title: 'Licht und Hintergrund je Oberfläche',
    first: 'Oberfläche',
    columns: { light: 'Licht', background: 'Hintergrund' },
    rows: {
      skin: {
        title: 'Matt und hautfarben (Figure Skin)',
        light: 'Von einer Seite; ein weißes Blatt auf der anderen hellt die Schatten auf',
        background: 'Graues Papier',
      },
      beige: {
        title: 'Matt und hell (Detail Beige)',
        light: 'Streiflicht von der Seite',
        background: 'Graues Papier; auf Weiß verschwinden feine Kanten',
      },
      clear: {
        title: 'Durchscheinend (Clear)',
        light: 'Schräg von hinten',
        background: 'Dunkler Karton',
      },
      dental: {
        title: 'Glänzend (Kronen, Schienen)',
        light: 'Durch Backpapier vor dem Fenster',
        background: 'Dunkler Karton; auf einem Bild der Farbring daneben',
      },
    },
  },
  places: {
    title: 'Hier erscheint Ihre Arbeit',
    text: 'Auf der Seite des passenden Fachgebiets, zum Beispiel einer von diesen, und in unseren sozialen Medien. Bis Ihre Fotos eintreffen, stehen dort gerenderte Teile von uns.',
    items: {
      models: {
        title: 'Arbeitsmodelle',
        text: 'Zeigen Sie sie mit herausnehmbaren Stümpfen, auf dem Tisch oder im Artikulator.',
        alt: 'Gedrucktes Arbeitsmodell mit herausnehmbarem Stumpf',
      },
      shells: {
        title: 'Ohrhörer und In-⁠Ear-⁠Monitore',
        text: 'Zeigen Sie die Schalen vor und nach dem Lackieren.',
        alt: 'Zwei schwarze gedruckte Ohrhörerschalen',
      },
      figure: {
        title: 'Figuren',
        text: 'Zeigen Sie sie grundiert oder bemalt, von vorn und von hinten.',
        alt: 'Gedruckte Ritterfigur von vorn und von hinten',
      },
      jewelry: {
        title: 'Schmuck',
        text: 'Zeigen Sie das Modell vor dem Guss und danach das polierte Stück.',
        alt: 'Drei gedruckte Ringmodelle in Blau, zwei davon auf Supports',
      },
    },
  },
  rights: {
    title: 'Ihr Name, Ihr Bild, Ihre Patienten',
    items: {
      named: {
        title: 'Mit Namen und Link',
        text: 'Neben dem Bild stehen Ihr Name, Drucker, Resin und der Link. Auf Wunsch bleiben Sie ungenannt.',
      },
      rights: {
        title: 'Die Rechte bleiben bei Ihnen',
        text: 'Wir zeigen das Bild nur dort und so lange, wie Sie es erlaubt haben. Ihre Zustimmung können Sie jederzeit widerrufen.',
      },
      patients: {
        title: 'Keine Patientendaten',
        text: 'Entfernen Sie Namen und Auftragsnummern vom Modellsockel und aus dem Dateinamen und den Aufnahmeort aus dem Foto. Ist die Patientin oder der Patient dennoch zu erkennen, brauchen Sie vor dem Einsenden eine ausdrückliche Einwilligung nach Art. 9 DSGVO. Teile aus Resins ohne CE-Kennzeichnung zeigen Sie bitte nie am Patienten.',
      },
    },
  },
  contact: {
    title: 'Schicken Sie uns Ihr Bild',
    text: 'Das Bild und ein paar Zeilen dazu genügen. Fragen vorab stellen Sie im Kontaktformular.',
    alt: 'Gedruckte Teile auf schlichtem Grund: Einlage, zwei Figuren, Kiefermodell, Schiene und In-Ear-Schalen',
    links: { send: 'Bild per E-Mail schicken', write: 'Kontaktformular' },
  },
} satisfies PageCopy<typeof shareAndWin>;
