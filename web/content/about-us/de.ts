import type { PageCopy } from '#sections/page-content.ts';
import type { aboutUs } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Unternehmen',
    title: 'Jeder Drucker wird vor der Auslieferung geprüft',
    text: 'Heliograph entwickelt und fertigt in Shanghai Drucker, Resins und Software für Dentallabore, Zahnarztpraxen, Hearables und Orthopädietechnik. Vertrieb, Service und Schulung für Europa kommen aus Berlin.',
    alt: 'Vier Drucker nebeneinander, vom ChairSide über den A2D 4K bis zum Reflex',
    links: { contact: 'Standorte und Kontakt', measurements: 'Unsere Messwerte ansehen' },
  },
  company: { title: 'Das Unternehmen' },
  whole: {
    title: 'Entwickelt, gefertigt und geprüft in Shanghai',
    text: 'Entwicklung, Fertigung und Prüflabor liegen an einem Standort. Drucker, Resin und Software werden dort gemeinsam freigegeben.',
    alt: 'ChairSide Pro, daneben ein Bildschirm mit StreamFlow',
    points: {
      machine:
        'Projektor, Abzugsmechanik und Automation entwickeln wir selbst; die Drucker montieren und kalibrieren wir im eigenen Haus.',
      resin: 'Auch die Resins entwickeln, prüfen und füllen wir selbst ab.',
      software: 'Druckvorbereitung und Cloud arbeiten mit den gemessenen Profilen für Drucker und Resin.',
    },
  },
  checked: {
    title: 'Wir prüfen jeden Drucker und belegen jeden Wert',
    text: 'Mit der Nummer auf dem Zertifikat sehen Sie online, welche Prüfungen Ihr Drucker bestanden hat.',
    alt: 'A2D 4K mit offener Tür, davor Radiometer, Messschieber, Testplatte und Zertifikat',
    points: {
      certificate:
        'Am UltraCraft kalibrieren wir Bauplattform und Projektor und prüfen die Maßhaltigkeit, am Reflex prüfen wir Gleichmäßigkeit der Belichtung und Mechanik.',
      resin:
        'Jedes Resin stimmen wir auf jeden freigegebenen Drucker ab und messen nach. Im Datenblatt steht bei jeder Eigenschaft die Prüfnorm.',
      limits:
        'Jeder Wert im Datenblatt ist gemessen oder als berechnet gekennzeichnet. Andere Werte stehen dort nicht.',
      status: 'Den Stand der CE-Kennzeichnung nennen wir für jedes Resin.',
    },
    links: { certificate: 'Zertifikat prüfen' },
  },
  figures: {
    title: 'Wenn Sie uns brauchen',
    items: {
      answered: 'bis zur ersten Antwort des Supports, online und rund um die Uhr von Montag bis Freitag',
      solved:
        'bis der Fehler behoben oder ein Techniker bei Ihnen ist, von uns oder Ihrem Fachhandel, gezählt von Montag bis Freitag',
      countries: 'Länder mit Telefon- und Onlinesupport direkt von uns',
    },
  },
  work: {
    title: 'Anwendungen',
    items: {
      dental: {
        title: 'Dental',
        text: 'Arbeitsmodelle, Modellationen für den Guss und Gingivamasken im Laboralltag.',
        alt: 'Gedrucktes Arbeitsmodell mit herausnehmbarem Stumpf',
      },
      hearables: {
        title: 'Hearables',
        text: 'Schalen für Ohrhörer und In-Ear-Monitore, in einem Stück gedruckt.',
        alt: 'Zwei schwarze gedruckte Ohrhörerschalen',
      },
      orthotics: {
        title: 'Orthopädietechnik',
        text: 'Testschäfte und Probeorthesen aus dem Scan, bisher zur Erprobung.',
        alt: 'Gedruckte Handgelenkorthese',
      },
    },
  },
  offices: {
    title: 'Drei Standorte und der Fachhandel',
    text: 'In Deutschland kommt der Service vom Fachhandel in Berlin und München oder aus unserem Büro in Berlin, in vielen anderen Ländern vom Dentalfachhandel vor Ort.',
    alt: 'A2D 4K mit offenem Werkzeugkoffer, Resinwanne und Servicetelefon',
    points: {
      shanghai: 'Shanghai: Hauptsitz, Entwicklung und Fertigung',
      berlin: 'Berlin: Vertrieb, Service und Schulung für Europa',
      boston: 'Boston: Vertrieb, Service und Schulung für Amerika',
    },
    links: { support: 'Support', distributors: 'Fachhandel finden' },
  },
  principles: {
    title: 'Unsere Grundsätze',
    items: {
      open: {
        title: 'Offene STL-Daten',
        text: 'Ihre Dateien gehören Ihnen. Ein eigenes Format, das Ihr Labor an uns bindet, gibt es nicht.',
      },
      stay: {
        title: 'Software auch für ältere Drucker',
        text: 'Für ältere Drucker und Firmwarestände bleibt eine eigene Softwareversion verfügbar, ohne weitere Updates.',
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
  contact: {
    title: 'Drucker im Einsatz sehen',
    text: 'Wir zeigen Ihnen die Drucker an unseren Standorten, auf einer Messe in Ihrer Nähe oder per Video aus dem Prüflabor.',
    alt: 'Offener A2D 4K, gedruckte Modelle hängen an der Plattform',
    links: { inquiry: 'Besuch vereinbaren' },
  },
} satisfies PageCopy<typeof aboutUs>;
