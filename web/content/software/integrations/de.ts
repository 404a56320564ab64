import type { IntegrationsCopy } from './copy.ts';

export const de: IntegrationsCopy = {
  overview: {
    hero: {
      eyebrow: 'Integrationen',
      title: 'Jeder Scanner und jede CAD-Software mit STL-Ausgabe',
      text: 'Dateien aus exocad, 3Shape, inLab, Medit und iTero drucken Sie ohne Anbindung. Programme unserer Partner übergeben auch Auftragsnummer und Termin und erhalten die Resincharge zurück.',
      alt: 'Kronenkonstruktion auf einem Monitor',
      links: { inquiry: 'Anbindung anfragen', platform: 'Alle Programme im Überblick' },
    },
    programs: {
      title: 'Ihre Programme im Einzelnen',
      text: 'Nicht angebundene Programme arbeiten per Datei: Sie geben den Auftrag aus und öffnen ihn in Heliograph Prepare oder laden ihn in Blueprint hoch.',
      first: 'Programm oder Scanner',
      columns: { file: 'Per Datei', connected: 'Angebunden' },
      rows: {
        threeShape: {
          title: '3Shape mit TRIOS',
          file: 'Scan als STL oder PLY, Konstruktion als STL',
          connected: 'Nicht angebunden',
        },
        exocad: { title: 'exocad', file: 'Konstruktion als STL', connected: 'Nicht angebunden' },
        inLab: { title: 'inLab', file: 'Konstruktion als STL', connected: 'Nicht angebunden' },
        medit: { title: 'Medit', file: 'Scan als STL oder PLY', connected: 'Nicht angebunden' },
        iTero: { title: 'iTero', file: 'Scan als STL', connected: 'Nicht angebunden' },
        shining: { title: 'Shining 3D', file: 'Scan als STL oder PLY', connected: 'Nicht angebunden' },
        labManagement: {
          title: 'Andere Laborverwaltung',
          file: 'Auftragsnummer und Termin in Blueprint selbst eintragen',
          connected: 'Nicht angebunden',
        },
        partners: {
          title: 'Die Integrationspartner unten',
          file: 'STL, auch ohne Anbindung',
          connected: 'Angebunden, mit Auftragsnummer, Termin und Resincharge',
        },
      },
    },
    handover: {
      title: 'Der Datenweg angebundener Programme',
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
      title: 'Kosten, API und neue Anbindungen',
      items: {
        cost: {
          title: 'Eine Anbindung kostet nichts extra',
          text: 'Blueprint gehört zu den Dentaldruckern. Termine gehen an StreamFlow, das je Arbeitsplatz lizenziert wird. Der Partner kann für sein Programm etwas berechnen.',
        },
        api: {
          title: 'Eine öffentliche API gibt es nicht',
          text: 'Sie stellen Laborsoftware her und möchten sie anbinden? Schreiben Sie uns, welche Daten Sie brauchen; Sie erhalten die Beschreibung der Schnittstelle.',
        },
        request: {
          title: 'Ihr Programm ist nicht angebunden',
          text: 'Für exocad, 3Shape, inLab, Medit, iTero und Shining 3D gibt es keinen Termin. Bis die Tabelle oben etwas anderes sagt, arbeiten sie per Datei.',
        },
      },
    },
    formats: {
      title: 'Formate und Schnittstellen',
      text: 'Diese Angaben können Sie an Ihren Softwarehersteller oder Ihre IT weiterleiten.',
      items: {
        stl: {
          title: 'STL',
          text: 'Heliograph Prepare und Blueprint lesen STL aus jedem Scanner und jeder CAD-Software, Prepare auch OBJ.',
        },
        ply: {
          title: 'PLY',
          text: 'Blueprint und Heliograph Prepare lesen auch PLY. Blueprint zeigt die Farben des Scans.',
        },
        threeMf: {
          title: '3MF',
          text: 'Heliograph Prepare öffnet Plattformbelegungen aus einem Nesting-Programm mit Lage und Supports.',
        },
        names: {
          title: 'Dateinamen',
          text: 'Bei Alignermodellen liest StreamFlow Auftragsnummer, Schritt und Kiefer aus dem Dateinamen, zum Beispiel P0817_05_U.stl für Schritt 5, Oberkiefer.',
        },
        caseData: {
          title: 'Auftragsdaten',
          text: 'Eine angebundene Laborverwaltung übernimmt den Auftragsstand aus Blueprint und gibt Termine an StreamFlow.',
        },
        network: {
          title: 'Netzwerk',
          text: 'Jeder Drucker braucht nach außen TCP 443 und für die Uhrzeit (NTP) UDP 123. Von außen muss kein Port offen sein.',
        },
      },
    },
    alone: {
      title: 'Per Datei in drei Schritten',
      text: 'Sie brauchen nur Heliograph Prepare. Es ist bei jedem Drucker dabei.',
      items: {
        open: {
          title: 'Öffnen',
          text: 'Öffnen Sie die STL-Datei in Heliograph Prepare und wählen Sie das Materialprofil Ihres Resins.',
        },
        slice: { title: 'Slicen', text: 'Prepare setzt die Supports und berechnet die Schichten.' },
        send: { title: 'Senden', text: 'Schicken Sie den Auftrag per Netzwerk oder USB-Stick an den Drucker.' },
      },
    },
    questions: {
      title: 'Fragen vor der Anbindung',
      questions: {
        check: {
          question: 'Unser Programm steht nicht in der Liste. Funktioniert es?',
          answer:
            'Per Datei ja, wenn es STL ausgibt. Prüfen Sie, ob die Netze geschlossen sind. Nennen Sie uns Name und Version, dann sagen wir Ihnen innerhalb eines Werktags, ob es eine automatische Anbindung gibt.',
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
