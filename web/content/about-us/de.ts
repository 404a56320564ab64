import type { PageCopy } from '#sections/page-content.ts';
import type { aboutUs } from './page.ts';

export const de = {
  hero: {
    eyebrow: 'Unternehmen',
    title: 'Wir liefern jeden Drucker mit Prüfzertifikat',
    text: 'Heliograph entwickelt Drucker, Resins und Software für Dentallabore, Zahnarztpraxen und Werkstätten. Prüfpunkte und Prüfdatum Ihres Druckers sehen Sie online.',
    alt: 'Vier Drucker nebeneinander, vom ChairSide über den A2D 4K bis zum Reflex',
    links: { contact: 'Standorte und Kontakt', measurements: 'Unsere Messwerte ansehen' },
  },
  checked: {
    title: 'Gemessen vor der Auslieferung',
    text: 'Unsere Angaben können Sie nachprüfen, vom Druckerzertifikat bis zum Kennwert im Datenblatt.',
    alt: 'A2D 4K mit offener Tür, davor Radiometer, Messschieber, Testplatte und Zertifikat',
    points: {
      certificate: 'Zu jeder Zertifikatsnummer zeigt unser Register Gerät, Ausstellungsdatum und Prüfpunkte.',
      resin: 'Im Datenblatt eines Resins steht bei jeder Eigenschaft die Prüfnorm.',
      limits: 'Jeder Wert im Datenblatt ist gemessen oder als berechnet gekennzeichnet. Alles andere lassen wir weg.',
      status: 'Den Stand der CE-Kennzeichnung nennen wir für jedes Resin.',
    },
    links: { certificate: 'Zertifikat prüfen' },
  },
  figures: {
    title: 'Zahlen und Fakten',
    items: {
      countries: 'Länder, die wir von Shanghai, Berlin und Boston aus telefonisch und online betreuen',
      resins: 'Dentalresins, jedes mit Datenblatt',
      solved: 'bis der Fehler behoben oder ein Techniker vor Ort ist',
      designers: 'CAD-Techniker im Designzentrum',
    },
  },
  whole: {
    title: 'Drucker, Resins und Software aus einer Hand',
    text: 'Genauigkeit geht an Schnittstellen verloren. Deshalb prüfen alle Abteilungen im selben Labor.',
    alt: 'ChairSide Pro, daneben ein Bildschirm mit StreamFlow',
    points: {
      machine: 'Projektor, Abzugsmechanik und Automation haben wir selbst entwickelt.',
      resin: 'Jedes Resin stimmen wir auf jeden freigegebenen Drucker ab und messen das Ergebnis nach.',
      software: 'Druckvorbereitung und Cloud arbeiten mit den gemessenen Profilen für Drucker und Resin.',
    },
  },
  offices: {
    title: 'Drei Standorte, dazu der Fachhandel',
    text: 'Auch der Dentalfachhandel bietet eigenen Service.',
    alt: 'A2D 4K mit offenem Werkzeugkoffer, Resinwanne und Servicetelefon',
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
        title: 'Lange Nutzungsdauer',
        text: 'Für ältere Drucker und Firmwarestände bleibt eine passende Softwareversion verfügbar.',
      },
      waste: {
        title: 'Weniger Abfall',
        text: 'Hohl gedruckte Modelle brauchen weniger Resin; der Rest in der Wanne wird nachgefüllt, nicht entsorgt.',
      },
      claims: {
        title: 'Fehlschläge gehören dazu',
        text: 'In unseren Anwenderberichten stehen neben den Erfolgen auch Wiederholungen, Ausschuss und abgebrochene Nachtläufe.',
      },
    },
  },
  work: {
    title: 'Anwendungen',
    items: {
      dental: {
        title: 'Dental',
        text: 'Modelle, Modellationen für den Guss und Gingivamasken; Prothesen, Schienen und Kronen nach der CE-Kennzeichnung.',
        alt: 'Gedrucktes Arbeitsmodell mit herausnehmbarem Stumpf',
      },
      hearables: {
        title: 'Hearables',
        text: 'Schalen für Ohrhörer und In-Ear-Monitore, in einem Stück gedruckt.',
        alt: 'Zwei schwarze gedruckte Ohrhörerschalen',
      },
      orthotics: {
        title: 'Orthopädietechnik',
        text: 'Testschäfte und Musterorthesen aus dem Scan, bisher zur Erprobung.',
        alt: 'Gedruckte Handgelenkorthese',
      },
    },
  },
  news: { title: 'Aktuelles' },
  contact: {
    title: 'Drucker im Einsatz sehen',
    text: 'Wir zeigen Ihnen die Drucker an unseren Standorten, auf einer Messe in Ihrer Nähe oder per Video aus dem Prüflabor.',
    alt: 'Offener A2D 4K, gedruckte Modelle hängen an der Plattform',
    links: { inquiry: 'Besuch vereinbaren' },
  },
} satisfies PageCopy<typeof aboutUs>;
