import type { PageCopy } from '#sections/page-content.ts';
import type { shareAndWin } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Zeigen Sie Ihren Druck',
    title: 'So kommt Ihr Druck gut ins Bild',
    text: 'Ein Smartphone, ein Fenster und ein Bogen Papier genügen. Stellen Sie uns Ihren Druck vor: Mit Ihrer Zustimmung zeigen wir das Bild hier, mit Ihrem Namen und einem Link zu Ihrem Labor oder Shop. Es ist kein Gewinnspiel.',
    alt: 'Eine gedruckte Vase vor der Kamera eines Smartphones',
    links: { send: 'Druck vorstellen' },
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
        text: 'Nehmen Sie aus etwas Abstand die 2- oder 3-fach-Linse, statt nah heranzugehen. So bleibt die Form unverzerrt, und Ihr Schatten fällt nicht ins Bild.',
      },
      facts: {
        title: 'Daten notieren',
        text: 'Notieren Sie Drucker, Resin, Schichthöhe und Druckzeit, damit andere das Teil nachdrucken können.',
      },
    },
  },
  examples: {
    title: 'Dasselbe Teil, zwei Bilder',
    text: 'Gerenderte Beispiele: Es ändert sich nur das Licht, der Hintergrund oder der Abstand.',
    wrong: 'Zeigt weniger',
    right: 'Zeigt mehr',
    items: {
      light: {
        title: 'Blitz oder Fensterlicht',
        text: 'Der Blitz neben der Linse macht die Rippen flach und wirft einen harten Schatten. Licht vom Fenster an der Seite zeigt jede Kante.',
        wrong: 'Gedruckte rote Vase im Blitzlicht, flach und mit hartem Schatten an der Wand',
        right: 'Dieselbe Vase in weichem Seitenlicht, die Rippen sind plastisch',
      },
      ground: {
        title: 'Arbeitstisch oder Papier',
        text: 'Werkzeug und Flaschen lenken ab. Ein gebogener Bogen Papier hat keine Kante, übrig bleibt das Modell.',
        wrong: 'Gedrucktes Modell zwischen Tastatur, Maus, Flasche und Werkzeug',
        right: 'Dasselbe Modell allein auf gebogenem grauem Papier',
      },
      detail: {
        title: 'Ganzes Teil oder Detail',
        text: 'Das ganze Teil gibt die Übersicht, den Kronenrand sieht darauf niemand. Eine zusätzliche Nahaufnahme mit Maßstab zeigt Passung und Oberfläche.',
        wrong: 'Gedruckte Kronen aus der Entfernung',
        right: 'Nahaufnahme des Kronenrands auf dem Stumpf, mit Schichten und einem Maßstab von 1 mm',
      },
    },
  },
  publishing: {
    title: 'So kommt Ihr Druck auf unsere Website',
    items: {
      message: {
        title: 'Sie schreiben, wir antworten',
        text: 'Nennen Sie im Kontaktformular, was Sie gedruckt haben und wofür, dazu die Daten aus Schritt sechs. Wir antworten innerhalb eines Werktags und schreiben, wohin Sie die Bilder schicken.',
      },
      who: {
        title: 'Wer Bilder schicken kann',
        text: 'Alle, die auf einem Reflex oder einem UltraCraft drucken: Labore, Ateliers und Hobbyanwender. Es kostet nichts.',
      },
      named: {
        title: 'Mit Namen und Link',
        text: 'Neben dem Bild stehen Ihr Name, Drucker und Resin und ein Link zu Ihrem Labor, Atelier oder Shop. Auf Wunsch bleiben Sie ungenannt.',
      },
      rights: {
        title: 'Die Rechte bleiben bei Ihnen',
        text: 'Vor der Veröffentlichung fragen wir, wo und wie lange wir das Bild zeigen dürfen und ob wir Ihren Namen nennen sollen. Ihre Zustimmung können Sie später widerrufen.',
      },
      patients: {
        title: 'Patienten bleiben anonym',
        text: 'Zahntechnische und orthopädietechnische Arbeiten sind willkommen, sofern niemand zu erkennen ist und, wo nötig, eine Einwilligung vorliegt.',
      },
      prizes: {
        title: 'Kein Einsendeschluss',
        text: 'Bilder nehmen wir jederzeit, auch von älteren Drucken.',
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
        text: 'Ornamente brauchen flaches Streiflicht und grauen Grund. Auf Weiß verschwinden feine Kanten.',
      },
      clear: {
        title: 'Durchscheinend: Clear',
        text: 'Stellen Sie das Teil vor das Fenster, damit Licht hindurchfällt, und nehmen Sie einen dunklen Grund.',
      },
      dental: {
        title: 'Glänzend: Kronen und Schienen',
        text: 'Backpapier vor dem Fenster macht das Licht diffus; dazu ein dunkler Hintergrund. Legen Sie für ein Bild den Farbschlüssel daneben.',
      },
    },
  },
  ideas: {
    title: 'Ideen für den nächsten Druck',
    items: {
      figure: {
        title: 'Figuren ohne sichtbare Naht',
        text: 'Teilen, aushöhlen, Supports setzen und grundieren, Schritt für Schritt erklärt.',
        alt: 'Gedruckte Ritterfigur',
      },
      rings: {
        title: 'Gussmodelle für Ringe',
        text: 'Ausbrennbare Resins und wie sie ausbrennen.',
        alt: 'Gedruckte Ringmodelle',
      },
      cases: {
        title: 'Anwenderberichte',
        text: 'Drucke aus Studios und Werkstätten.',
        alt: 'Gedruckter Gitterwürfel',
      },
    },
  },
  contact: {
    title: 'Stellen Sie Ihren Druck vor',
    text: 'Beschreiben Sie ihn im Kontaktformular. In unserer Antwort steht, wohin Sie die Bilder schicken.',
    alt: 'Gedruckte Teile auf schlichtem Grund: Einlage, zwei Figuren, Kiefermodell, Schiene und In-Ear-Schalen',
    links: { send: 'Druck vorstellen' },
  },
} satisfies PageCopy<typeof shareAndWin>;
