import type { PageCopy } from '#sections/page-content.ts';
import type { shareAndWin } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Zeigen Sie Ihren Druck',
    title: 'So kommt Ihr Druck gut ins Bild',
    text: 'Ein Smartphone, ein Fenster und ein Bogen Papier genügen. Schicken Sie uns das Bild per E-Mail: Mit Ihrer Zustimmung zeigen wir es auf der Website und in unseren sozialen Medien, mit Ihrem Namen und einem Link zu Ihrem Labor oder Shop. Es ist kein Gewinnspiel.',
    alt: 'Gedrucktes Modell und eine Münze auf gebogenem Papier am Fenster, davor ein Smartphone, das sie im Bild zeigt',
    links: { send: 'Bild per E-Mail schicken' },
  },
  photo: {
    title: 'In sechs Schritten zum guten Foto',
    items: {
      clean: {
        title: 'Druck fertigstellen',
        text: 'Waschen, trocknen, nachhärten und Supports entfernen. Nicht ausgehärtetes Resin glänzt wie nasser Lack und verdeckt Details.',
      },
      light: {
        title: 'Fensterlicht nutzen',
        text: 'Weiches Licht von der Seite zeigt Schichten und Kanten. Schalten Sie Blitz und Deckenlicht aus.',
      },
      ground: {
        title: 'Hohlkehle aus Papier',
        text: 'Lehnen Sie das Papier ohne Knick an die Wand, dann ist im Hintergrund keine Kante zu sehen. Grau passt zu hellen wie zu dunklen Resins.',
      },
      scale: {
        title: 'Größe zeigen',
        text: 'Legen Sie für eines der Bilder eine Münze oder einen Messschieber daneben.',
      },
      detail: {
        title: 'Ein Detail aufnehmen',
        text: 'Nehmen Sie aus etwas Abstand das Zwei- oder Dreifach-Tele, statt nah heranzugehen. So bleibt die Form unverzerrt, und Ihr Schatten fällt nicht ins Bild.',
      },
      facts: {
        title: 'Daten notieren',
        text: 'Notieren Sie Drucker, Resin, Schichthöhe und Druckzeit, damit andere das Teil nachdrucken können.',
      },
    },
  },
  examples: {
    title: 'Was Licht, Hintergrund und Abstand ausmachen',
    text: 'Die Beispiele sind gerendert.',
    items: {
      light: {
        title: 'Blitz oder Fensterlicht',
        text: 'Der Blitz neben der Linse macht die Rippen flach und wirft einen harten Schatten. Licht vom Fenster an der Seite zeigt jede Kante.',
        before: {
          caption: 'Mit Blitz: flache Rippen, harter Schatten',
          alt: 'Gedruckte rote Vase im Blitzlicht, flach und mit hartem Schatten an der Wand',
        },
        after: {
          caption: 'Mit Fensterlicht: jede Kante sichtbar',
          alt: 'Dieselbe Vase in weichem Seitenlicht, die Rippen sind plastisch',
        },
      },
      ground: {
        title: 'Schreibtisch oder Papier',
        text: 'Tastatur und Flasche lenken ab. Ein gebogener Bogen Papier hat keine Kante, übrig bleibt das Modell.',
        before: {
          caption: 'Auf dem Schreibtisch: Tastatur, Maus und Flasche',
          alt: 'Gedrucktes Modell zwischen Tastatur, Maus, Flasche und Werkzeug',
        },
        after: {
          caption: 'Auf gebogenem Papier: nur das Modell',
          alt: 'Dasselbe Modell allein auf gebogenem grauem Papier',
        },
      },
      detail: {
        title: 'Übersicht und Nahaufnahme',
        text: 'Die Übersicht zeigt das Teil, aber nicht seine Oberfläche. Eine zusätzliche Nahaufnahme mit Maßstab zeigt Schichten und Kanten.',
        before: { caption: 'Übersicht: eine Prothesenbasis', alt: 'Gedruckte rosa Prothesenbasis aus der Entfernung' },
        after: {
          caption: 'Nahaufnahme: Kavitäten mit Schichten und Maßstab',
          alt: 'Nahaufnahme der Kavitäten für die Zähne, mit sichtbaren Schichten und einem Maßstab von 5 mm',
        },
      },
    },
  },
  surfaces: {
    title: 'Welches Licht zu welcher Oberfläche passt',
    items: {
      skin: {
        title: 'Matt, hautfarben: Figure Skin',
        text: 'Gesichter wirken mit Licht von einer Seite; ein weißes Blatt auf der anderen hellt die Schatten auf.',
      },
      beige: {
        title: 'Matt, hell: Detail Beige',
        text: 'Ornamente kommen im Streiflicht und auf grauem Grund am besten heraus. Auf Weiß verschwinden feine Kanten.',
      },
      clear: {
        title: 'Durchscheinend: Clear',
        text: 'Das Licht kommt schräg von hinten, dahinter steht ein dunkler Karton.',
      },
      dental: {
        title: 'Glänzend: Kronen und Schienen auf dem Modell',
        text: 'Backpapier vor dem Fenster macht das Licht diffus; dazu ein dunkler Hintergrund. Legen Sie für ein Bild den Farbring daneben.',
      },
    },
  },
  ideas: {
    title: 'Diese Drucke würden wir gern zeigen',
    text: 'Noch stehen hier gerenderte Teile von uns. Ihre Fotos treten an ihre Stelle.',
    items: {
      models: {
        title: 'Arbeitsmodelle',
        text: 'Mit herausnehmbaren Stümpfen, auf dem Tisch oder im Artikulator.',
        alt: 'Gedrucktes Arbeitsmodell mit herausnehmbarem Stumpf',
      },
      figure: {
        title: 'Figuren ohne sichtbare Naht',
        text: 'Unsere Anleitung erklärt Teilen, Aushöhlen, Supports und Grundierung.',
        alt: 'Gedruckte Ritterfigur',
      },
      rings: { title: 'Ringe: Modell und Guss', text: 'Am besten beide in einem Bild.', alt: 'Gedruckte Ringmodelle' },
      shells: {
        title: 'Ohrhörer und In-Ear-Monitore',
        text: 'Schalen vor und nach dem Lackieren.',
        alt: 'Zwei schwarze gedruckte Ohrhörerschalen',
      },
      fixtures: {
        title: 'Vorrichtungen im Einsatz',
        text: 'Mit dem Werkstück, das sie halten.',
        alt: 'Gedruckte Vorrichtung',
      },
      cases: {
        title: 'Teile aus Studio und Werkstatt',
        text: 'Was andere drucken, steht in den Anwenderberichten.',
        alt: 'Gedruckter Gitterwürfel',
      },
    },
  },
  publishing: {
    title: 'So kommt Ihr Druck auf unsere Website',
    items: {
      message: {
        title: 'Per E-Mail einsenden',
        text: 'Schicken Sie die Bilder an media@heliograph.example und schreiben Sie dazu, was Sie gedruckt haben und wofür, mit den Daten aus Schritt sechs. Wir antworten innerhalb eines Werktags.',
      },
      place: {
        title: 'Wo und wann es erscheint',
        text: 'Wir zeigen es auf der Seite des Fachgebiets, etwa bei den Dentallaboren oder beim Schmuck, und in unseren sozialen Medien, sobald Sie schriftlich zugestimmt haben. Am Tag der Veröffentlichung schicken wir Ihnen den Link. Mitmachen kann, wer auf einem Reflex oder einem UltraCraft druckt.',
      },
      named: {
        title: 'Mit Namen und Link',
        text: 'Neben dem Bild stehen Ihr Name, Drucker und Resin und ein Link zu Ihrem Labor, Atelier oder Shop. Auf Wunsch bleiben Sie ungenannt.',
      },
      rights: {
        title: 'Die Rechte bleiben bei Ihnen',
        text: 'Vor der Veröffentlichung fragen wir, wo und wie lange wir das Bild zeigen dürfen und ob wir Ihren Namen nennen sollen. Ihre Zustimmung können Sie jederzeit widerrufen.',
      },
      patients: {
        title: 'Patienten bleiben anonym',
        text: 'Zahntechnische und orthopädietechnische Arbeiten sind willkommen, sofern niemand zu erkennen ist und, wo nötig, eine Einwilligung vorliegt. Teile aus Resins ohne CE-Kennzeichnung zeigen Sie bitte auf dem Modell, nicht am Patienten.',
      },
      prizes: {
        title: 'Kein Einsendeschluss',
        text: 'Bilder nehmen wir jederzeit, auch von älteren Drucken.',
      },
    },
  },
  contact: {
    title: 'Zeigen Sie Ihren Druck',
    text: 'Schicken Sie das Bild mit ein paar Zeilen dazu per E-Mail. Fragen vorab stellen Sie im Kontaktformular.',
    alt: 'Gedruckte Teile auf schlichtem Grund: Einlage, zwei Figuren, Kiefermodell, Schiene und In-Ear-Schalen',
    links: { send: 'Bild per E-Mail schicken', write: 'Kontaktformular' },
  },
} satisfies PageCopy<typeof shareAndWin>;
