import type { PageCopy } from '#sections/page-content.ts';
import type { tws } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'True-Wireless-Ohrhörer',
    title: 'Ohrhörer\u00adschalen in Serie ohne Werkzeugbau',
    text: 'Sie drucken die Schale in einem Stück, mit Innenwänden, Rasten und Kanälen, und ändern sie von Charge zu Charge. Eine Audiomarke errechnete die Grenze bei rund 40.000 Paar einer Größe; darüber ist Spritzguss günstiger.',
    alt: 'Aufgeschnittene gedruckte Ohrhörerschale: Schallkanal, Entlüftung und Rasthaken aus einem Stück',
    links: { inquiry: 'Muster anfordern', materials: 'Resins für Hearables' },
  },
  figures: {
    title: 'Zahlen aus der Serie',
    items: {
      tolerance:
        'Toleranz bei einem Lohnfertiger in China; je Arbeitsschicht werden von jedem Modell 32 Schalen gemessen',
      pieces: 'Gutteile im Monat bei demselben Fertiger, alle Modelle von elf Marken zusammen',
      printers: 'Drucker in seiner Halle',
      launch:
        'von der Konstruktionsfreigabe bis zur ersten Auslieferung bei einer Audiomarke in Dänemark, ohne Werkzeugbau',
    },
    measures: { launch: 'Monate' },
    links: { volume: 'Anwenderbericht: eine Million im Monat', launch: 'Anwenderbericht: lieferbar in zwei Monaten' },
  },
  onePiece: {
    title: 'Vorteile gegenüber dem Spritzguss',
    text: 'Im Spritzguss braucht die Schale zwei Werkzeughälften und Entformungsschrägen. Beim Druck entfällt beides.',
    items: {
      noSeam: {
        title: 'Keine Naht auf der Haut',
        text: 'Auf der Hautseite ist keine Trennnaht, am Schallaustritt keine Bindenaht.',
      },
      inside: {
        title: 'Innenleben mitgedruckt',
        text: 'Schallkanäle, Rasten und Antennensitze entstehen im selben Druck und müssen nicht montiert werden.',
      },
      fit: {
        title: 'Neue Größe, neue Datei',
        text: 'Eine zweite Größe oder eine individuelle Schale braucht kein neues Werkzeug.',
      },
    },
  },
  surface: {
    title: 'Oberfläche, Farbe, Hautkontakt',
    text: 'Die Schalen werden gleitgeschliffen oder poliert und dann lackiert.',
    alt: 'Gedruckte Stufenkeile in den Farben der Resins, aufgereiht in einer Schiene',
    points: {
      finish:
        'Auf flachen Wölbungen bleiben Schichten unter Klarlack sichtbar. Eine fein gedruckte Textur verdeckt sie.',
      color: 'Klar, durchgefärbt oder lackiert. Die Farbe können Sie von Charge zu Charge wechseln.',
      skin: 'Die Resins sind auf Hautkontakt geprüft. Das gilt nur für Teile, die nach unserer Vorgabe nachgehärtet und mit freigegebenem Lack beschichtet sind. Ohrhörer für Musik sind keine Medizinprodukte.',
      records:
        'Messen Sie in jeder Arbeitsschicht Stichproben. Die Auftragsnummer aus StreamFlow bleibt durch Waschen, Nachhärten und Lackieren beim Korb.',
    },
    links: { color: 'Resinteile einfärben' },
  },
  shells: {
    title: 'Hörgeräteschalen: heute nur als Muster',
    text: 'Im-Ohr-Schalen drucken Sie auf denselben Geräten, rechts rot und links blau. Hörgeräteschalen und Otoplastiken sind Medizinprodukte: Abgeben dürfen Sie sie erst, wenn das Resin die CE-Kennzeichnung hat.',
    alt: 'Gedruckte Hörgeräteschalen in Rot und Blau',
    links: { materials: 'Resins für Hearables' },
  },
  questions: {
    title: 'Fragen aus der Produktentwicklung',
    questions: {
      quantity: {
        question: 'Ab welcher Stückzahl ist Spritzguss günstiger?',
        answer:
          'Die dänische Marke kam auf rund 40.000 Paar einer Größe; ein gedrucktes Paar kostet mehr als ein gespritztes. Der Lohnfertiger spritzt Modelle über 200.000 Paar weiterhin.',
      },
      wall: {
        question: 'Wie dünn darf die Wand sein?',
        answer:
          'Ab 0,6 mm in Hearable Clear UV. An den Ladekontakten brauchte die dänische Marke 0,9 mm, um den Falltest zu bestehen, und musste danach die Antenne neu anpassen.',
      },
      change: {
        question: 'Wie lange dauert eine Änderung?',
        answer:
          'Bei der dänischen Marke drei Tage, fünf Änderungen in zwei Monaten. Beim Lohnfertiger vergehen von der Freigabe eines neuen Modells bis zur ersten Schicht 40 min.',
      },
      output: {
        question: 'Wie viele Schalen schafft ein Drucker?',
        answer:
          'Der Lohnfertiger belegt die Plattform des UltraCraft A2D 4K mit 84 Schalen und schafft je Drucker etwas mehr als vier Aufträge am Tag. Eine Person betreut zehn Drucker.',
      },
      rejects: {
        question: 'Mit wie viel Ausschuss ist zu rechnen?',
        answer:
          'Im ersten Monat unter Volllast hatte der Lohnfertiger 11 % Ausschuss, meist wegen Resin in den Schallkanälen. Mit drehenden Körben und einem zweiten Bad sind es 2,4 %, zur Hälfte Oberflächenfehler nach dem Lackieren.',
      },
    },
  },
  printers: {
    title: 'Drucker für Hearables',
    text: 'Vom ersten Prototyp bis zur Serie mit automatischer Entnahme.',
  },
  contact: {
    title: 'Probedruck Ihrer Schale',
    text: 'Schicken Sie uns die Datei Ihrer Schale. Sie bekommen sie gedruckt mit drei verschiedenen Oberflächen, dazu das Messprotokoll.',
    alt: 'Ein Paar gedruckte Ohrhörerschalen',
    links: { inquiry: 'Muster anfordern' },
  },
} satisfies PageCopy<typeof tws>;
