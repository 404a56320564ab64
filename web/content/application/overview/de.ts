import type { PageCopy } from '#sections/page-content.ts';
import type { overview } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Anwendungen',
    title: '3D-Druck für Ihr Fachgebiet',
    text: 'Die meisten unserer Drucker stehen in Dentallaboren und Zahnarztpraxen. Mit den übrigen werden Ohrhörerschalen, Brillenfassungen, Schmuckmodelle, Gehäuse und Probeorthesen gedruckt. Jede Seite nennt Drucker, Resin und Zeitbedarf und die Fehler, die andere schon gemacht haben.',
    alt: 'Gedruckte Teile auf einem Tisch: Stumpfmodell, Gerüstmodellation, Schiene, Ohrhörer, Einlage und zwei Figuren',
    links: { cases: 'Anwenderberichte lesen', inquiry: 'Anwendungstechnik fragen' },
    jumps: {
      labs: 'Dentallabor',
      sites: 'Praxis und Alignerfertigung',
      work: 'Zahntechnische Arbeiten',
      orthopedics: 'Orthopädietechnik',
      hearables: 'Hearables',
      products: 'Schmuck, Brillen, Serienteile',
      finish: 'Farbe und Oberfläche',
    },
  },
  labs: {
    title: 'Dentallabor',
    text: 'Welcher Drucker zu Ihrer Menge passt, wie viel Arbeitszeit Sie sparen, was ein Modell kostet und welche sechs Fehler Sie vermeiden können.',
    alt: 'Vier farbige Arbeitsschalen mit gedruckten Arbeiten',
    points: {
      models: 'Arbeitsmodelle mit herausnehmbaren Stümpfen; Gipsmodelle scannen, ohne sie zu sägen',
      patterns: 'Modellationen für Guss und Presskeramik: Gerüste, Käppchen, Kronen',
      volume: 'Von zwei Ganzkiefermodellen je Druck bis zum Nachtlauf ohne Personal',
    },
    measured: 'Druckzeit für sechs Ganzkiefermodelle auf dem A2D 4K, Schichten 100 µm',
    links: { labs: 'Zur Seite Dentallabor' },
  },
  sites: {
    title: 'Praxis und Alignerfertigung',
    items: {
      clinics: {
        title: 'Zahnarztpraxis',
        text: 'Studienmodelle noch am selben Tag in der Praxis drucken. Nach der Einweisung bedient Ihr Team den Drucker.',
        alt: 'Beiges gedrucktes Studienmodell',
        measured: 'Druckzeit für zwei Studienmodelle auf dem ChairSide, Schichten 100 µm',
      },
      aligners: {
        title: 'Alignerfertigung',
        text: 'Modelle über Nacht drucken. Tiefziehen, Markieren und Beschneiden übernehmen Geräte unserer Partner.',
        alt: 'Eine Linie für Aligner: Resin-Station, A2D Ortho mit Automationseinheit, Wash Station und ein Regalwagen mit Modellen',
        measured: 'Druckzeit für 12 hohle Modelle auf dem A2D Ortho mit Entnahme, Schichten 100 µm',
      },
    },
  },
  work: {
    title: 'Zahntechnische Arbeiten und Abläufe',
    text: 'Zu jeder Arbeit gibt es eine Seite mit dem Ablauf für Labor und Praxis. Arbeiten mit dem Zeichen „Noch nicht für Patienten“ prüfen Sie bis zur CE-Kennzeichnung des Resins am Modell. Alle anderen können Sie heute ausliefern.',
    items: {
      impression: {
        title: 'Digitale Abformung',
        text: 'Vom Intraoralscan zum Arbeitsmodell, ganz ohne Gips.',
        alt: 'Intraoralscanner über einem gedruckten Unterkiefermodell',
        measured: 'Druckzeit für sechs Arbeitsmodelle auf dem A2D 4K, Schichten 50 µm',
      },
      fixed: {
        title: 'Festsitzender Zahnersatz',
        text: 'Modellationen für Guss und Presskeramik drucken, die Fräse bleibt frei für Zirkonoxid.',
        alt: 'Gedruckte Brückenmodellation und dieselbe Brücke in Metall',
        measured: 'Druckzeit für eine viergliedrige Modellation auf dem A2D, Schichten 30 µm',
      },
      frameworks: {
        title: 'Modellguss',
        text: 'Modellationen drucken, mit Ihrer Einbettmasse einbetten und gießen.',
        alt: 'Grüne Modellation eines Modellgussgerüsts auf dem Modell',
        measured: 'Druckzeit für eine Gerüstmodellation auf dem A2D 4K, Schichten 50 µm',
      },
      plaster: {
        title: 'Scannen ohne Sägen',
        text: 'Für Labore, die Gips gießen: Das Modell bleibt ungesägt, die Krone ist früher fertig. Kontakte prüfen Sie auf einem gedruckten Modell.',
        alt: 'Ungesägtes Gipsmodell auf dem Scannerteller',
        measured: 'Gesamtzeit vom Gipsmodell bis zur gefrästen Krone',
      },
      temporaries: {
        title: 'Provisorien',
        text: 'Provisorien nach dem Scan drucken und auf dem Modellstumpf kontrollieren.',
        alt: 'Bauplattform mit zahnfarbenen Provisorien',
        measured: 'Druckzeit für eine Molarenkrone auf dem ChairSide Pro, Schichten 50 µm',
      },
      implants: {
        title: 'Sofortversorgung auf Implantaten',
        text: 'Aus zwei Scans das Implantatmodell drucken und die Versorgung darauf einprobieren.',
        alt: 'Unterkiefermodell mit zwei Scanbodys und gedruckter Brücke',
        measured: 'Druckzeit für eine dreigliedrige Brücke auf dem ChairSide, Schichten 50 µm',
      },
      splints: {
        title: 'Aufbissschienen',
        text: 'Zeitbedarf und häufige Fehler bei harten und flexiblen Schienen.',
        alt: 'Transparente Schiene auf dem Oberkiefermodell mit blauen Kontaktpunkten',
        measured: 'Druckzeit für eine harte Schiene, liegend, auf dem A3D, Schichten 100 µm',
      },
      designs: {
        title: 'Verstärkte Schienen',
        text: 'Stellenweise dicker, mit Aussparung oder schiefer Ebene. Durch Tiefziehen lässt sich das nicht herstellen.',
        alt: 'Drei transparente Schienen in verschiedenen Formen',
        measured: 'Druckzeit für eine Schiene, schräg gestellt, auf dem ChairSide Pro, Schichten 100 µm',
      },
      dentures: {
        title: 'Totalprothesen',
        text: 'Resins für Basen in drei Rosatönen und Zähne in vier Zahnfarben.',
        alt: 'Gedruckte Oberkieferprothese mit rosa Basis',
        measured: 'Druckzeit für acht stehende Basen auf dem A2D 4K mit HiVE, Schichten 150 µm',
      },
    },
  },
  orthopedics: {
    title: 'Orthopädietechnik',
    text: 'Scannen, am Bildschirm modellieren, über Nacht ein Muster drucken. Abgeben dürfen Sie gedruckte Orthesen und Schäfte erst, wenn das Resin die CE-Kennzeichnung hat.',
    alt: 'Scan eines Unterarms auf einem Monitor, davor ein Handscanner und zwei gedruckte Schäfte',
    points: {
      orthoses: 'Muster von Handgelenkorthesen aus dem Scan, dazu Schaleneinlagen.',
      sockets: 'Testschäfte für die Prüfung am Gipspositiv und auf dem Prüfstand, drei Tage nach dem Scan fertig.',
      covers:
        'Prothesencover nach der Form des gesunden Beins. Sie liegen nicht auf der Haut und lassen sich heute schon drucken.',
    },
    measured: 'Arbeitszeit je Probeorthese vom Scan bis zur fertigen Schale; mit Gips 3,4 h',
    links: {
      workflow: 'Ablauf',
      orthosis: 'Orthesen',
      socket: 'Schäfte',
      prosthesis: 'Prothesencover',
    },
  },
  hearables: {
    title: 'Hearables',
    text: 'Für Audiomarken, Lohnfertiger und In-Ear-Manufakturen.',
    items: {
      earphones: {
        title: 'True-Wireless-Ohrhörer',
        text: 'Die erste Serie startet ohne Spritzgusswerkzeug.',
        alt: 'Aufgeschnittene gedruckte Ohrhörerschale',
        measured: 'Druckzeit für 42 Ohrhörerschalen auf dem A2D 4K, Schichten 50 µm',
      },
      monitors: {
        title: 'In-Ear-Monitore',
        text: 'Schalen nach Ohrscan. Geht eine verloren, wird sie aus derselben Datei nachgedruckt.',
        alt: 'Zwei transparente In-Ear-Monitore',
        measured: 'Druckzeit für ein Paar Schalen auf dem A2D 4K, Schichten 50 µm',
      },
      hooks: {
        title: 'Ohrbügel',
        text: 'Weiche Bügel und Flügel, mit denen der Ohrhörer beim Sport fest sitzt.',
        alt: 'Ohrhörer in einem transluzenten Ohrbügel',
      },
    },
  },
  products: {
    title: 'Schmuck, Brillen und Serienteile',
    text: 'Vom Einzelstück am Schreibtisch bis zur Kleinserie.',
    items: {
      accessories: {
        title: 'Schmuck und Brillen',
        text: 'Modelle für den Guss, Fassungen zur Anprobe.',
        alt: 'Schwarze gedruckte Brillenfassung und ein Ohrringmodell',
        measured: 'Druckzeit für bis zu 120 Ringmodelle auf dem Reflex 2 Pro, Schichten 30 µm',
      },
      makers: {
        title: 'Maker und Studios',
        text: 'Figuren, Requisiten und Prototypen vom Desktopdrucker.',
        alt: 'Reflex 2 Pro auf einem Schreibtisch mit gedruckten Vasen und einem Gitterwürfel',
        measured: 'Druckzeit für ein 100 mm hohes Teil auf dem Reflex Turbo, Schichten 100 µm',
      },
      endUse: {
        title: 'Serienteile',
        text: 'Gehäuse, Halter und Dichtungen in Kleinserie.',
        alt: 'Gedrucktes Gehäuse, Halter, Faltenbalg und Düse',
        measured: 'Druckzeit für 150 mm hohe Klemmen auf dem Reflex RS Turbo, Schichten 100 µm',
      },
    },
  },
  finish: {
    title: 'Farbe, Textur und Oberfläche',
    text: 'So legen Sie Aussehen und Haptik fest, bevor die Serie beginnt.',
    alt: 'Ziffernblock mit gedruckten Tastenkappen in vielen Farben',
    points: {
      color: 'Durchgefärbt, im Färbebad getönt, lackiert oder bemalt, gleichmäßig über die ganze Serie.',
      texture: 'Narbung, Rändelung und Schrift mit den kleinsten druckbaren Maßen.',
      treatment: 'Alle Arbeitsgänge vom Entfernen der Supports bis zum Lackieren.',
    },
    links: { color: 'Farbe', texture: 'Textur', treatment: 'Oberflächenbehandlung' },
  },
  contact: {
    title: 'Ihre Anwendung ist nicht dabei?',
    text: 'Nennen Sie uns Zweck und Stückzahl. Unsere Anwendungstechnik sagt Ihnen auch, wenn 3D-Druck dafür nicht das richtige Verfahren ist.',
    alt: 'ChairSide Pro, A2D, A2D 4K und Reflex nebeneinander',
    links: { inquiry: 'Anwendungstechnik fragen', samples: 'Muster anfordern' },
  },
} satisfies PageCopy<typeof overview>;
