import type { PageCopy } from '#sections/page-content.ts';
import type { shareAndWin } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Teilen und gewinnen',
    title: 'Derzeit läuft kein Wettbewerb',
    text: 'Sobald der nächste beginnt, finden Sie hier Preise, Einsendeschluss und Teilnahmebedingungen. Bis dahin zeigen wir, wie Sie Ihre Drucke gut fotografieren.',
    alt: 'Eine gedruckte Vase auf gebogenem Papier, ein Smartphone im Ständer fotografiert sie',
    links: { newsletter: 'Per E-Mail informieren lassen', offers: 'Alle Angebote' },
  },
  photo: {
    title: 'In sechs Schritten zum guten Foto',
    items: {
      clean: {
        title: 'Druck fertigstellen',
        text: 'Waschen, trocknen, nachhärten und Supports entfernen. Ungewaschenes Resin glänzt wie nasser Lack.',
      },
      light: {
        title: 'Fensterlicht nutzen',
        text: 'Weiches Licht von der Seite zeigt Schichten und Kanten. Schalten Sie den Blitz aus.',
      },
      ground: {
        title: 'Hohlkehle aus Papier',
        text: 'Lehnen Sie das Papier ohne Knick an die Wand, dann ist im Hintergrund keine Kante zu sehen.',
      },
      scale: { title: 'Größe zeigen', text: 'Legen Sie für ein Bild eine Münze oder einen Messschieber daneben.' },
      detail: {
        title: 'Detail aus der Nähe aufnehmen',
        text: 'Machen Sie ein Bild vom ganzen Teil und eines vom schönsten Detail.',
      },
      facts: {
        title: 'Daten notieren',
        text: 'Notieren Sie Drucker, Resin, Schichthöhe und Druckstunden, damit andere das Teil nachdrucken können.',
      },
    },
  },
  rules: {
    title: 'Angaben zu jedem Wettbewerb',
    text: 'Diese vier Punkte lesen Sie hier, bevor Sie etwas hochladen.',
    items: {
      who: { title: 'Teilnahme', text: 'Länder, Mindestalter und ob Unternehmen teilnehmen dürfen.' },
      dates: { title: 'Zeitraum', text: 'Erster und letzter Tag mit Uhrzeit, dazu der Tag der Bekanntgabe.' },
      choice: { title: 'Auswahl', text: 'Jury, Abstimmung oder Los sowie die Preise.' },
      rights: {
        title: 'Bildrechte',
        text: 'Die Rechte am Foto bleiben bei Ihnen. Wir fragen, wo und wie lange wir es zeigen dürfen.',
      },
    },
  },
  ideas: {
    title: 'Ideen für den nächsten Druck',
    items: {
      figure: {
        title: 'Eine Büste aus zwei Resins',
        text: 'Teilen, aushöhlen, Supports setzen und grundieren, Schritt für Schritt erklärt.',
        alt: 'Gedruckte Ritterfigur',
      },
      rings: {
        title: 'Ein Ring aus Silber',
        text: 'Ausbrennbare Resins für den Guss.',
        alt: 'Gedruckte Ringmodelle',
      },
      cases: {
        title: 'Ideen von anderen Studios',
        text: 'Anwenderberichte aus Studios und Werkstätten.',
        alt: 'Gedruckter Gitterwürfel',
      },
    },
  },
  materials: {
    title: 'Resins, die auf Fotos gut wirken',
    text: 'Figure Skin für Gesichter, Detail Beige für Ornamente, Clear für alles, was Licht durchlässt.',
    all: 'Alle Reflex-Resins',
  },
  questions: {
    title: 'Fragen zum Wettbewerb',
    questions: {
      prizes: {
        question: 'Was gibt es zu gewinnen?',
        answer: 'Zurzeit läuft kein Wettbewerb. Die Preise stehen hier, sobald einer beginnt.',
      },
      now: {
        question: 'Kann ich schon jetzt ein Foto schicken?',
        answer:
          'Gern, über das Kontaktformular. Es nimmt an keinem Wettbewerb teil, und wir zeigen es nur mit Ihrer Zustimmung.',
      },
      dental: {
        question: 'Darf ich zahntechnische Arbeiten zeigen?',
        answer: 'Ja, wenn die Person nicht erkennbar ist und, wo nötig, ihre Einwilligung vorliegt.',
      },
      brand: {
        question: 'Ein Profil in Ihrem Namen schreibt, ich hätte gewonnen. Stimmt das?',
        answer:
          'Seien Sie vorsichtig. Wir fragen nie nach Kartendaten und verlangen keine Gebühr. Fragen Sie im Zweifel über die Kontaktseite nach.',
      },
    },
  },
  contact: {
    title: 'Über den nächsten Wettbewerb informieren',
    text: 'Wir kündigen ihn im Newsletter an und nennen die Teilnahmebedingungen.',
    alt: 'Gedruckte Texturmuster',
    links: { newsletter: 'Newsletter abonnieren' },
  },
} satisfies PageCopy<typeof shareAndWin>;
