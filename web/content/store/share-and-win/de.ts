import type { PageCopy } from '#sections/page-content.ts';
import type { shareAndWin } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Teilen und gewinnen',
    title: 'Derzeit läuft kein Wettbewerb.',
    text: 'Beginnt der nächste, stehen hier Preise, Einsendeschluss und Teilnahmebedingungen. Bis dahin zeigen wir, wie Sie Ihre Drucke gut fotografieren.',
    alt: 'Eine gedruckte Vase auf gebogenem Papier, ein Telefon im Ständer fotografiert sie',
    links: { newsletter: 'Per E-Mail informieren lassen', offers: 'Alle Angebote' },
  },
  photo: {
    title: 'In sechs Schritten zum guten Foto',
    items: {
      clean: {
        title: 'Fertig machen',
        text: 'Waschen, trocknen, nachhärten, Supports entfernen. Frisches Resin glänzt wie nasser Lack.',
      },
      light: {
        title: 'Fensterlicht nutzen',
        text: 'Weiches Licht von der Seite zeigt Schichten und Kanten. Blitz aus.',
      },
      ground: {
        title: 'Papier biegen',
        text: 'Ohne Knick an die Wand gelehnt, dann ist im Hintergrund keine Kante zu sehen.',
      },
      scale: { title: 'Größe zeigen', text: 'In einem Bild eine Münze oder einen Messschieber danebenlegen.' },
      detail: {
        title: 'Einmal nah herangehen',
        text: 'Ein Bild vom Ganzen, eines von der Stelle, auf die Sie stolz sind.',
      },
      facts: { title: 'Daten notieren', text: 'Drucker, Resin, Schichthöhe, Stunden. Andere wollen es nachdrucken.' },
    },
  },
  rules: {
    title: 'Das steht bei jedem Wettbewerb dabei',
    text: 'Diese vier Punkte lesen Sie hier, bevor Sie etwas hochladen.',
    items: {
      who: { title: 'Teilnahme', text: 'Länder, Alter, und ob Unternehmen mitmachen dürfen.' },
      dates: { title: 'Zeitraum', text: 'Erster und letzter Tag mit Uhrzeit, dazu der Tag der Bekanntgabe.' },
      choice: { title: 'Auswahl', text: 'Jury, Abstimmung oder Los, und die Preise.' },
      rights: {
        title: 'Bildrechte',
        text: 'Das Foto bleibt Ihres. Wir fragen, wo und wie lange wir es zeigen dürfen.',
      },
    },
  },
  ideas: {
    title: 'Ideen für den nächsten Druck',
    items: {
      figure: {
        title: 'Eine Büste aus zwei Resins',
        text: 'Teilen, aushöhlen, Supports, Grundierung, Schritt für Schritt.',
        alt: 'Gedruckte Ritterfigur',
      },
      rings: {
        title: 'Ein Ring aus Silber',
        text: 'Resins, die für den Guss ausbrennen.',
        alt: 'Gedruckte Ringmodelle',
      },
      cases: {
        title: 'Etwas völlig Neues',
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
    title: 'Fragen',
    questions: {
      prizes: {
        question: 'Was gibt es zu gewinnen?',
        answer: 'Zurzeit nichts, es läuft ja kein Wettbewerb. Die Preise stehen hier, sobald einer beginnt.',
      },
      now: {
        question: 'Kann ich schon jetzt ein Foto schicken?',
        answer:
          'Gern, über das Kontaktformular. Es nimmt an keinem Wettbewerb teil, und wir zeigen es nur mit Ihrer Zustimmung.',
      },
      dental: {
        question: 'Darf ich zahntechnische Arbeiten zeigen?',
        answer: 'Ja, wenn nichts auf die Person hinweist und, wo nötig, eine Einwilligung vorliegt.',
      },
      brand: {
        question: 'Ein Profil in Ihrem Namen schreibt, ich hätte gewonnen.',
        answer:
          'Wir fragen nie nach Kartendaten und verlangen keine Gebühr. Fragen Sie im Zweifel über die Kontaktseite nach.',
      },
    },
  },
  contact: {
    title: 'Den nächsten Start nicht verpassen',
    text: 'Der Newsletter kündigt ihn an, samt Teilnahmebedingungen.',
    alt: 'Gedruckte Texturmuster',
    links: { newsletter: 'Newsletter abonnieren' },
  },
} satisfies PageCopy<typeof shareAndWin>;
