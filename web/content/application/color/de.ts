import type { PageCopy } from '#sections/page-content.ts';
import type { color } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Farbe',
    title: 'Resinteile einfärben',
    text: 'Die Farbe steckt im Resin, oder sie kommt im Tauchbad, als Lack oder mit dem Pinsel auf das Teil. Die Verfahren unterscheiden sich in Eindringtiefe, Lackauftrag und Wiederholgenauigkeit. Hier finden Sie das passende Verfahren und erfahren, wie der Farbton über die Serie gleich bleibt.',
    alt: 'Ziffernblock mit gedruckten Tastenkappen, von Weiß und Gelb über Rot, Violett und Blau bis Grün',
    links: { samples: 'Individuelles Muster anfordern', materials: 'Reflex-Resins' },
  },
  ways: {
    title: 'Vier Verfahren im Vergleich',
    items: {
      resin: {
        title: 'Pigmentiertes Resin',
        text: 'Das Teil ist bis in den Kern durchgefärbt, deshalb fallen Kratzer kaum auf. Ein weiterer Arbeitsgang entfällt, und die Maße ändern sich nicht. Zur Wahl stehen die Farben der Resins; die drei Töne von Figure Skin lassen sich in jedem Verhältnis mischen.',
      },
      dye: {
        title: 'Tauchfärben',
        text: 'Für klare und helle Teile, die durchscheinend bleiben sollen. Gefärbt wird nur die Randschicht, schleifen und polieren Sie deshalb vor dem Tauchen. Das Bad lässt mit der Zeit nach; vergleichen Sie mit einem Referenzteil.',
      },
      lacquer: {
        title: 'Lackieren',
        text: 'Möglich ist jeder Ton nach RAL, Pantone oder NCS, glänzend oder matt, wie bei den Tastenkappen oben. Der Lack trägt 0,03–0,04 mm je Fläche auf, gemessen an In-Ear-Schalen. Kleben Sie Passflächen ab oder berücksichtigen Sie die Lackdicke in der Konstruktion.',
      },
      paint: {
        title: 'Grundieren und bemalen',
        text: 'Für Einzelstücke und Anschauungsmodelle. Auf Reflex Model Gray haften Acryl- und Lösemittelgrundierungen, und auf dem matten Grau ist jeder Kratzer vor dem Bemalen zu sehen.',
      },
    },
  },
  colors: {
    title: 'Farben aus der Flasche',
    text: 'In diesen Farben kommen Teile aus dem Drucker. Andere Töne entstehen im Tauchbad, mit Lack oder mit dem Pinsel.',
    items: {
      skin: {
        title: 'Hauttöne',
        text: 'Reflex Figure Skin in Hell, Mittel und Dunkel, leicht durchscheinend, für Gesichter.',
        alt: 'Flasche Reflex Figure Skin mit drei Mustern von Hell bis Dunkel',
      },
      solid: {
        title: 'Deckende Farben',
        text: 'Schwarz, Weiß, Grau, Beige, Blau, Gelb und Bernstein. Tough ABS-like Black braucht keinen Lack.',
        alt: 'Gedruckte Teile: schwarzes Gehäuse, weißer Faltenbalg, bernsteinfarbene Düse, grauer Halter',
      },
      clear: {
        title: 'Klar und getönt',
        text: 'Hearable Clear UV in Klar, Rot und Blau. Reflex Clear ist die Grundlage für das Tauchbad.',
        alt: 'Gedruckte Hörgeräteschalen in transparentem Rot und Blau',
      },
      dental: {
        title: 'Modelle und Gingivamasken',
        text: 'Modelle in Beige, Grau und Weiß, Gingivamasken in Rosa und Rot. Zahnfarben finden Sie bei den Dentalresins.',
        alt: 'Gedrucktes Modell mit rosa Gingivamaske',
      },
    },
  },
  match: {
    title: 'Vom Farbmuster zur Serie',
    items: {
      sample: {
        title: 'Muster schicken',
        text: 'Farbkarte, Musterteil oder Nummer aus dem Farbfächer. Ein Foto reicht nicht.',
      },
      way: {
        title: 'Verfahren festlegen',
        text: 'Entscheidend sind Glanzgrad, Stückzahl und die Frage, ob das Teil am Körper getragen, angefasst oder nur ausgestellt wird.',
      },
      plate: {
        title: 'Stufenkeil drucken',
        text: 'Klares und getöntes Resin wird mit der Wandstärke dunkler. Ein Stufenkeil von 1–4 mm zeigt, welche Wandstärke den Ton trifft.',
      },
      compare: {
        title: 'Abmustern',
        text: 'Verglichen wird nach dem Nachhärten, immer unter derselben Lampe und bei gleichem Glanz. Matte Teile wirken heller.',
      },
      recipe: {
        title: 'Rezeptur festhalten',
        text: 'Resin und Charge, Mischungsverhältnis, Härtezeit, Lack und Zahl der Lackschichten.',
      },
      series: {
        title: 'Rückstellmuster',
        text: 'Heben Sie aus jeder Charge ein Teil auf und vergleichen Sie die nächste vor der Auslieferung damit.',
      },
    },
  },
  series: {
    title: 'Gleicher Ton über die ganze Serie',
    text: 'Farbabweichungen innerhalb eines Auftrags haben meist eine von vier Ursachen.',
    alt: 'Gedruckte Stufenkeile in den Farben der Resins, aufgereiht in einer Schiene',
    points: {
      shake: 'Pigmente setzen sich ab. Schütteln Sie die Flasche zwei Minuten, die Resin-Station rührt selbst.',
      batch:
        'Chargen weichen leicht voneinander ab. Ein Hersteller von Ohrhörerschalen leert die Station vor jeder neuen Charge und teilt keinen Auftrag auf zwei Chargen auf.',
      tray: 'Jede Farbe braucht eine eigene Wanne, vor allem wenn Sie auch klares Resin drucken.',
      cure: 'Halten Sie die Härtezeit ein, sonst vergilben helle Hauttöne und klares Resin.',
    },
    links: { treatment: 'Schleifen, polieren, lackieren' },
  },
  questions: {
    title: 'Fragen aus Produktdesign und Fertigung',
    questions: {
      teeth: {
        question: 'Wo finde ich Zahnfarben?',
        answer:
          'Bei jedem Dentalresin auf seiner Seite: Resins für Zähne in A- und B-Farben und Bleach, Prothesenbasen in mehreren Rosatönen. Dort steht auch, ob das Resin in Ihrem Markt eine CE-Kennzeichnung hat.',
      },
      sun: {
        question: 'Wie lichtecht sind die Farben?',
        answer:
          'Klares Resin vergilbt in der Sonne innerhalb von Monaten. Lackieren Sie Teile für außen und bewittern Sie sie unter Ihren Bedingungen. Bewitterungswerte veröffentlichen wir nicht.',
      },
      skin: {
        question: 'Eignen sich farbige Teile für Hautkontakt?',
        answer:
          'Nur aus einem dafür geprüften Resin, vollständig ausgehärtet und mit hautverträglichem Lack. Das gilt für Hearable Clear UV und Hearable Soft UV. Figure Skin ist trotz seiner Hauttöne nur für Ausstellungsstücke gedacht.',
      },
      strength: {
        question: 'Ändert die Farbe die Festigkeit?',
        answer:
          'Nein, für alle Farben eines Resins gilt dasselbe Datenblatt. Wählen Sie zuerst nach Festigkeit, dann nach Farbe.',
      },
      wear: {
        question: 'Wie prüfe ich den Abrieb?',
        answer:
          'Prüfen Sie ein fertig bearbeitetes Teil mit den Stoffen, Reinigern oder künstlichem Schweiß aus Ihrem Lastenheft. Einen allgemeinen Wert gibt es nicht, dafür sind die Lacke zu verschieden.',
      },
    },
  },
  contact: {
    title: 'Schicken Sie uns Ihren Farbton',
    text: 'Für ein individuelles Muster brauchen wir Ihre Datei und Ihre Farbvorlage. Steht das Verfahren noch nicht fest, berät Sie die Anwendungstechnik.',
    alt: 'Gedruckte Computermaus in drei Stufen: roh, grundiert und violett lackiert',
    links: { samples: 'Individuelles Muster anfordern', inquiry: 'Anwendungstechnik fragen' },
  },
} satisfies PageCopy<typeof color>;
