import type { PageCopy } from '#sections/page-content.ts';
import type { aboutUs } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Unternehmen',
    title: 'Drucker, Resin und Software aus einer Hand',
    text: 'Heliograph entwickelt und fertigt in Shanghai 3D-Drucker für Resin, dazu die Resins und die Software. Die ersten Drucker kamen 2022 auf den Markt. Büros in Berlin und Boston und 31 Fachhändler in 24 Ländern verkaufen und betreuen sie.',
    alt: 'A2D 4K ohne Gehäuse: Eine Kamera über der Baufläche nimmt ein projiziertes Kreuzgitter auf, ein Laptop zeigt die Abweichungen',
    links: { contact: 'Standorte und Kontakt', measurements: 'Unsere Messwerte ansehen' },
  },
  glance: {
    title: 'Das Unternehmen auf einen Blick',
    items: {
      made: {
        title: 'Gefertigt in Shanghai',
        text: 'Entwicklung, Fertigung und Prüflabor liegen an einem Standort in Songjiang.',
      },
      products: {
        title: '14 Drucker in zwei Baureihen',
        text: 'UltraCraft für Labor, Praxis und Produktion, Reflex als Tischgerät. Auch Waschgeräte, Nachhärtegeräte, Resins und Software sind von uns.',
      },
      customers: {
        title: 'Vom Einzelgerät bis zu 116 Druckern',
        text: 'Praxen arbeiten mit einem ChairSide, unser größter Kunde, ein Hersteller von Ohrhörern, mit 116 Druckern A2D 4K.',
      },
      quality: {
        title: 'Jeder Drucker mit Prüfzertifikat',
        text: 'Das Prüfprotokoll liegt unter der Seriennummer und lässt sich online abrufen.',
      },
      repair: {
        title: 'Reparatur durch den Fachhandel',
        text: '28 der 31 Fachhändler reparieren selbst. Eigene Werkstätten haben wir in Shanghai, Berlin und Boston.',
      },
      warranty: {
        title: '24 Monate Garantie',
        text: 'Sie gilt für jeden UltraCraft-Drucker, für den Projektor ohne Begrenzung der Betriebsstunden. Beim Reflex sind es 12 Monate.',
      },
    },
  },
  printers: {
    title: 'So entsteht ein UltraCraft-Drucker',
    text: 'Jeder Drucker durchläuft vor der Auslieferung vier Schritte. Beim Reflex prüfen wir statt der Schritte 02 und 03 die Gleichmäßigkeit der Belichtung und die Mechanik.',
    alt: 'A2D 4K mit offener Tür, davor Radiometer, Messschieber, Testplatte und Zertifikat',
    items: {
      assembly: {
        title: 'Montage',
        text: 'Wir bauen z-Achse, Projektor und Wanne ein und nivellieren die Bauplattform.',
      },
      optics: {
        title: 'Optik kalibrieren',
        text: 'Eine Kamera nimmt ein projiziertes Kreuzgitter auf. Danach korrigieren wir die Verzeichnung und gleichen die Helligkeit über die Baufläche an.',
      },
      plate: {
        title: 'Testplatte drucken',
        text: 'Die Platte wird gewaschen, nachgehärtet und gemessen. Stimmt ein Maß nicht, kalibrieren wir den Drucker neu.',
      },
      certificate: {
        title: 'Zertifikat ausstellen',
        text: 'Das Protokoll legen wir zur Seriennummer ab, das Zertifikat liegt dem Drucker bei.',
      },
    },
  },
  resins: {
    title: 'So entstehen unsere Resins',
    text: 'Entwicklung, Herstellung, Prüfung und Abfüllung liegen in unserer Hand.',
    alt: 'Vier Resinflaschen unter den Düsen einer Abfüllanlage, daneben eine Waage mit Becherglas, dahinter Kanister',
    items: {
      mixing: {
        title: 'Mischen',
        text: 'Jede Charge wird nach Rezeptur eingewogen und unter Gelblicht gemischt, bei dem Resin nicht aushärtet.',
      },
      check: {
        title: 'Charge prüfen',
        text: 'Wir prüfen Viskosität und Farbe und drucken ein Teil. Was nicht besteht, wird nicht abgefüllt.',
      },
      filling: {
        title: 'Abfüllen',
        text: 'Das Resin wird gefiltert und nach Gewicht in lichtdichte Flaschen gefüllt. Charge und Haltbarkeit stehen auf dem Etikett.',
      },
      profile: {
        title: 'Profil einmessen',
        text: 'Ein neues Resin stimmen wir auf jeden freigegebenen Drucker ab und messen nach. Die Profile liefert Heliograph Prepare mit.',
      },
    },
  },
  figures: {
    title: 'Heliograph in Zahlen',
    items: {
      designers: 'CAD-Techniker in unserem Designzentrum',
      applications: 'Dentalanwendungen decken unsere Resins ab, auch solche ohne CE-Kennzeichnung',
      countries: 'Länder mit Telefon- und Onlinesupport direkt von uns, auch ohne Fachhändler',
    },
  },
  offices: {
    title: 'Unsere drei Standorte',
    text: 'An allen drei können Sie Drucker ansehen und Kurse besuchen.',
    alt: 'Kursraum mit einem Drucker auf jedem Tisch, einem Modell auf dem Wandbildschirm, Wasch- und Nachhärtegerät an der Seite',
    points: {
      shanghai: 'Shanghai: Entwicklung, Fertigung, Prüflabor und Designzentrum',
      berlin: 'Berlin: Werkstatt für Reparatur und Kalibrierung, Ersatzteile, Anwendungslabor und Kurse für Europa',
      boston: 'Boston: Vertrieb, Kurse und Reparatur für Nord- und Südamerika',
    },
    links: { distributors: 'Fachhandel finden', services: 'Service in Ihrer Region' },
  },
  history: {
    title: 'Meilensteine seit 2022',
    first: 'Jahr',
    columns: { printers: 'Drucker', others: 'Geräte, Software und Service' },
    rows: {
      y2022: { title: '2022', printers: 'A2D, C-Serie, A2D 4K, Reflex', others: 'UltraCraft Wash, UltraCraft Cure' },
      y2023: { title: '2023', printers: 'ChairSide, A2D Ortho, A3D, Reflex RS', others: 'Pulsmodul, Resin-Station' },
      y2024: { title: '2024', printers: 'Reflex Turbo, Reflex RS Turbo', others: 'Wash Station, HiVE' },
      y2025: {
        title: '2025',
        printers: 'ChairSide Pro',
        others: 'Servicestützpunkt Berlin mit Werkstatt und Ersatzteilen',
      },
      y2026: { title: '2026', printers: 'A2D HD, Reflex 2, Reflex 2 Pro', others: 'Heliograph Prepare 6.2' },
    },
  },
  principles: {
    title: 'Unsere Grundsätze',
    items: {
      measured: {
        title: 'Gemessen oder als berechnet gekennzeichnet',
        text: 'Die Datenblätter nennen zu jeder Eigenschaft die Prüfnorm, kennzeichnen berechnete Werte und nennen zu jedem Resin für die Anwendung im Mund den Stand der CE-Kennzeichnung.',
      },
      open: {
        title: 'Offene STL-Daten',
        text: 'Ihre Dateien gehören Ihnen. Sie drucken aus STL und sind an kein Format von uns gebunden. Resin anderer Hersteller drucken Sie mit eigenen Einstellungen: Die Garantie bleibt bestehen, Schäden durch das Resin deckt sie nicht ab.',
      },
      stay: {
        title: 'Ältere Drucker bleiben nutzbar',
        text: 'Ältere Drucker und Firmwarestände laufen mit einer stabilen Softwareversion weiter, die Sie beim Support erhalten. Neue Funktionen kommen dort nicht mehr hinzu.',
      },
      claims: {
        title: 'Auch Fehlversuche stehen im Bericht',
        text: 'Unsere Anwenderberichte nennen neben den Erfolgen auch Wiederholungen, Ausschuss und abgebrochene Nachtläufe.',
      },
    },
  },
  results: {
    title: 'Berichte aus Labor und Fertigung',
    text: 'Die Berichte nennen Teile, Zeiten, Ausschuss und Wiederholungen.',
  },
  company: {
    title: 'Angaben zum Unternehmen',
    text: 'Für Ihre Lieferantenakte.',
  },
  contact: {
    title: 'Drucker im Einsatz sehen',
    text: 'Wir zeigen Ihnen die Drucker an unseren Standorten, auf einer Messe in Ihrer Nähe oder per Video aus dem Prüflabor.',
    alt: 'Messestand mit Druckern, einer Theke mit Musterteilen und einem Bildschirm',
    links: { inquiry: 'Besuch vereinbaren' },
  },
} satisfies PageCopy<typeof aboutUs>;
