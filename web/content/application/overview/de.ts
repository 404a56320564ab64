import type { PageCopy } from '#sections/page-content.ts';
import type { overview } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Anwendungen',
    title: '3D-Druck mit Resin für Ihr Fachgebiet',
    text: 'Die meisten unserer Drucker stehen in Dentallaboren und Zahnarztpraxen. Andere fertigen Ohrhörerschalen, Orthesen, Figuren und Vorrichtungen. Auf jeder Seite finden Sie Drucker und Resin, die Dauer und die Fehler, die anderen schon passiert sind.',
    alt: 'Gedrucktes Kiefermodell, Schiene, Ohrhörerschalen, Einlage und Figur nebeneinander auf einem Tisch',
    links: { cases: 'Anwenderberichte lesen', inquiry: 'Anwendungstechnik fragen' },
  },
  dental: {
    title: 'Dental',
    text: 'Nach Arbeitsplatz oder direkt nach Indikation.',
    items: {
      labs: {
        title: 'Für das Dentallabor',
        text: 'Modelle, Modellguss, Provisorien, Prothesen. Drucker nach Auftragsvolumen, auf Wunsch mit Nachtbetrieb.',
        alt: 'Vier farbige Arbeitsschalen mit gedruckten Arbeiten',
      },
      clinics: {
        title: 'Für die Zahnarztpraxis',
        text: 'Selbst drucken oder ans Labor geben? Mit Zeitplan für die Schiene am selben Tag.',
        alt: 'Tray mit Bohrschablone, Schiene und provisorischer Brücke neben dem Behandlungsstuhl',
      },
      aligners: {
        title: 'Für die Alignerfertigung',
        text: 'Vom Scan bis zum beschnittenen Aligner, mit Druck über Nacht.',
        alt: 'Aligner und gedruckte Tiefziehmodelle',
      },
      frameworks: {
        title: 'Modellguss',
        text: 'Modellationen für Ihre Einbettmasse und die Ofenkurve, bei der die Muffel heil bleibt.',
        alt: 'Grüne Modellation eines Modellgussgerüsts auf dem Modell',
      },
      temporaries: {
        title: 'Provisorische Kronen und Brücken',
        text: 'Resins für Wochen oder Monate im Mund, mit Festigkeit und Zahnfarben.',
        alt: 'Gedruckte dreigliedrige Brücke neben einer Molarenkrone',
      },
      splints: {
        title: 'Schienen und Bohrschablonen',
        text: 'Harte, flexible und dampfsterilisierbare Resins im Überblick.',
        alt: 'Klare gedruckte Aufbissschiene',
      },
    },
  },
  hearables: {
    title: 'Hearables',
    text: 'Schalen entstehen in einem Stück, mit Schallkanälen und Sitzen für die Bauteile.',
    alt: 'Ein Paar schwarze gedruckte In-Ear-Schalen mit hellen Deckeln',
    points: {
      series: 'Audiomarken starten die erste Serie, ohne auf das Werkzeug zu warten.',
      custom:
        'Hersteller von In-Ear-Monitoren drucken vom Ohrscan. Geht eine Schale verloren, liegt die Datei noch da.',
      hearingAids: 'Hörgeräteschalen laufen auf denselben Druckern, rechts rot, links blau.',
    },
    links: { earphones: 'Ohrhörerschalen', cases: 'Berichte zu Hearables' },
  },
  orthopedics: {
    title: 'Orthopädietechnik',
    text: 'Scannen, am Bildschirm modellieren, über Nacht drucken. Vor der Abgabe prüft das Orthopädietechnik-Team jedes Teil.',
    alt: 'Gedruckte Einlage mit offener Gitterstruktur unter einer gelochten Decke',
    points: {
      orthoses: 'Handgelenkorthesen ohne Gips, in zwei Terminen.',
      sockets: 'Testschäfte und Unterarmschäfte, die früher zur Anprobe kommen.',
      insoles: 'Einlagenschalen mit Steifigkeit im Gewölbe.',
    },
    links: { resin: 'Ortho Tough UV', cases: 'Berichte zur Orthopädietechnik' },
  },
  surfaces: {
    title: 'Farbe, Textur und Oberfläche',
    text: 'Fürs Produktdesign: So sieht ein gedrucktes Teil am Ende fertig aus.',
    items: {
      color: {
        title: 'Farbe',
        text: 'Pigment, Tauchbad, Lack oder Farbe, und wie der Ton in der Serie hält.',
        alt: 'Ziffernblock mit gedruckten Tastenkappen in vielen Farben',
      },
      texture: {
        title: 'Textur',
        text: 'Narbung, Rändel und Schrift mitdrucken, und wie fein sie sein dürfen.',
        alt: 'Gedruckter Drehknopf, Griff und Becher mit verschiedenen Texturen',
      },
      treatment: {
        title: 'Oberflächenbehandlung',
        text: 'Vom Supportansatz bis zum Lack: Arbeitsgänge und Aufmaß.',
        alt: 'Mausschale roh, grundiert und lackiert',
      },
    },
  },
  desktop: {
    title: 'Am Schreibtisch',
    text: 'Reflex-Drucker stehen in Ateliers, Werkstätten und Hobbyräumen.',
    alt: 'Reflex 2 Pro auf einem Schreibtisch mit gedruckten Vasen und einem Gitterwürfel',
    points: {
      figures: 'Figuren, Büsten und Requisiten zum Bemalen.',
      jewelry: 'Modelle für den Schmuckguss und Urmodelle für Silikon.',
      workshop: 'Vorrichtungen, Lehren und Gehäuse aus zähem oder steifem Resin.',
    },
    links: { resins: 'Reflex-Resins', howTos: 'Anleitungen für Reflex' },
  },
  cases: { title: 'Anwenderberichte', text: 'Mit Messwerten und Fehlschlägen.' },
  contact: {
    title: 'Ihr Teil ist nicht dabei?',
    text: 'Schreiben Sie uns Zweck und Stückzahl. Die Anwendungstechnik antwortet auch dann, wenn Drucken die falsche Wahl ist.',
    alt: 'Tablett mit gedruckten Schalen vor zwei Druckern',
    links: { inquiry: 'Anwendungstechnik fragen', samples: 'Muster anfordern' },
  },
} satisfies PageCopy<typeof overview>;
