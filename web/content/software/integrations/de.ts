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
    media: {
      connection: 'Angebunden',
      file: 'Als Datei oder von Hand eingetragen',
      none: 'Ohne Datenaustausch',
    },
    directions: { to: 'an', from: 'von', both: 'an und von' },
    steps: {
      scan: {
        title: 'Scan',
        text: 'Der Scan liegt in Blueprint.',
        exchanges: {
          quadrant: { data: 'Scan als STL oder PLY; damit entsteht der Auftrag' },
          lichttisch: { data: 'Auftragsnummer; mit dem Scan geht sie an die CAD-Software' },
          concha: { data: 'Ohrabformungen als geschlossene Netze, mit Auftragsnummer' },
          scanners: { name: 'TRIOS, Medit, Primescan, iTero, Shining 3D', data: 'Scan als Datei' },
        },
      },
      design: {
        title: 'Konstruktion',
        text: 'Die Praxis gibt sie in Blueprint frei.',
        exchanges: {
          occlusionDesk: { data: 'Konstruktion als STL, mit Auftragsnummer' },
          cad: { name: 'exocad, 3Shape, inLab', data: 'Konstruktion als STL' },
          framewright: { data: 'Modellgussgerüst als STL, Stärke geprüft' },
        },
      },
      base: {
        title: 'Modellsockel',
        text: 'Ohne Sockel lässt sich ein Scan nicht als Modell drucken.',
        exchanges: {
          modelBuilders: { name: 'exocad Model Creator, 3Shape Model Builder', data: 'Gesockeltes Modell als STL' },
          toothpath: { data: 'Ein Modell je Alignerschritt, Nummer auf dem Sockel' },
        },
      },
      nesting: {
        title: 'Nesting, Supports',
        text: 'StreamFlow übernimmt beides für mehrere Drucker, Prepare für einen.',
        exchanges: {
          gridstack: { data: 'Aufträge aus der Warteschlange, belegte Plattformen zurück' },
          platefill: { data: 'Anordnung als 3MF, mit Supports' },
        },
      },
      print: {
        title: 'Druck',
        text: 'ChairSide und ChairSide Pro drucken auch direkt aus Blueprint.',
        exchanges: {
          network: { name: 'Drucker im Netzwerk', data: 'Druckauftrag' },
          usbDrive: { name: 'USB-Stick', data: 'Druckauftrag' },
        },
      },
      finish: {
        title: 'Waschen, Nachhärten',
        text: 'StreamFlow nennt die Zeiten je Resin.',
        exchanges: {
          trimline: { data: 'Liest den Code im Sockel der Alignermodelle' },
          inertbox: { data: 'Versorgt das Nachhärtegerät mit Stickstoff' },
        },
      },
      labManagement: {
        title: 'Laborverwaltung',
        text: 'Drucker, Charge und Druckdatum bleiben in Blueprint.',
        exchanges: {
          auftragsfach: { data: 'Liefertermine' },
          casefile: { data: 'Auftragsstand, Drucker, Charge, Druckdatum' },
          others: { name: 'Alle anderen Laborverwaltungen', data: 'Auftragsnummer und Termin, von Hand eingetragen' },
        },
      },
    },
  },
  data: {
    exchange: {
      title: 'Das bringt eine Anbindung',
      text: 'Das gedruckte Teil ist in beiden Fällen dasselbe.',
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
          file: 'Sie tragen sie ein',
          connected: 'Kommt mit aus Lichttisch, Concha und Occlusion Desk CAD',
        },
        design: {
          title: 'Fertige Konstruktion',
          file: 'Sie laden sie beim Auftrag hoch',
          connected: 'Occlusion Desk CAD legt sie beim Auftrag ab',
        },
        dueDate: {
          title: 'Liefertermin',
          file: 'Sie tragen ihn ein',
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
          note: 'DCM-Dateien öffnet nur die Software von 3Shape',
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
          title: 'Alle anderen Laborverwaltungen',
          format: 'Keine Datei',
          note: 'Auftragsnummer und Termin tragen Sie in Blueprint ein',
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
          text: 'Bei Alignermodellen liest StreamFlow Auftragsnummer, Schritt und Kiefer aus dem Dateinamen, zum Beispiel 24-0817_05_U.stl für Schritt 5, Oberkiefer.',
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
      alt: 'Auftrag 24-0821 in Blueprint: Scan und Brücke, fünf Stationen, die dritte wartet auf die Freigabe',
      links: { inquiry: 'Anbindung anfragen', prepare: 'Heliograph Prepare anfordern' },
    },
  },
};
