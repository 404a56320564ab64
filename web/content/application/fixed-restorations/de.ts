import type { PageCopy } from '#sections/page-content.ts';
import type { fixedRestorations } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Festsitzender Zahnersatz',
    title: 'Modellationen drucken, Zirkonoxid fräsen',
    text: 'Käppchen, Gerüste und vollanatomische Kronen für Guss und Presskeramik drucken Sie heute, eine ganze Plattform auf einmal. Die Fräsmaschine bleibt frei für Zirkonoxid. Provisorien folgen nach der CE-Kennzeichnung ihrer Resins.',
    alt: 'Brückengerüst aus grünem ausbrennbarem Resin, dasselbe Gerüst in Metall gegossen, dazu zwei gedruckte Kronen',
    links: { inquiry: 'Angebot anfordern', samples: 'Muster anfordern' },
  },
  routes: {
    title: 'Modellationen heute, Provisorien nach der CE-Kennzeichnung',
    items: {
      casting: {
        title: 'Modellationen für Guss und Presskeramik',
        text: 'Käppchen und Brückengerüste für den Guss aus Cast UV 3.0; Kronen, Inlays und Veneers zum Pressen aus Cast Wax UV.',
        alt: 'Grüne Kronen- und Brückenmodellationen auf Gusskanälen',
      },
      temporaries: {
        title: 'Kurzzeitprovisorien',
        text: 'Kronen und Brücken bis zu drei Gliedern in vier Zahnfarben, polierbar wie PMMA.',
        alt: 'Bauplattform mit Reihen gedruckter provisorischer Brücken und Kronen',
      },
      longTerm: {
        title: 'Langzeitprovisorien',
        text: 'Keramikgefülltes Resin, entwickelt für Einheilung und Bisshebung, ebenfalls bis zu drei Gliedern.',
        alt: 'Zwei Kronen aus keramikgefülltem Resin, eine davon umgedreht',
      },
    },
  },
  patterns: {
    title: 'Modellationen, die Sie heute abgeben',
    text: 'Eine Schicht dauert gleich lang, egal wie viele Teile auf der Plattform liegen: Auf den A2D passen bis zu 18 viergliedrige Modellationen nebeneinander. Gegossen wurden Modellgussgerüste aus demselben Resin, mit langsamem Ofenprogramm.',
    items: {
      print: 'Druckzeit viergliedriger Brückenmodellationen auf dem A2D, in Schichten von 30 µm',
      clean: 'von 20 Güssen ohne Gussfahnen, Risse oder Einschlüsse, geprüft bei achtfacher Vergrößerung',
      ash: 'Asche aus Cast UV 3.0 nach dem Ausbrennen, nach ISO 3451-1',
    },
  },
  output: {
    title: 'Provisorische Brücken: drucken und fräsen im Vergleich',
    text: 'Erprobung in einem französischen Labor über acht Wochen und 412 Provisorien aus Temp C&B UV 2.0, auf dem Stumpf geprüft; eingegliedert wurden die gefrästen. Verglichen wird mit der älteren Fräsmaschine dieses Labors; rechnen Sie mit Ihrer eigenen Zeit.',
    items: {
      printed: 'Brücken pro Stunde auf einem A2D 4K, mit Waschen und Nachhärten: 13 stehende Brücken in rund 2 h',
      milled:
        'pro gefräster PMMA-Brücke vom Nesting bis zum fertigen Teil; die ältere Fräsmaschine nimmt nur eine Ronde auf',
      factor: 'so viele Brücken wie auf dieser Fräsmaschine bei 3 h je Brücke, bei 2 h das Zwölffache',
      remakes: 'der gedruckten Provisorien wurden neu gedruckt; bei den gefrästen waren es 2,7 %',
    },
    measures: { factor: 'Mal' },
  },
  laboratory: {
    title: 'Drei Umstellungen in den ersten Wochen',
    text: 'Über die acht Wochen lagen die Wiederholungen auf dem Niveau des Fräsens.',
    alt: 'Gedruckte dreigliedrige Brücke neben einer Molarenkrone',
    points: {
      gap: 'Mit dem Zementspalt aus den Fräsparametern saßen die Brücken zu stramm. An drei Teststümpfen hat das Labor seinen Wert ermittelt: 70 µm.',
      shade:
        'A2 wurde zu hell, weil sich Pigmente abgesetzt hatten. Seither wird die Flasche zwei Minuten geschüttelt.',
      bath: 'Im Bad vergessene Teile wurden weich. Heute steht am Waschplatz ein Kurzzeitwecker.',
    },
    links: { study: 'Anwenderbericht lesen' },
  },
  burnout: {
    title: 'Im Speed-Verfahren waren nur 6 von 20 Güssen fehlerfrei',
    text: 'Geprüft an Modellgussgerüsten, 20 je Ofenprogramm, aus Cast UV 3.0 in Kobalt-Chrom; zwei Fachkräfte beurteilten sie, ohne das Programm zu kennen. Für Kronen und Brücken gibt es diesen Versuch noch nicht. Nehmen Sie auch dort das langsame Programm: 3 °C/min bis 290 °C, eine Stunde halten, dann 5 °C/min bis 900–950 °C.',
    before: 'Speed, in den heißen Ofen gesetzt',
    after: 'Langsam, zwei Haltestufen',
    rows: { clean: 'Fehlerfreie Güsse', fins: 'Mit Gussfahnen oder Rissen', inclusions: 'Mit Einschlüssen' },
  },
  printers: {
    title: 'Drucker für Cast UV 3.0',
    text: 'Halten Sie für ausbrennbares Resin eine eigene Wanne bereit. Pigmente anderer Resins erhöhen den Aschegehalt.',
  },
  questions: {
    title: 'Fragen aus der Laborleitung',
    questions: {
      zirconia: {
        question: 'Ersetzt der Drucker unsere Fräsmaschine?',
        answer:
          'Nein. Zirkonoxid und Brücken über drei Glieder fräsen Sie weiter. Der Drucker übernimmt Provisorien und Modellationen.',
      },
      press: {
        question: 'Eignen sich gedruckte Modellationen für Presskeramik?',
        answer:
          'Ja. Für Kronen, Inlays und Veneers zum Pressen nehmen Sie Cast Wax UV, auch Cast UV 3.0 eignet sich. Drucken Sie mit der kleinsten Schichthöhe, dann bleiben die Ränder ohne sichtbare Stufen, und verzichten Sie auf Speed-Programme. Pressen Sie vor dem ersten Auftrag eine Testkrone mit Ihrer Einbettmasse.',
      },
      fit: {
        question: 'Die ersten Kronen sind zu stramm. Was tun?',
        answer:
          'Vergrößern Sie den Zementspalt in kleinen Schritten und prüfen Sie ihn am Teststumpf. Ausschleifen von innen hilft nur bei dieser einen Krone.',
      },
      start: {
        question: 'Womit fangen wir an?',
        answer:
          'Mit Modellationen. Prüfen Sie Ihr Ofenprogramm mit zwei Haltestufen an einigen Testmodellationen, bevor Sie Aufträge annehmen. Provisorien bis zu drei Gliedern folgen nach der CE-Kennzeichnung des Resins.',
      },
    },
  },
  contact: {
    title: 'Wie viele Arbeiten fertigen Sie pro Woche?',
    text: 'Nennen Sie uns die Stückzahlen für Kronen, Brücken und Güsse. Wir sagen Ihnen, welche Arbeiten Sie drucken und welche Sie weiter fräsen, mit Druckern, Resins und Preisen.',
    alt: 'Grünes viergliedriges Gerüst, stehend und umgedreht',
    links: { inquiry: 'Angebot anfordern', paper: 'Whitepaper zum Ausbrennen' },
  },
} satisfies PageCopy<typeof fixedRestorations>;
