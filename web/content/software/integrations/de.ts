import type { IntegrationsCopy } from './copy.ts';

export const de: IntegrationsCopy = {
  overview: {
    hero: {
      eyebrow: 'Integrationen',
      title: 'Scanner und CAD-Software weiter nutzen',
      text: 'Jedes Programm, das STL ausgibt, funktioniert: exocad, 3Shape, inLab, Medit. Angebundene Programme geben auch Auftragsnummer und Termin weiter und erhalten die Resincharge zurück, sodass niemand etwas doppelt eingibt.',
      alt: 'Kronenkonstruktion auf einem Monitor',
      links: { inquiry: 'Anbindung anfragen', platform: 'Software ansehen' },
    },
    handover: {
      title: 'Der Datenweg eines Auftrags',
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
      title: 'Per Datei oder angebunden',
      text: 'Gedruckt wird in beiden Fällen gleich. Mit Anbindung tippen Sie nichts ab, und die Dokumentation entsteht nebenbei.',
      first: 'Daten',
      columns: { file: 'Per Datei (STL)', connected: 'Angebunden' },
      rows: {
        programs: {
          title: 'Programme',
          file: 'Alle mit STL-Ausgabe, zum Beispiel exocad, 3Shape, inLab, Medit',
          connected: 'Die Integrationspartner oben',
        },
        number: { title: 'Auftragsnummer', file: 'Tragen Sie ein', connected: 'Kommt mit' },
        dueDate: { title: 'Termin', file: 'Tragen Sie ein', connected: 'Aus der Laborverwaltung an StreamFlow' },
        lot: {
          title: 'Resincharge und Drucker',
          file: 'Stehen in Blueprint',
          connected: 'Stehen auch in der Laborverwaltung',
        },
        color: { title: 'Farbe des Scans', file: 'Nicht in STL', connected: 'PLY aus Intraoralscannern' },
      },
    },
    formats: {
      title: 'Formate und Schnittstellen',
      text: 'Diese Angaben können Sie an Ihren Softwarehersteller oder Ihre IT weiterleiten.',
      items: {
        stl: {
          title: 'STL',
          text: 'Heliograph Prepare und Blueprint lesen STL aus jedem Scanner und jeder CAD-Software.',
        },
        ply: { title: 'PLY', text: 'Angebundene Intraoralscanner können auch PLY schicken.' },
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
      title: 'Drucken ohne Anbindung',
      text: 'Gibt Ihre CAD-Software STL aus, genügt Heliograph Prepare. Es ist bei jedem Drucker dabei.',
      alt: 'Heliograph Prepare: sechs Kiefermodelle auf der Plattform eines A2D 4K, dazu Schichten, Zeit und die Schaltfläche zum Senden',
      points: {
        open: 'Öffnen Sie die STL-Datei in Heliograph Prepare und wählen Sie das Materialprofil Ihres Resins.',
        slice: 'Setzen Sie Supports und slicen Sie.',
        send: 'Senden Sie den Auftrag an den Drucker.',
      },
      links: { prepare: 'Zu Heliograph Prepare' },
    },
    questions: {
      title: 'Fragen vor der Anbindung',
      questions: {
        check: {
          question: 'Unser Programm steht nicht in der Liste. Funktioniert es?',
          answer:
            'Per Datei ja, wenn es STL ausgibt. Prüfen Sie, ob die Netze geschlossen sind. Nennen Sie uns Name und Version, dann sagen wir Ihnen innerhalb eines Werktags, ob es eine automatische Anbindung gibt.',
        },
        api: {
          question: 'Gibt es eine öffentliche API?',
          answer:
            'Nein. Sie stellen Laborsoftware her und möchten sie anbinden? Schreiben Sie uns, welche Daten Sie brauchen.',
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
      links: { inquiry: 'Anbindung anfragen' },
    },
  },
};
