import type { PageCopy } from '#sections/page-content.ts';
import type { earRibbon } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Ohrbügel und Ohrbänder',
    title: 'Weiche Ohrbügel für Sport und Alltag',
    text: 'Bügel und Flügel aus Hearable Soft UV biegen sich mit dem Ohr und federn zurück. Sie werden über den Ohrhörer gestreift, lassen sich zum Reinigen abnehmen und werden ohne Spritzgusswerkzeug gefertigt.',
    alt: 'Ohrhörer in einem transluzenten Ohrbügel, daneben ein beiger Bügel und ein kleiner Flügel',
    links: { inquiry: 'Angebot anfordern', resins: 'Resins für Hautkontakt' },
  },
  forms: {
    title: 'Bügel, Flügel oder Ohrstück',
    items: {
      hook: {
        title: 'Bügel',
        text: 'Er verläuft hinter dem Ohr, hält auch schwere Hörer und sitzt beim Laufen am sichersten.',
      },
      wing: {
        title: 'Flügel',
        text: 'Eine kleine Schlaufe, die sich in der Ohrmuschel abstützt. Sie stört weder Helm noch Brille.',
      },
      tip: {
        title: 'Ohrstück',
        text: 'Es rastet auf dem Schallröhrchen ein und dichtet ab. Dichtlippen ab 0,5 mm lassen sich umstülpen, ohne einzureißen.',
      },
    },
  },
  ear: {
    title: 'Nach Maß oder in vier Größen',
    text: 'In der Datei ist der Bügel eine Kurve, die Sie am gescannten Ohr entlangführen oder auf Größen skalieren.',
    alt: 'Zwei transluzente Otoplastiken mit Dichtlippe',
    points: {
      scan: 'Für Maßanfertigungen scannen Sie das Ohr oder die Abformung und führen den Bügel am Ohransatz entlang.',
      series: 'Größen von S bis XL drucken Sie zusammen auf einer Plattform.',
      spare: 'Geht ein Bügel verloren, drucken Sie ihn aus derselben Datei nach.',
    },
    links: { monitors: 'In-Ear-Monitore', wireless: 'Kabellose Ohrhörer' },
  },
  steps: {
    title: 'Weiche Teile richtig nachbearbeiten',
    text: 'Reklamationen bei weichen Teilen gehen meist auf Fehler in diesen sechs Schritten zurück.',
    items: {
      print: {
        title: 'Warm drucken',
        text: 'Resin auf 28 bis 32 °C erwärmen, Teile aufrecht auf dichte, dünne Supports stellen, Schichthöhe 50 oder 100 µm.',
      },
      wash: {
        title: 'Zweimal waschen',
        text: 'Zwei Bäder Isopropanol, je Bad die angegebene Zeit. Länger gewaschene Teile quellen.',
      },
      rest: {
        title: 'Ruhen lassen',
        text: 'Messen Sie erst nach 45 min. Frisch gewaschen ist der Bügel noch gequollen.',
      },
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
    text: 'Ein weiches Resin für den Bügel und ein steifes für die Schale darin.',
    all: 'Alle Resins für Sonderanwendungen',
  },
  questions: {
    title: 'Fragen zu weichen Ohrbügeln',
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
          'UltraCraft A2D, A2D 4K und A3D. Für die Serie eignet sich der A3D, der nachfüllt und die Teile selbst von der Plattform nimmt.',
      },
      bands: {
        question: 'Ersetzt das Resin gespritztes Silikon?',
        answer:
          'Bei Maßanfertigungen, Größenreihen und Markteinführungen ja. Bei sehr hohen Stückzahlen einer Größe vergleichen Sie den Stückpreis mit dem im Spritzguss.',
      },
    },
  },
  contact: {
    title: 'Probieren Sie einen Bügel aus',
    text: 'Schicken Sie uns die Schale Ihres Ohrhörers als Datei. Wir drucken einen Bügel dazu, den Sie beim Laufen testen.',
    alt: 'Tablett mit gedruckten Ohrhörerschalen vor einer Reihe von Druckern',
    links: { inquiry: 'Muster anfordern' },
  },
} satisfies PageCopy<typeof earRibbon>;
