import type { IntegrationsCopy } from './copy.ts';

export const de: IntegrationsCopy = {
  overview: {
    hero: {
      eyebrow: 'Integrationen',
      title: 'Scanner und CAD-Software behalten Sie',
      text: 'exocad, 3Shape, inLab, Medit, iTero und jedes andere Programm, das STL ausgibt: Sie exportieren die Datei und laden sie hoch. Sieben Partnerprodukte sind direkt angebunden, dort läuft die Übergabe automatisch.',
      alt: 'Heliograph Prepare: sechs Kiefermodelle auf der Plattform eines A2D 4K, dazu Schichten, Zeit und die Schaltfläche zum Senden',
      caption: 'Sechs Modelle in Heliograph Prepare, als STL geöffnet.',
      links: { inquiry: 'Anbindung anfragen', platform: 'Alle Programme im Überblick' },
    },
    exports: {
      title: 'Was Sie aus Ihrer Software exportieren',
      text: 'Sie laden die Datei beim Auftrag in Blueprint hoch oder öffnen sie in Heliograph Prepare. Exportieren Sie Ober- und Unterkiefer in Okklusion, damit die Kieferrelation erhalten bleibt. Direkt angebunden sind die Produkte dieser Liste nicht, ein Termin steht nicht fest.',
      first: 'Software oder Scanner',
      columns: { format: 'Übergabe als', steps: 'Ihre Schritte' },
      rows: {
        threeShape: {
          title: '3Shape, TRIOS',
          format: 'Scan: STL oder PLY, Konstruktion: STL',
          steps: 'DCM-Dateien als STL oder PLY exportieren, dann hochladen',
        },
        exocad: {
          title: 'exocad',
          format: 'Konstruktion und Modell: STL',
          steps: 'STL-Dateien hochladen; Präparationsgrenze und constructionInfo braucht der Druck nicht',
        },
        scanners: {
          title: 'Medit, Shining 3D',
          format: 'Scan: STL oder PLY',
          steps: 'Exportieren und hochladen; PLY behält die Farbe des Scans, STL nicht',
        },
        iTero: {
          title: 'iTero',
          format: 'Scan: STL oder PLY',
          steps: 'In MyiTero exportieren, aus dem Konto der Praxis oder des Labors, dann hochladen',
        },
        inLab: {
          title: 'inLab, Primescan',
          format: 'Scan und Konstruktion: STL',
          steps: 'Exportieren und hochladen; der Export muss in Ihrer inLab-Lizenz enthalten sein',
        },
        labManagement: {
          title: 'Datext, Delapro, LabStar und andere',
          format: 'Auftragsnummern und Termine: CSV',
          steps: 'Auftragsliste als CSV speichern und in Blueprint einlesen, viele Aufträge auf einmal',
        },
      },
    },
  },
  flow: {
    title: 'Der Weg des Auftrags und seiner Daten',
    text: 'Ob mit Datei oder Anbindung: Am gedruckten Teil ändert sich nichts. Sie können einen einzigen Schritt anbinden und sonst mit Dateien arbeiten.',
    programs: {
      blueprint: { name: 'Blueprint', text: 'ist die gemeinsame Auftragsakte von Praxis und Labor.' },
      streamFlow: { name: 'StreamFlow', text: 'plant die Druckaufträge mehrerer Drucker.' },
      prepare: {
        name: 'Heliograph Prepare',
        text: 'ordnet an, setzt Supports, slict und gehört zu jedem Drucker.',
      },
    },
    media: { file: 'Als Datei oder von Hand eingetragen', connection: 'Angebunden' },
    directions: { to: 'An', from: 'Von', both: 'An und von' },
    steps: {
      scan: {
        title: 'Scan',
        text: 'Der Scan liegt in Blueprint.',
        exchanges: {
          intraoral: { name: 'TRIOS, Medit, Primescan, iTero', data: 'Scan als STL oder PLY' },
          desktop: { name: 'Laborscanner von 3Shape, Medit, Shining 3D', data: 'Scan als STL oder PLY' },
          quadrant: { data: 'Scan als STL oder PLY; damit entsteht der Auftrag' },
          lichttisch: { data: 'Erhält die Auftragsnummer und gibt sie mit dem Scan an die CAD-Software weiter' },
          concha: { data: 'Ohrabformungen als geschlossene Netze, mit Auftragsnummer' },
        },
      },
      design: {
        title: 'Konstruktion',
        text: 'Die Praxis gibt sie in Blueprint frei.',
        exchanges: {
          cad: {
            name: 'exocad, 3Shape, inLab',
            data: 'Konstruktion als STL; Modelle mit Sockel aus Model Creator oder Model Builder',
          },
          framewright: { data: 'Modellgussgerüst als STL, Mindeststärken geprüft' },
          toothpath: { data: 'Ein Modell je Alignerschritt, Nummer auf dem Sockel' },
          occlusionDesk: { data: 'Konstruktion als STL, mit Auftragsnummer' },
        },
      },
      nesting: {
        title: 'Nesting, Supports',
        text: 'StreamFlow übernimmt beides für mehrere Drucker, Prepare für einen.',
        exchanges: {
          platefill: { data: 'Anordnung als 3MF, mit Supports' },
          gridstack: { data: 'Aufträge aus der Warteschlange, belegte Plattformen zurück' },
        },
      },
      print: {
        title: 'Drucken, Waschen, Nachhärten',
        text: 'ChairSide und ChairSide Pro drucken auch direkt aus Blueprint.',
        exchanges: {
          usbDrive: { name: 'USB-Stick', data: 'Druckauftrag' },
          network: { name: 'Drucker im Netzwerk', data: 'Druckauftrag' },
          stations: {
            name: 'Bildschirm am Wasch- und Nachhärteplatz',
            data: 'Zeiten je Resin; jeder Schritt wird quittiert',
          },
        },
      },
      labManagement: {
        title: 'Laborverwaltung',
        text: 'Drucker, Charge und Druckdatum bleiben in Blueprint.',
        exchanges: {
          others: {
            name: 'Datext, Delapro, LabStar und andere',
            data: 'Auftragsnummern und Termine, als CSV-Liste oder von Hand',
          },
          auftragsfach: { data: 'Liefertermine' },
          casefile: { data: 'Auftragsstand, Drucker, Charge, Druckdatum' },
        },
      },
    },
  },
  details: {
    terms: {
      title: 'Kosten, IT und Daten',
      items: {
        cost: {
          title: 'Anbindung kostenlos, StreamFlow mit Lizenz',
          text: 'Blueprint gehört zu den Dentaldruckern. Für Termine in StreamFlow brauchen Sie eine kostenpflichtige Arbeitsplatzlizenz. Den Preis seiner Software nennt Ihnen der Partner.',
        },
        api: {
          title: 'Schnittstelle auf Anfrage',
          text: 'Eine öffentliche API gibt es nicht. Stellen Sie Laborsoftware her, schreiben Sie uns, welche Daten Sie brauchen; Sie erhalten die Beschreibung der Schnittstelle.',
        },
        formats: {
          title: 'Dateiformate',
          text: 'Blueprint und Heliograph Prepare lesen STL und PLY. Prepare liest auch OBJ und 3MF; bei 3MF bleiben Lage und Supports erhalten.',
        },
        names: {
          title: 'Dateinamen',
          text: 'Bei Alignermodellen liest StreamFlow Auftragsnummer, Schritt und Kiefer aus dem Dateinamen, zum Beispiel 24-0822_05_U.stl für Schritt 5, Oberkiefer. Achtung: U steht für „upper“, L für „lower“.',
        },
        network: {
          title: 'Firewall',
          text: 'Ausgehend freizugeben sind je Drucker TCP 443 und UDP 123 (NTP). Von außen muss kein Port offen sein.',
        },
        storage: {
          title: 'Speicherort und Patientennamen',
          text: 'Sie wählen Europa, Nordamerika oder Festlandchina. Die Übertragung ist verschlüsselt, und Sie schließen mit uns einen Auftragsverarbeitungsvertrag. Nach Shanghai gehen nur Aufträge an unseren Designservice. Namen können in Ihrer Software bleiben; der Auftrag trägt dann eine Nummer.',
        },
      },
    },
    questions: {
      title: 'Fragen vor der Anbindung',
      questions: {
        check: {
          question: 'Unser Programm steht nicht in der Liste. Lässt es sich trotzdem nutzen?',
          answer:
            'Ja, wenn es STL mit geschlossenen Netzen ausgibt. Nennen Sie uns Name und Version, dann sagen wir Ihnen innerhalb eines Werktags, ob es sich anbinden lässt.',
        },
        reflex: {
          question: 'Lassen sich auch Reflex-Drucker anbinden?',
          answer:
            'Nur über Heliograph Prepare, der Dateiaustausch ist derselbe. Reflex 2 und Reflex 2 Pro melden sich außerdem bei Ultra-Net. StreamFlow und Blueprint gibt es nur für die Dentaldrucker.',
        },
      },
    },
    contact: {
      title: 'Welche Programme nutzen Sie?',
      text: 'Nennen Sie uns Scanner, CAD-Software und Laborverwaltung. Wir sagen Ihnen, was sich anbinden lässt und wie Sie die übrigen Daten übergeben.',
      alt: 'Auftrag mit Scan und Brücke auf einem Bildschirm, neben der Tastatur Arbeitsschalen',
      links: { inquiry: 'Anbindung anfragen', prepare: 'Heliograph Prepare anfordern' },
    },
  },
};
