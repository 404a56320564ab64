import type { PageCopy } from '#sections/page-content.ts';
import type { earRibbon } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Ohrbügel und Ohrbänder',
    title: 'Weiche Ohrbügel für Sport und Alltag',
    text: 'Bügel und Flügel aus Hearable Soft UV biegen sich mit dem Ohr und federn zurück. Sie werden über den Ohrhörer gestreift, lassen sich zum Reinigen abnehmen und brauchen kein Werkzeug.',
    alt: 'Ohrhörer in einem transluzenten Ohrbügel, daneben ein beiger Bügel und ein kleiner Flügel',
    links: { inquiry: 'Angebot anfordern', resins: 'Resins für Hautkontakt' },
  },
  forms: {
    title: 'Bügel, Flügel oder Ohrstück',
    items: {
      hook: {
        title: 'Bügel',
        text: 'Läuft hinter dem Ohr entlang, trägt auch schwere Hörer und sitzt beim Laufen am sichersten.',
      },
      wing: {
        title: 'Flügel',
        text: 'Eine kleine Schlaufe, die sich in der Ohrmuschel abstützt. Sie stört weder Helm noch Brille.',
      },
      tip: {
        title: 'Ohrstück',
        text: 'Rastet auf dem Schallröhrchen ein und dichtet ab. Dichtlippen ab 0,5 mm lassen sich umstülpen, ohne einzureißen.',
      },
    },
  },
  ear: {
    title: 'Nach Maß oder in vier Größen',
    text: 'Der Bügel ist in der Datei eine Kurve. Sie folgt dem gescannten Ohr oder wird auf Größen skaliert.',
    alt: 'Zwei transluzente Otoplastiken mit Dichtlippe',
    points: {
      scan: 'Für Maßanfertigungen scannen Sie das Ohr oder die Abformung und führen den Bügel am Ohransatz entlang.',
      series: 'Größen von S bis XL liegen auf einer Plattform, denn jedes Teil darf anders sein.',
      spare: 'Geht ein Bügel verloren, drucken Sie ihn aus derselben Datei nach.',
    },
    links: { monitors: 'In-Ear-Monitore', wireless: 'Kabellose Ohrhörer' },
  },
  steps: {
    title: 'Nach dem Druck entscheidet Sorgfalt',
    text: 'Reklamationen bei weichen Teilen gehen meist auf einen dieser sechs Schritte zurück.',
    items: {
      print: {
        title: 'Warm drucken',
        text: 'Resin auf 28 bis 32 °C erwärmen, Teile aufrecht auf dichte, dünne Supports stellen, Schichthöhe 50 oder 100 µm.',
      },
      wash: {
        title: 'Zweimal waschen',
        text: 'Zwei Bäder Isopropanol, je Bad die angegebene Zeit. Länger gewaschene Teile quellen.',
      },
      rest: { title: 'Ruhen lassen', text: 'Erst nach 45 min messen. Frisch gewaschen ist der Bügel zu groß.' },
      cure: {
        title: 'Ohne Luft nachhärten',
        text: 'Unter Stickstoff oder in Glyzerin, je Seite die angegebene Zeit. An der Luft bleibt die Oberfläche klebrig.',
      },
      lacquer: { title: 'Lackieren', text: 'Einmal in flexiblen, hautverträglichen UV-Lack tauchen und aushärten.' },
      check: { title: 'Prüfen', text: 'Ring über den Hörer dehnen, Bügel zurückbiegen, Übergang auf Risse ansehen.' },
    },
  },
  resins: {
    title: 'Weiches und steifes Resin',
    text: 'Der Bügel wird weich gedruckt, die Schale darin steif.',
    all: 'Alle Spezialresins',
  },
  questions: {
    title: 'Fragen von Ohrhörerherstellern',
    questions: {
      skin: {
        question: 'Ist das Material auf Hautkontakt geprüft?',
        answer:
          'Ja. Nachgehärtetes Hearable Soft UV ist nach ISO 10993-5 auf Zytotoxizität und nach ISO 10993-10:2010 auf Irritation und Sensibilisierung geprüft, für intakte Haut und das Tragen tagsüber.',
      },
      sweat: {
        question: 'Verträgt es Schweiß und Cerumen?',
        answer:
          'Die lackierte Oberfläche quillt und verfärbt sich im Alltag nicht. Bügel feucht abwischen und ersetzen, wenn er hart oder eingerissen ist.',
      },
      thin: {
        question: 'Wie dünn darf ein Ohrband sein?',
        answer:
          'Das Resin dehnt sich um 115 %, bevor es reißt. Dichtlippen sind ab 0,5 mm möglich; ein Ring, der täglich gedehnt wird, braucht mehr und keine scharfe Innenkante. Testen Sie ein gedrucktes Muster.',
      },
      printer: {
        question: 'Welche Drucker verarbeiten Hearable Soft UV?',
        answer:
          'UltraCraft A2D, A2D 4K und A3D. Der A3D füllt nach und nimmt die Teile selbst von der Plattform, das hilft in der Serie.',
      },
      bands: {
        question: 'Ersetzt das gespritztes Silikon?',
        answer:
          'Bei Maßanfertigungen, Größenreihen und Markteinführungen ja. Verkauft sich eine Größe in sehr hoher Stückzahl, vergleichen Sie den Stückpreis mit einem Werkzeug.',
      },
    },
  },
  contact: {
    title: 'Probieren Sie einen Bügel aus',
    text: 'Schicken Sie uns die Schale Ihres Ohrhörers als Datei. Wir drucken einen Bügel dazu, und Sie gehen damit laufen.',
    alt: 'Tablett mit gedruckten Ohrhörerschalen vor einer Reihe von Druckern',
    links: { inquiry: 'Muster anfordern' },
  },
} satisfies PageCopy<typeof earRibbon>;
