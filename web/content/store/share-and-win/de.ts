import type { PageCopy } from '#sections/page-content.ts';
import type { shareAndWin } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Fotoanleitung',
    title: 'So kommt Ihr Druck gut ins Bild',
    text: 'Ein Smartphone, ein Fenster und ein Bogen Papier genügen. Stellen Sie uns dann Ihren Druck vor. Mit Ihrer Zustimmung zeigen wir das Bild auf dieser Website. Ein Wettbewerb läuft derzeit nicht.',
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
        text: 'Zoomen Sie aus etwas Abstand, statt nah heranzugehen: So bleibt die Form unverzerrt, und Ihr Schatten fällt nicht ins Bild.',
      },
      facts: {
        title: 'Daten notieren',
        text: 'Notieren Sie Drucker, Resin, Schichthöhe und Druckzeit, damit andere das Teil nachdrucken können.',
      },
    },
  },
  publishing: {
    title: 'So kommt Ihr Druck auf unsere Website',
    items: {
      message: {
        title: 'Sie schreiben, wir antworten',
        text: 'Nennen Sie im Kontaktformular, was Sie gedruckt haben und wofür, dazu die Daten aus Schritt sechs. In der Antwort steht, wohin Sie die Bilder schicken.',
      },
      who: {
        title: 'Alle können mitmachen',
        text: 'Es genügt, dass Sie auf einem Reflex oder einem UltraCraft drucken.',
      },
      cost: {
        title: 'Die Teilnahme ist kostenlos',
        text: 'Wir verlangen weder eine Gebühr noch Kartendaten. Fragt ein Profil in unserem Namen danach, stammt es nicht von uns.',
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
        title: 'Kein Wettbewerb, keine Preise',
        text: 'Es gibt nichts zu gewinnen und keinen Einsendeschluss.',
      },
    },
  },
  materials: {
    title: 'Resins, die auf Fotos gut wirken',
    text: 'Figure Skin für Gesichter, Detail Beige für Ornamente, Clear für alles, was Licht durchlässt.',
    all: 'Alle Reflex-Resins',
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
    text: 'Beschreiben Sie ihn im Kontaktformular. Die Bilder schicken Sie nach unserer Antwort.',
    alt: 'Gedruckte Teile auf schlichtem Grund: Einlage, zwei Figuren, Kiefermodell, Schiene und In-Ear-Schalen',
    links: { send: 'Druck vorstellen' },
  },
} satisfies PageCopy<typeof shareAndWin>;
