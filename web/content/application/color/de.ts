import type { PageCopy } from '#sections/page-content.ts';
import type { color } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Farbe',
    title: 'Resinteile einfärben',
    text: 'Resinteile können Sie durchgefärbt drucken, im Bad tönen, lackieren oder bemalen. Die Tabelle vergleicht Eindringtiefe, Auftrag, Gleichmäßigkeit und Aufwand. Vereinbaren Sie vor der Serie, wie groß der Farbabstand sein darf.',
    alt: 'Ziffernblock mit gedruckten, lackierten Tastenkappen, von Weiß und Gelb über Rot, Violett und Blau bis Grün',
    caption: 'Diese Tastenkappen sind aus einem Resin gedruckt und lackiert.',
    links: { samples: 'Individuelles Muster anfordern', materials: 'Reflex-Resins' },
  },
  ways: {
    title: 'Vier Verfahren im Vergleich',
    first: 'Merkmal',
    columns: {
      resin: 'Pigmentiertes Resin',
      dye: 'Färbebad',
      lacquer: 'Lackieren',
      paint: 'Grundieren und bemalen',
    },
    rows: {
      depth: {
        title: 'Eindringtiefe und Auftrag',
        resin: 'bis in den Kern, Kratzer fallen kaum auf; ohne Schichtauftrag',
        dye: 'nur die Randschicht; ohne Schichtauftrag',
        lacquer: 'Lackschicht von 0,03–0,04 mm je Fläche, gemessen an In-Ear-Schalen',
        paint: 'mehrere Farbschichten, Auftrag je nach Zahl; an Fügestellen Platz lassen',
      },
      choice: {
        title: 'Farben',
        resin: 'lieferbare Farben siehe unten; Figure Skin in jedem Verhältnis mischbar',
        dye: 'durchscheinende Töne auf klarem oder hellem Resin',
        lacquer: 'jeder Ton nach RAL, Pantone oder NCS, glänzend oder matt',
        paint: 'mehrere Farben und Verläufe auf einem Teil',
      },
      match: {
        title: 'Gleichmäßigkeit',
        resin: 'am besten innerhalb einer Charge, Chargen weichen leicht ab',
        dye: 'das Bad verliert mit der Zeit an Farbkraft, mit Referenzteil vergleichen',
        lacquer: 'abhängig vom Ansatz des Lacks, je Charge abmustern',
        paint: 'jedes Teil anders',
      },
      work: {
        title: 'Zusätzliche Arbeit bei einem Teil von 20 mm',
        resin: 'keine',
        dye: 'schleifen, polieren, tauchen, spülen; rund 10 min Handarbeit und 15 min im Bad, am selben Tag fertig',
        lacquer: 'schleifen, grundieren, Passflächen abkleben, lackieren; rund 12 min Handarbeit, mit Trocknung 2 Tage',
        paint: 'grundieren und bemalen; ab 30 min Handarbeit, mit Trocknung 2 Tage',
      },
      run: {
        title: 'Geeignet für',
        resin: 'jede Stückzahl',
        dye: 'klare Teile, kleine Serien',
        lacquer: 'Serien in Hausfarbe',
        paint: 'Einzelstücke, Anschauungsmodelle',
      },
    },
  },
  colors: {
    title: 'Farben aus der Flasche',
    text: 'Eine Auswahl der Farben, in denen Teile aus dem Drucker kommen. Andere Töne entstehen im Färbebad, mit Lack oder mit dem Pinsel.',
    groups: {
      solid: {
        title: 'Prototypen und Teile',
        text: 'Für Prototypen, Gehäuse, Vorrichtungen und Formen.',
      },
      skin: {
        title: 'Hauttöne',
        text: 'Leicht durchscheinend, für Figuren. Die drei Töne lassen sich beliebig mischen.',
      },
      clear: {
        title: 'Klar und getönt',
        text: 'Die dunklen Stäbe unter den Scheiben zeigen, wie klar das Resin ist. Reflex Clear ist die Grundlage für das Färbebad.',
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
        text: 'Verglichen wird nach dem Nachhärten, unter Normlicht D65 und bei gleichem Glanz. Matte Teile wirken heller. Üblich ist als Grenze ein Farbabstand ΔE00 von 1,5 zum Muster; für Teile, die nebeneinander sitzen, vereinbaren Sie 1,0.',
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
    text: 'Weichen zwei Teile eines Auftrags voneinander ab, prüfen Sie zuerst diese vier Punkte.',
    alt: 'Gedruckte Stufenkeile in den Farben der Resins, aufgereiht in einer Schiene',
    points: {
      shake: 'Pigmente setzen sich ab. Schütteln Sie die Flasche zwei Minuten, die Resin-Station rührt selbst.',
      batch:
        'Chargen weichen leicht voneinander ab. Ein Hersteller von Ohrhörerschalen leert die Station vor jeder neuen Charge und teilt keinen Auftrag auf zwei Chargen auf.',
      tray: 'Jede Farbe braucht eine eigene Wanne, vor allem wenn Sie auch klares Resin drucken.',
      cure: 'Härten Sie nicht länger nach als vorgegeben, sonst vergilben helle Hauttöne und klares Resin.',
    },
    links: { treatment: 'Schleifen, polieren, lackieren' },
  },
  limits: {
    title: 'Licht, Haut, Festigkeit und Abrieb',
    items: {
      sun: {
        title: 'Licht: Klares Resin vergilbt',
        text: 'In der Sonne geschieht das innerhalb von Monaten. Lackieren Sie die Teile und prüfen Sie sie unter Ihren Bedingungen.',
      },
      skin: {
        title: 'Haut: nur geprüfte Resins',
        text: 'Verwenden Sie Hearable Clear UV oder Hearable Soft UV, vollständig nachgehärtet und mit hautverträglichem Lack. Figure Skin ist für Ausstellungsstücke.',
      },
      strength: {
        title: 'Festigkeit: zuerst das Resin wählen',
        text: 'Für alle Farben eines Resins gilt dasselbe Datenblatt. Gefärbte und lackierte Prüfstäbe sind nicht geprüft; 0,03 mm Lack erhöhen die Festigkeit nicht.',
      },
      wear: {
        title: 'Abrieb am fertigen Teil prüfen',
        text: 'Reiben Sie ein fertiges Teil mit den Stoffen, den Reinigern oder dem künstlichen Schweiß aus Ihrem Lastenheft.',
      },
    },
  },
  questions: {
    title: 'Fragen aus Produktdesign und Fertigung',
    questions: {
      service: {
        question: 'Wer färbt oder lackiert die Teile?',
        answer:
          'Ein individuelles Muster drucken wir und bearbeiten es so, wie wir es mit Ihnen vereinbaren. In der Serie färben oder lackieren Sie oder Ihre Lackiererei, nach der Rezeptur des Musters.',
      },
      teeth: {
        question: 'Wo finde ich Zahnfarben?',
        answer:
          'Bei jedem Dentalresin auf seiner Seite: Resins für Zähne in A- und B-Farben und Bleach, Prothesenbasen in mehreren Rosatönen. Dort steht auch, ob das Resin in Ihrem Markt eine CE-Kennzeichnung hat.',
      },
      time: {
        question: 'Wie lange dauert ein Farbmuster?',
        answer:
          'Muster in den Farben der Resins sind meist in weniger als zwei Wochen bei Ihnen. Ein individuelles Muster in Ihrem Farbton dauert mindestens zwei Wochen; den Versandtermin nennen wir, sobald uns Ihre Datei vorliegt.',
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
