import type { PageCopy } from '#sections/page-content.ts';
import type { fixedRestorations } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Festsitzender Zahnersatz',
    title: 'Modellationen drucken, Zirkonoxid fräsen',
    text: 'Modellationen für Guss und Presskeramik drucken Sie heute, eine ganze Plattform auf einmal. Die Fräsmaschine bleibt frei für Zirkonoxid. Provisorien folgen nach der CE-Kennzeichnung ihrer Resins.',
    alt: 'Brückengerüst aus grünem ausbrennbarem Resin, dasselbe Gerüst in Metall gegossen, dazu zwei gedruckte Kronen',
    links: { inquiry: 'Angebot anfordern', samples: 'Muster anfordern' },
  },
  routes: {
    title: 'Modellationen heute, Provisorien nach der CE-Kennzeichnung',
    items: {
      casting: {
        title: 'Modellationen für Guss und Presskeramik',
        text: 'Käppchen und Brückengerüste, dazu vollanatomische Kronen zum Pressen. Cast UV 3.0 hinterlässt weniger als 0,03 % Asche.',
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
  output: {
    title: 'Provisorische Brücken: drucken und fräsen im Vergleich',
    text: 'Erprobung in einem französischen Labor über acht Wochen und 412 Provisorien aus Temp C&B UV 2.0, auf dem Stumpf geprüft; eingegliedert wurden die gefrästen. Verglichen wird mit der älteren Fräsmaschine dieses Labors. Neuere sind schneller, rechnen Sie mit Ihrer eigenen Zeit.',
    items: {
      printed:
        'Brücken pro Stunde auf einem A2D 4K bei gut gefüllter Plattform, mit Waschen und Nachhärten (13 stehende Brücken in rund 2 h)',
      milled:
        'pro gefräster PMMA-Brücke vom Nesting bis zum fertigen Teil; die ältere Fräsmaschine nimmt nur eine Ronde auf',
      factor:
        'so viele Brücken wie auf dieser Fräsmaschine, wenn sie 3 h je Brücke braucht; bei 2 h mindestens das Zwölffache',
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
    text: 'Geprüft an Modellgussgerüsten, 20 je Ofenprogramm, aus Cast UV 3.0 in Kobalt-Chrom. Zwei Fachkräfte beurteilten sie bei achtfacher Vergrößerung, ohne das Programm zu kennen. Kronen- und Brückenmodellationen aus demselben Resin brauchen das langsame Programm ebenso.',
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
          'Ja. Vollanatomische Kronen aus Cast UV 3.0 brennen für die Presskeramik aus. Drucken Sie mit der kleinsten Schichthöhe, dann bleiben die Ränder ohne sichtbare Stufen, und verzichten Sie auf Speed-Programme.',
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
