import type { IntegrationsCopy } from './copy.ts';

export const de: IntegrationsCopy = {
  overview: {
    hero: {
      eyebrow: 'Integrationen',
      title: 'Dateien aus jedem Scanner und jeder CAD-Software drucken',
      text: 'Dateien aus exocad, 3Shape, inLab, Medit und iTero drucken Sie ohne Anbindung; eine gibt es dafür noch nicht. Programme und Geräte unserer Partner sind direkt angebunden.',
      alt: 'Kronenkonstruktion auf einem Monitor',
      links: { inquiry: 'Anbindung anfragen', platform: 'Alle Programme im Überblick' },
    },
    programs: {
      title: 'Angebunden oder per Datei',
      text: 'Wann die Programme mit „noch nicht“ angebunden werden, steht nicht fest. Sobald es so weit ist, steht es auf dieser Seite.',
      first: 'Programm oder Scanner',
      columns: { file: 'Per Datei', connected: 'Angebunden' },
      rows: {
        threeShape: {
          title: '3Shape mit TRIOS',
          file: 'Scan als STL oder PLY, Konstruktion als STL',
          connected: 'Noch nicht',
        },
        cad: { title: 'exocad, inLab', file: 'Konstruktion als STL', connected: 'Noch nicht' },
        scanners: { title: 'Medit, iTero, Shining 3D', file: 'Scan als STL oder PLY', connected: 'Noch nicht' },
        labManagement: {
          title: 'Andere Laborverwaltung',
          file: 'Auftragsnummer und Termin tragen Sie in Blueprint ein',
          connected: 'Noch nicht',
        },
        partners: {
          title: 'Programme und Geräte unserer Partner (siehe unten)',
          file: 'STL, PLY oder 3MF',
          connected: 'Ja; was übergeben wird, steht unten',
        },
      },
    },
    alone: {
      title: 'Per Datei in vier Schritten',
      text: 'Sie brauchen nur Heliograph Prepare, das bei jedem Drucker dabei ist. Soll die Praxis die Konstruktion freigeben, nutzen Sie dazu Blueprint.',
      items: {
        save: {
          title: 'Exportieren',
          text: 'Speichern Sie die Konstruktion als STL, einen Scan in Farbe als PLY, in einem Ordner, auf den der Rechner mit Heliograph Prepare zugreift.',
        },
        open: {
          title: 'Öffnen oder hochladen',
          text: 'Öffnen Sie die Datei in Heliograph Prepare oder laden Sie sie beim Auftrag in Blueprint hoch. Beide lesen STL und PLY, Prepare auch OBJ und 3MF.',
        },
        slice: {
          title: 'Schichten berechnen',
          text: 'Wählen Sie das Materialprofil Ihres Resins. Prepare setzt die Supports und slict den Auftrag.',
        },
        send: { title: 'Senden', text: 'Schicken Sie den Auftrag per Netzwerk oder USB-Stick an den Drucker.' },
      },
    },
    handover: {
      title: 'Mit Anbindung, Schritt für Schritt',
      text: 'So läuft ein Auftrag, wenn alle Programme angebunden sind. Anfangen können Sie mit einem einzigen.',
      items: {
        scan: { title: 'Scan', text: 'Der Scanner legt den Auftrag in Blueprint an und schickt den Scan mit.' },
        design: {
          title: 'Konstruktion',
          text: 'Die CAD-Software bekommt die Auftragsnummer und legt die fertige STL-Datei beim selben Auftrag ab.',
        },
        plan: {
          title: 'Planung',
          text: 'StreamFlow ordnet die Warteschlange nach den Terminen aus der Laborverwaltung.',
        },
        print: {
          title: 'Nesting und Druck',
          text: 'Das Nesting-Programm belegt die Plattformen, getrennt nach Resin und Schichthöhe.',
        },
        finish: {
          title: 'Nachbearbeitung',
          text: 'StreamFlow nennt Wasch- und Nachhärtezeit je Resin. Fertigungslinien für Aligner lesen den Code am Modellsockel, bevor sie markieren und beschneiden.',
        },
        invoice: {
          title: 'Dokumentation',
          text: 'Drucker, Resincharge und Druckdatum gehen mit dem Auftrag zurück an die Laborverwaltung.',
        },
      },
    },
  },
  details: {
    exchange: {
      title: 'Das bringt eine Anbindung',
      text: 'Gedruckt wird in beiden Fällen gleich. Mit Anbindung tippen Sie nichts ab, und die Dokumentation entsteht nebenbei.',
      first: 'Daten',
      columns: { file: 'Per Datei', connected: 'Angebunden' },
      rows: {
        number: { title: 'Auftragsnummer', file: 'Selbst eintragen', connected: 'Wird übernommen' },
        dueDate: {
          title: 'Termin',
          file: 'Selbst eintragen',
          connected: 'Geht von der Laborverwaltung an StreamFlow',
        },
        design: {
          title: 'Fertige Konstruktion',
          file: 'Selbst beim Auftrag hochladen',
          connected: 'Liegt beim selben Auftrag',
        },
        lot: {
          title: 'Resincharge und Drucker',
          file: 'Stehen in Blueprint',
          connected: 'Stehen auch in der Laborverwaltung',
        },
        color: {
          title: 'Farbe des Scans',
          file: 'Geht mit STL verloren, mit PLY nicht',
          connected: 'Bleibt, wenn der Scanner PLY schickt',
        },
      },
    },
    terms: {
      title: 'Kosten und API',
      items: {
        cost: {
          title: 'Für die Anbindung berechnen wir nichts',
          text: 'Blueprint gehört zu den Dentaldruckern. Sollen Termine an StreamFlow gehen, brauchen Sie dort einen Arbeitsplatz. Was das Programm des Partners kostet, erfahren Sie beim Partner.',
        },
        api: {
          title: 'Eine öffentliche API gibt es nicht',
          text: 'Sie stellen Laborsoftware her und möchten sie anbinden? Schreiben Sie uns, welche Daten Sie brauchen; Sie erhalten die Beschreibung der Schnittstelle.',
        },
      },
    },
    formats: {
      title: 'Für Ihre IT',
      text: 'Auch Ihr Softwarehersteller kann damit arbeiten.',
      items: {
        threeMf: {
          title: '3MF',
          text: 'Heliograph Prepare öffnet Plattformbelegungen aus einem Nesting-Programm mit Lage und Supports.',
        },
        names: {
          title: 'Dateinamen',
          text: 'Bei Alignermodellen liest StreamFlow Auftragsnummer, Schritt und Kiefer aus dem Dateinamen, zum Beispiel P0817_05_U.stl für Schritt 5, Oberkiefer.',
        },
        network: {
          title: 'Netzwerk',
          text: 'Jeder Drucker braucht nach außen TCP 443 und für die Uhrzeit (NTP) UDP 123. Von außen muss kein Port offen sein.',
        },
      },
    },
    questions: {
      title: 'Fragen vor der Anbindung',
      questions: {
        check: {
          question: 'Unser Programm steht nicht in der Liste. Funktioniert es?',
          answer:
            'Ja, wenn es STL mit geschlossenen Netzen ausgibt. Nennen Sie uns Name und Version, dann sagen wir Ihnen innerhalb eines Werktags, ob es eine automatische Anbindung gibt.',
        },
        names: {
          question: 'Verlassen Patientennamen unser System?',
          answer:
            'Nicht zwingend. Namen können in Ihrer Software bleiben, der Auftrag hat dann nur eine Nummer. Die Region der Daten wählen Sie bei der Anmeldung.',
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
      alt: 'Intraoralscanner über dem Scanbody eines Modells',
      links: { inquiry: 'Anbindung anfragen', prepare: 'Heliograph Prepare anfordern' },
    },
  },
};
