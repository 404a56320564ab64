import type { PageCopy } from '#sections/page-content.ts';
import type { home } from './page.ts';

export const de = {
  hero: {
    eyebrow: '3D-Drucker, Resins und Software',
    title: 'Gedruckt. Passt.',
    text: 'Modelle, Gussmodellationen und Gingivamasken aus einem abgestimmten System: Drucker, Resin und Materialprofil. Für Labor, Praxis und Werkstatt.',
    alt: 'UltraCraft A2D 4K: ein weißer Desktopdrucker mit orangefarbener Abdeckung, der ein Dentalmodell druckt',
    links: { printers: 'Drucker ansehen', inquiry: 'Angebot anfordern' },
  },
  doors: {
    title: 'Wo drucken Sie?',
    items: {
      lab: {
        title: 'Im Dentallabor',
        text: 'Tagsüber Modelle, Gussmodellationen und Gingivamasken, mit HiVE auch über Nacht unbeaufsichtigt Modelle.',
        alt: 'Drucker, Waschgerät und Nachhärtegerät auf einem Labortisch',
      },
      clinic: {
        title: 'In der Praxis',
        text: 'Heute Studien- und Wax-up-Modelle, nach der CE-Kennzeichnung auch Schienen, Provisorien und Bohrschablonen.',
        alt: 'Kleiner Drucker neben einem Behandlungsstuhl',
      },
      desktop: {
        title: 'In der Werkstatt',
        text: 'Figuren, Schmuck, Vorrichtungen und Gehäuse mit unseren Reflex-Druckern.',
        alt: 'Desktopdrucker auf einer Werkbank mit gedruckten Figuren',
      },
    },
  },
  volumes: {
    title: 'Wie viele Teile passen auf die Plattform?',
    text: 'Wählen Sie ein Teil. Sie sehen, welche Drucker dafür in Frage kommen und wie viele Stück nebeneinander passen. Alle Plattformen sind im gleichen Maßstab gezeichnet, die Teile mit ihrem echten Umriss.',
  },
  work: {
    title: 'Resins nach Anwendung',
    text: 'Die Dentalresins decken über 60 Labor- und Praxisanwendungen ab, auch solche ohne CE-Kennzeichnung. Zu jedem gibt es ein Datenblatt.',
    items: {
      models: {
        title: 'Modelle und Aligner',
        text: 'Arbeitsmodelle mit herausnehmbaren Stümpfen und Tiefziehmodelle in Serie.',
        alt: 'Gedrucktes Modell eines Oberkiefers, ein Stumpf herausgenommen',
      },
      dentures: {
        title: 'Prothesen',
        text: 'Prothesenbasen in Rosa und Prothesenzähne in mehreren Zahnfarben, zur Passungskontrolle auf dem Modell.',
        alt: 'Gedruckte Totalprothese mit rosa Basis',
      },
      splints: {
        title: 'Schienen und Schablonen',
        text: 'Aufbissschienen und Bohrschablonen aus klarem, bruchzähem Resin.',
        alt: 'Klare gedruckte Aufbissschiene',
      },
      crowns: {
        title: 'Kronen und Brücken',
        text: 'Modellationen, die praktisch rückstandsfrei ausbrennen. Zahnfarbene Provisorien und Einzelkronen folgen nach der CE-Kennzeichnung.',
        alt: 'Grüne Gussmodellationen von Kronen und Brücken, angestiftet',
      },
      hearables: {
        title: 'Hearables',
        text: 'Ohrhörerschalen vom Einzelstück bis zur Serie, nach der CE-Kennzeichnung auch Hörgeräteschalen.',
        alt: 'Ein Paar gedruckte Ohrhörerschalen',
      },
      orthotics: {
        title: 'Orthopädietechnik',
        text: 'Testschäfte für Prothesen, dazu Einlagen mit Gitterstruktur, von der Ferse bis zu den Zehen unterschiedlich hart.',
        alt: 'Gedruckte Einlage mit Gitterstruktur',
      },
    },
  },
  figures: {
    title: 'Gemessene Werte',
    text: 'Gemessen in unserem Anwendungslabor und auf einer Messe. Die Prothesenbasen dienen der Erprobung, bis ihr Resin die CE-Kennzeichnung hat.',
    alt: 'UltraCraft A2D 4K mit angedocktem HiVE',
    items: {
      models: 'für sechs Ganzkiefermodelle auf einem A2D 4K, in Schichten von 50 µm',
      studyModel: 'für zwei Studienmodelle auf dem ChairSide, in Schichten von 100 µm',
      edge: 'Kantenradius an gedruckten Stümpfen aus dem A2D HD, in Schichten von 50 µm',
      alignerModels: 'Alignermodelle von einem A2D Ortho in 24 Stunden, am schwächsten von zehn Tagen',
      deviation: 'mittlere Abweichung der Intermolarenbreite an 30 Ganzkiefermodellen aus dem A2D 4K',
      dentureBases:
        'Prothesenbasen in 24 Stunden: ein A2D 4K mit HiVE auf einer Messe, verschlossen und ohne Bedienung',
    },
    links: { measured: 'So messen wir', hive: 'Mehr über HiVE' },
  },
  cases: {
    title: 'Anwenderberichte',
    text: 'Arbeitszeit, Stückzahl und Durchlaufzeit in drei Laboren, vorher und nachher.',
  },
  news: { title: 'Aktuelles' },
  contact: {
    title: 'Schicken Sie uns Ihren schwierigsten Fall',
    text: 'Beschreiben Sie, was daran nicht gelingt und wie viele Sie davon fertigen, bitte ohne Patientendaten. Unsere Anwendungstechnik nennt Ihnen Drucker, Resin und Preis.',
    alt: 'Gedruckte Modellation eines Modellgussgerüsts, angestiftet',
    links: { inquiry: 'Anwendungstechnik fragen' },
  },
} satisfies PageCopy<typeof home>;
