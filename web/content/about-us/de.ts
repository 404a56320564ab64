import type { PageCopy } from '#sections/page-content.ts';
import type { aboutUs } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Unternehmen',
    title: 'Drucker, Resin und Software aus einer Hand',
    text: 'Ein Teil passt nur, wenn alle drei aufeinander abgestimmt sind. Deshalb entwickeln, fertigen und prüfen wir sie in Shanghai gemeinsam: für Dentallabore, Zahnarztpraxen, Alignerhersteller, Hearables, Orthopädietechnik und Desktopdruck.',
    alt: 'Vier Drucker nebeneinander, vom ChairSide über den A2D 4K bis zum Reflex',
    links: { contact: 'Standorte und Kontakt', measurements: 'Unsere Messwerte ansehen' },
  },
  history: {
    title: 'Seit 2022',
    items: {
      first: {
        title: '2022',
        text: 'Der UltraCraft A2D fürs Dentallabor und der Reflex für den Schreibtisch kommen auf den Markt, im Herbst der A2D 4K.',
      },
      chairside: {
        title: '2023',
        text: 'ChairSide, A2D Ortho für Alignermodelle und der A3D, der Teile selbst entnimmt und Resin nachfüllt.',
      },
      service: {
        title: '2025',
        text: 'Der ChairSide Pro und der Servicestützpunkt Berlin mit Werkstatt und Ersatzteilen.',
      },
      latest: {
        title: '2026',
        text: 'Der A2D HD mit größerer Baufläche auf fast gleicher Stellfläche, Reflex 2 und Reflex 2 Pro.',
      },
    },
  },
  printers: {
    title: 'So entsteht ein UltraCraft-Drucker',
    text: 'Entwicklung, Fertigung und Prüflabor liegen an einem Standort in Shanghai-Songjiang. Beim Reflex prüfen wir statt der Schritte 2 bis 4 die Gleichmäßigkeit der Belichtung und die Mechanik.',
    alt: 'A2D 4K ohne Gehäuse: Eine Kamera über der Baufläche nimmt ein projiziertes Kreuzgitter auf, ein Laptop zeigt die Abweichungen',
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
        text: 'Jede Charge wird nach Rezeptur eingewogen und unter Gelblicht gemischt, das Resin nicht aushärtet.',
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
  checked: {
    title: 'Jeder Wert im Datenblatt ist belegt',
    text: 'Er ist gemessen oder als berechnet gekennzeichnet.',
    alt: 'A2D 4K mit offener Tür, davor Radiometer, Messschieber, Testplatte und Zertifikat',
    points: {
      resin: 'Bei jeder Eigenschaft eines Resins steht die Prüfnorm.',
      status: 'Den Stand der CE-Kennzeichnung nennen wir für jedes Resin.',
      certificate: 'Mit der Nummer auf dem Zertifikat sehen Sie online, welche Prüfungen Ihr Drucker bestanden hat.',
    },
    links: { sheets: 'Datenblätter der Resins', certificate: 'Zertifikat prüfen' },
  },
  work: {
    title: 'Anwendungen',
    items: {
      labs: {
        title: 'Dentallabor',
        text: 'Arbeitsmodelle, Modellationen für den Guss und Gingivamasken im Laboralltag.',
        alt: 'Gedrucktes Arbeitsmodell mit herausnehmbarem Stumpf',
      },
      practices: {
        title: 'Zahnarztpraxis',
        text: 'Studien- und Wax-up-Modelle schon heute, Schienen, Bohrschablonen und Provisorien nach der CE-Kennzeichnung.',
        alt: 'Gedrucktes Studienmodell',
      },
      aligners: {
        title: 'Alignerfertigung',
        text: 'Tiefziehmodelle, jedes mit eigenem Code.',
        alt: 'Gedrucktes Kiefermodell mit Attachments für einen Aligner',
      },
      hearables: {
        title: 'Hearables',
        text: 'Schalen für Ohrhörer und In-Ear-Monitore.',
        alt: 'Zwei schwarze gedruckte Ohrhörerschalen und eine aufgeschnittene',
      },
      orthotics: {
        title: 'Orthopädietechnik',
        text: 'Testschäfte, Probeorthesen und Einlagen aus dem Scan, bisher zur Erprobung.',
        alt: 'Gedruckte Handgelenkorthese',
      },
      desktop: {
        title: 'Werkstatt und Atelier',
        text: 'Figuren, Schmuckguss, Vorrichtungen und Kleinserien auf dem Reflex.',
        alt: 'Gedruckte Ritterfigur von vorn und von hinten',
      },
    },
  },
  figures: {
    title: 'Wenn Sie uns brauchen',
    items: {
      answered: 'bis zur ersten Antwort des Onlinesupports, von Montag bis Freitag rund um die Uhr',
      solved: 'für die Behebung per Fernhilfe, sonst ist ein Techniker bei Ihnen, gezählt von Montag bis Freitag',
      countries: 'Länder mit Telefon- und Onlinesupport direkt von uns',
    },
  },
  offices: {
    title: 'Drei Standorte, Service vor Ort',
    text: 'Der Fachhandel repariert mit eigenen Technikern, ebenso unser Büro in Berlin.',
    alt: 'Schulungsraum mit Druckern auf den Tischen und einem Bildschirm an der Wand',
    points: {
      onSite:
        'Im Norden und Osten und in Nordrhein-Westfalen kommt der Fachhandel aus Berlin, im Süden, in Hessen, Rheinland-Pfalz und im Saarland der aus München, in Österreich der aus Wien.',
      shanghai: 'Shanghai: Entwicklung, Fertigung, Prüflabor und Designcenter',
      berlin: 'Berlin: Werkstatt für Reparatur und Kalibrierung, Ersatzteile, Anwendungslabor und Kurse für Europa',
      boston: 'Boston: Vertrieb, Kurse und Reparatur für Nord- und Südamerika',
    },
    links: { support: 'Support', distributors: 'Fachhandel finden' },
  },
  principles: {
    title: 'Unsere Grundsätze',
    items: {
      open: {
        title: 'Offene STL-Daten',
        text: 'Ihre Dateien gehören Ihnen, ein Format, das Ihr Labor an uns bindet, gibt es nicht. Resin anderer Hersteller drucken Sie mit eigenen Einstellungen: Die Garantie bleibt bestehen, Schäden durch das Resin deckt sie nicht ab.',
      },
      stay: {
        title: 'Ältere Drucker bleiben nutzbar',
        text: 'Für ältere Drucker und Firmwarestände bleibt eine stabile Softwareversion verfügbar. Neue Funktionen bekommt sie nicht.',
      },
      claims: {
        title: 'Auch Fehlversuche stehen im Bericht',
        text: 'Unsere Anwenderberichte nennen neben den Erfolgen auch Wiederholungen, Ausschuss und abgebrochene Nachtläufe.',
      },
    },
  },
  results: {
    title: 'Aus der täglichen Fertigung',
    text: 'Die Berichte nennen Teile, Zeiten, Ausschuss und Wiederholungen.',
  },
  company: {
    title: 'Das Unternehmen',
    facts: {
      registeredName: 'Firma',
      representatives: 'Geschäftsführung',
      foundingYear: 'Gründungsjahr',
      employees: 'Mitarbeiterzahl',
      qualitySystem: 'Zertifikate zum Qualitätsmanagement',
    },
  },
  contact: {
    title: 'Drucker im Einsatz sehen',
    text: 'Wir zeigen Ihnen die Drucker an unseren Standorten, auf einer Messe in Ihrer Nähe oder per Video aus dem Prüflabor.',
    alt: 'Messestand mit Druckern, einer Theke mit Musterteilen und einem Bildschirm',
    links: { inquiry: 'Besuch vereinbaren' },
  },
} satisfies PageCopy<typeof aboutUs>;
