import type { IntegrationsCopy } from './copy.ts';

export const de: IntegrationsCopy = {
  overview: {
    hero: {
      eyebrow: 'Integrationen',
      title: 'Offen für STL, PLY und 3MF',
      text: 'Scans und Konstruktionen aus exocad, 3Shape, inLab, Medit und iTero übernehmen Sie als Datei. Einige unserer Partner sind direkt angebunden; das Schaubild zeigt, wer welche Daten schickt.',
      alt: 'Kronenkonstruktion auf einem Monitor',
      links: { inquiry: 'Anbindung anfragen', platform: 'Alle Programme im Überblick' },
    },
  },
  flow: {
    title: 'Der Weg des Auftrags und seiner Daten',
    text: 'Die Pfeile zeigen, wohin die Daten gehen. Sie können einen einzigen Schritt anbinden und sonst mit Dateien arbeiten.',
    programs: {
      blueprint: { name: 'Blueprint', text: 'ist die gemeinsame Auftragsakte von Praxis und Labor.' },
      streamFlow: { name: 'StreamFlow', text: 'plant die Druckaufträge mehrerer Drucker.' },
      prepare: {
        name: 'Heliograph Prepare',
        text: 'ordnet an, setzt Supports, slict und gehört zu jedem Drucker.',
      },
    },
    media: { file: 'Als Datei oder von Hand eingetragen', connection: 'Angebunden' },
    directions: { to: 'an', from: 'von', both: 'an und von' },
    steps: {
      scan: {
        title: 'Scan',
        text: 'Der Scan liegt in Blueprint.',
        exchanges: {
          intraoral: { name: 'TRIOS, Medit, Primescan, iTero', data: 'Scan als STL oder PLY' },
          desktop: { name: 'Laborscanner von 3Shape, Medit, Shining 3D', data: 'Scan als STL oder PLY' },
          quadrant: { data: 'Scan als STL oder PLY; damit entsteht der Auftrag' },
          lichttisch: { data: 'Auftragsnummer; mit dem Scan geht sie an die CAD-Software' },
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
          framewright: { data: 'Modellgussgerüst als STL, Stärke geprüft' },
          occlusionDesk: { data: 'Konstruktion als STL, mit Auftragsnummer' },
        },
      },
      nesting: {
        title: 'Nesting, Supports',
        text: 'StreamFlow übernimmt beides für mehrere Drucker, Prepare für einen.',
        exchanges: {
          toothpath: { data: 'Ein Modell je Alignerschritt, Nummer auf dem Sockel' },
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
  data: {
    exchange: {
      title: 'Das bringt eine Anbindung',
      text: 'Am gedruckten Teil ändert sich nichts, Sie sparen das Hochladen und Abtippen.',
      first: 'Daten',
      columns: { file: 'Per Datei', connected: 'Angebunden' },
      rows: {
        scan: {
          title: 'Scan',
          file: 'Sie laden ihn beim Auftrag hoch',
          connected: 'Ein Scanner von Quadrant legt damit den Auftrag an',
        },
        number: {
          title: 'Auftragsnummer',
          file: 'Aus Ihrer CSV-Liste oder von Hand',
          connected: 'Kommt mit aus Lichttisch, Concha und Occlusion Desk CAD',
        },
        design: {
          title: 'Fertige Konstruktion',
          file: 'Sie laden sie beim Auftrag hoch',
          connected: 'Occlusion Desk CAD legt sie beim Auftrag ab',
        },
        dueDate: {
          title: 'Liefertermin',
          file: 'Aus Ihrer CSV-Liste oder von Hand',
          connected: 'Auftragsfach meldet ihn an StreamFlow',
        },
        lot: {
          title: 'Drucker, Charge, Druckdatum',
          file: 'Stehen in Blueprint',
          connected: 'Stehen auch in Casefile Lab Ledger',
        },
      },
    },
    exports: {
      title: 'So exportieren Sie aus Ihrer Software',
      text: 'Diese Produkte sind noch nicht angebunden, ein Termin dafür steht nicht fest. Speichern Sie die Dateien dort, wo der Rechner mit Heliograph Prepare sie öffnen kann, oder laden Sie sie beim Auftrag in Blueprint hoch. Exportieren Sie Ober- und Unterkiefer in Okklusion, damit die Bisslage erhalten bleibt.',
      first: 'Software oder Scanner',
      columns: { format: 'Export', note: 'Hinweis' },
      rows: {
        exocad: {
          title: 'exocad',
          format: 'Konstruktion und Modell als STL',
          note: 'Präparationsgrenze und constructionInfo bleiben in exocad; der Druck braucht sie nicht',
        },
        threeShape: {
          title: '3Shape, TRIOS',
          format: 'Scan als STL oder PLY, Konstruktion als STL',
          note: 'DCM-Dateien exportieren Sie vorher als STL oder PLY',
        },
        inLab: {
          title: 'inLab, Primescan',
          format: 'Scan und Konstruktion als STL',
          note: 'Der Export muss in Ihrer inLab-Lizenz enthalten sein',
        },
        scanners: {
          title: 'Medit, Shining 3D',
          format: 'Scan als STL oder PLY',
          note: 'PLY behält die Farbe des Scans, STL nicht',
        },
        iTero: {
          title: 'iTero',
          format: 'Scan als STL oder PLY',
          note: 'Export in MyiTero, aus dem Konto der Praxis oder des Labors',
        },
        labManagement: {
          title: 'Datext, Delapro, LabStar und andere',
          format: 'Auftragsliste als CSV',
          note: 'Blueprint liest Auftragsnummer und Termin',
        },
      },
    },
  },
  details: {
    terms: {
      title: 'Kosten, IT und Daten',
      items: {
        cost: {
          title: 'Für die Anbindung berechnen wir nichts',
          text: 'Blueprint gehört zu den Dentaldruckern. Für Termine in StreamFlow brauchen Sie dort einen Arbeitsplatz, der zusätzlich kostet. Den Preis seiner Software nennt Ihnen der Partner.',
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
          text: 'Bei Alignermodellen liest StreamFlow Auftragsnummer, Schritt und Kiefer aus dem Dateinamen, zum Beispiel 24-0822_05_U.stl für Schritt 5, Oberkiefer.',
        },
        network: {
          title: 'Firewall',
          text: 'Ausgehend freizugeben sind je Drucker TCP 443 und UDP 123 (NTP). Von außen muss kein Port offen sein.',
        },
        storage: {
          title: 'Speicherort und Patientennamen',
          text: 'Sie wählen Europa, Nordamerika oder Festlandchina. Nach Shanghai gehen nur Aufträge an unseren Designservice. Namen können in Ihrer Software bleiben; der Auftrag trägt dann eine Nummer.',
        },
      },
    },
    questions: {
      title: 'Fragen vor der Anbindung',
      questions: {
        check: {
          question: 'Unser Programm steht nicht in der Liste. Funktioniert es?',
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
      alt: 'Intraoralscanner über einem Zahnmodell',
      links: { inquiry: 'Anbindung anfragen', prepare: 'Heliograph Prepare anfordern' },
    },
  },
};
