import type { PageCopy } from '#sections/page-content.ts';
import type { dentalLabs } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Dentallabor',
    title: 'Modelle und Gussmodellationen aus einem Drucker',
    text: 'Modelle, Gussmodellationen und Gingivamasken drucken Sie heute auf einem Gerät. Provisorien, Prothesen und Schienen folgen nach der CE-Kennzeichnung ihrer Resins. Beim Materialwechsel tauschen Sie die Wanne. Unten stehen Druckzeiten, die Kosten eines Modells und der passende Drucker.',
    alt: 'Vier farbige Arbeitsschalen auf dem Labortisch: Stumpfmodell, Modellgussmodellation, Implantatmodell mit Gingivamaske und KFO-Modell',
    links: { inquiry: 'Angebot anfordern', materials: 'Dentalresins' },
  },
  figures: {
    title: 'Stückzahlen je Arbeitsschicht und Nacht',
    text: 'Die Modelle sind in Schichten von 100 µm gedruckt, die Modellationszeit stammt aus den Aufzeichnungen eines Labors. Modelle und Modellationen gehen heute in die Fertigung, Prothesenbasen bleiben bis zur CE-Kennzeichnung Probeteile.',
    items: {
      shift: 'Ganzkiefermodelle in einer Arbeitsschicht von 8 h auf einem A2D 4K',
      night: 'Ganzkiefermodelle in einer Nacht von 13 h ohne Personal auf einem A2D 4K mit HiVE',
      waxUp: 'Arbeitszeit für die Modellation eines Modellgussgerüsts, ohne Druck, fertig zum Einbetten',
      bases:
        'Prothesenbasen in 24 h auf dem A2D 4K mit HiVE, ohne Personal: 20 Drucke zu acht und einer zu fünf, je Druck 68 min samt Entnahme',
    },
  },
  work: {
    title: 'Diese Arbeiten laufen im Labor digital',
    text: 'Zu jeder Arbeit finden Sie Ablauf, Resins und Grenzen. Bis die Resins der letzten drei die CE-Kennzeichnung haben, prüfen Sie solche Teile nur am Modell.',
    items: {
      models: {
        title: 'Modelle mit herausnehmbaren Stümpfen',
        text: 'Die Stümpfe sitzen immer auf gleicher Höhe. Drucken Sie von jeder Resincharge einen Teststumpf, dann stimmt die Passung.',
        alt: 'Gedrucktes Oberkiefermodell, ein Stumpf herausgenommen',
      },
      plaster: {
        title: 'Gipsmodelle ohne Sägen',
        text: 'Sie scannen das Modell im Ganzen und trennen den Stumpf am Bildschirm. Pins und Säge entfallen.',
        alt: 'Ungesägtes Gipsmodell auf dem Scannerteller, violette Lichtlinien über einem präparierten Zahn',
      },
      frameworks: {
        title: 'Modellguss',
        text: 'Am Tag konstruieren, nachts drucken, morgens einbetten.',
        alt: 'Grüne Modellation eines Modellgussgerüsts auf dem Modell',
      },
      temporaries: {
        title: 'Provisorien',
        text: 'Bis dreigliedrig, in vier Zahnfarben. Längere Brücken fräsen Sie besser.',
        alt: 'Gedruckte dreigliedrige Brücke neben einer Molarenkrone',
      },
      dentures: {
        title: 'Totalprothesen',
        text: 'Basis und Zahnkranz aus einem Datensatz. Die Aufstellung zur Kontrolle auf dem Modell drucken Sie schon heute.',
        alt: 'Gedruckte Oberkieferprothese mit rosa Basis',
      },
      splints: {
        title: 'Schienen und Bohrschablonen',
        text: 'Harte und flexible Schienen, dazu Bohrschablonen, die in den Autoklaven dürfen.',
        alt: 'Klare gedruckte Aufbissschiene',
      },
    },
  },
  platform: {
    title: 'Sechs Ganzkiefermodelle flach auf einer Plattform',
    text: 'Die Plattform des A2D 4K misst 206 × 116 mm, auf den A2D passen zwei dieser Modelle. Wie lange eine Schicht dauert, hängt nicht von der Zahl der Teile ab: Eine volle Plattform druckt genauso lange wie ein einzelnes Modell. Hohle Modelle liegen auf jedem Drucker flach, massive nur mit dem Pulsmodul.',
    alt: 'Bauplattform von oben mit sechs beigen Ganzkiefermodellen',
  },
  cost: {
    title: 'Was kostet ein Modell?',
    text: 'Das Beispiel sind 1.500 massive Ganzkiefer-Arbeitsmodelle mit Stümpfen im Monat auf einem A2D 4K, sechs je Druck, 16 h am Tag. Massiv braucht ein Modell mit Stümpfen rund 33 g Resin, ein hohles Alignermodell 20 g. Je ein Wasch- und Nachhärtegerät sind eingerechnet, im Beispielpreis des Druckers auch das Pulsmodul für massive Modelle. Vergleichen Sie mit dem Preis, den ein Druckzentrum für diese Menge verlangt.',
  },
  capacity: {
    title: 'Modelle nach Drucker',
    text: 'Liegende Ganzkiefermodelle bei 100 µm Schichthöhe, mit 10 min für den Plattformwechsel von Hand. Bei 50 µm schafft ein A2D 4K 42 in einer Arbeitsschicht. Auf dem A3D dauert ein Druck mit sechs Modellen samt Entnahme und Nachfüllen 47 min.',
    first: 'Drucker',
    columns: { shift: 'Arbeitsschicht von 8 h', night: 'Nacht von 13 h', use: 'Geeignet für' },
    rows: {
      a2d: { title: 'A2D', shift: '20', night: '2 in einem Druck', use: 'Einstieg, gemischte Aufträge' },
      hd: { title: 'A2D HD', shift: '33', night: '66, mit HiVE', use: 'Stümpfe, Kronenmodellationen, gefüllte Resins' },
      fourK: { title: 'A2D 4K', shift: '60', night: '120, mit HiVE', use: 'Modelle und Modellationen in Menge' },
      a3d: { title: 'A3D', shift: '60', night: '96 ohne Personal', use: 'viele kleine Aufträge, die getrennt bleiben' },
      cSeries: { title: 'C-Serie', shift: '90', night: '40 stehend in einem Druck', use: 'nur Modelle' },
    },
  },
  printers: {
    title: 'Drucker für das Dentallabor',
    text: 'Modelle und Gerüstmodellationen drucken alle vier. Der A2D HD belichtet jede Schicht einmal, ohne Pixelversatz. An einer rechtwinkligen Kante wurde ein Radius von 36 µm gemessen, beim A2D 4K von 49 µm.',
  },
  mistakes: {
    title: 'Sechs Fehler, die Sie sich sparen können',
    text: 'Alle sechs sind in den ersten Wochen passiert, in der Fertigung oder bei Erprobungen auf dem Modell.',
    items: {
      gap: {
        title: 'Brücken klemmten',
        text: 'Der Zementspalt stammte noch aus den Fräsparametern. Mit 70 µm, an drei Teststümpfen ermittelt, saßen die Brücken auf dem Modell.',
      },
      shade: {
        title: 'A2 zu hell',
        text: 'Die Pigmente hatten sich abgesetzt. Zwei Minuten Schütteln stehen jetzt auf dem Laufzettel.',
      },
      burnout: {
        title: 'Vier von sechs Muffeln gerissen',
        text: 'Das Labor war beim Speed-Verfahren geblieben. Ausbrennbares Resin braucht 3 °C/min bis 290 °C, dort 60 min Haltezeit und eine zweite Haltestufe bei 900–950 °C. Der Ofen startet nun nachts per Zeitschaltuhr.',
      },
      flange: {
        title: 'Nachtlauf um zwei Uhr gestoppt',
        text: 'Eine Basis mit zu dünnem lingualem Rand riss von den Supports. Dateien mit weniger als 2 mm Randstärke gehen jetzt zurück ans CAD-Team.',
      },
      bath: {
        title: 'Oberflächen blieben weich',
        text: 'Teile wurden im Isopropanol vergessen. Seit am Waschplatz ein Kurzzeitwecker steht, kommt das nicht mehr vor.',
      },
      bench: {
        title: 'Die Fertigstellung kam nicht hinterher',
        text: 'In der Erprobung kamen bei acht Basen je Druck im Mittel 84 in einer Nacht von 13 h aus dem Drucker, gezählt über 20 Nächte, von denen drei vorzeitig endeten. So viele kleben zwei Leute am Tag nicht ein. Planen Sie erst die Arbeitsplätze fürs Einkleben, dann den zweiten Drucker.',
      },
    },
  },
  questions: {
    title: 'Fragen vor dem Kauf',
    questions: {
      equipment: {
        question: 'Welche Geräte brauche ich außer dem Drucker?',
        answer:
          'Ein Waschgerät mit zwei Bädern, ein Nachhärtegerät und pro Resin eine Wanne. UltraCraft Wash und UltraCraft Cure passen zu allen Druckern dieser Seite, die Preise stehen auf den Produktseiten. Wash Station und Resin-Station lohnen sich, wenn mehrere Drucker durchlaufen.',
      },
      remakes: {
        question: 'Muss ich öfter wiederholen als beim Fräsen?',
        answer:
          'Kaum. Ein Labor hat bei einer Erprobung 412 gedruckte Provisorien auf dem Stumpf geprüft: 2,9 % wurden neu gedruckt, beim Fräsen waren es vorher 2,7 % Neuanfertigungen. Meistens lag es am Scan.',
      },
      software: {
        question: 'Kann ich meine CAD-Software behalten?',
        answer:
          'Ja, sofern sie STL ausgibt, wie 3Shape, exocad, inLab und Medit. Supports und Anordnung legen Sie in Heliograph Prepare fest.',
      },
      room: {
        question: 'Welche Raumbedingungen braucht der Drucker?',
        answer:
          'Für Dentalresins sollte der Raum konstant 20 bis 25 °C haben. Dazu brauchen Sie eine Absaugung am Schleifplatz und einen geschlossenen Behälter für verbrauchtes Isopropanol. Stellfläche und Anschlusswerte finden Sie in der Broschüre für Dentallabore.',
      },
      breakdown: {
        question: 'Was passiert, wenn der Drucker ausfällt?',
        answer:
          'Der Support ist von Montag bis Freitag rund um die Uhr erreichbar und löst die meisten Störungen online. Ist ein Einsatz vor Ort nötig, kommen wir oder Ihr Dentalfachhandel. Für Geräte und Resins gilt unsere Garantie.',
      },
    },
  },
  cases: {
    title: 'Anwenderberichte aus Laboren',
    text: 'Die Berichte nennen Zeiten, Wiederholungen und offene Punkte.',
  },
  contact: {
    title: 'Wie viele Arbeiten verlassen täglich Ihr Labor?',
    text: 'Unsere Anwendungstechnik stellt dafür Drucker, Stationen und Resins zusammen und nennt Ihnen den Preis. Möchten Sie erst ein Teil in der Hand halten, schicken wir Ihnen ein kostenloses Muster.',
    alt: 'Drucker, Waschgerät und Nachhärtegerät auf dem Labortisch, davor Modell und Prothese',
    links: { inquiry: 'Angebot anfordern', fit: 'Passt Ihr Teil?', samples: 'Muster anfordern' },
  },
} satisfies PageCopy<typeof dentalLabs>;
