import type { LegalCopy } from '../legal-text.ts';
import type { SectionId } from './en.ts';

export const de = {
  title: 'Datenschutzerklärung',
  intro:
    'Welche personenbezogenen Daten diese Website erhebt, wozu, wie lange sie gespeichert werden, wer sie erhält und welche Rechte Sie haben.',
  sections: [
    {
      id: 'controller',
      title: 'Verantwortlicher',
      blocks: [
        'Verantwortlicher im Sinne der Datenschutz-Grundverordnung (DSGVO) ist Heliograph, Hersteller der auf dieser Website gezeigten Drucker, Resins und Software. Anschrift und Telefonnummer stehen im [Impressum](/imprint). Mit „wir“ ist im Folgenden dieses Unternehmen gemeint.',
        'In allen Fragen zu Ihren Daten schreiben Sie uns über die [Kontaktseite](/aboutUs/contactUs), mit „Datenschutz“ in der ersten Zeile. Ihre Nachricht geht an die für den Datenschutz zuständige Person.',
        { facts: ['registeredName', 'privacyEmail', 'dataProtectionOfficer', 'euRepresentative'] },
      ],
    },
    {
      id: 'scope',
      title: 'Geltungsbereich',
      blocks: [
        'Diese Erklärung gilt für diese Website in allen Sprachen und für alles, was Sie uns darüber senden. Für unsere Cloud, die Druckvorbereitung und den Designservice gelten eigene Bestimmungen, ebenso für die Shops und sozialen Netzwerke, auf die wir verweisen.',
        'Sie besuchen diese Website als Gast; eine Anmeldung gibt es nicht. Mitglieder sind Nutzer, die bei einem unserer Dienste ein Konto angelegt haben. Gilt für Gäste und Mitglieder Verschiedenes, weisen wir darauf hin.',
        'Unsere Formulare richten sich an Volljährige. Schreiben Sie für eine Organisation, so bestätigen Sie, dass Sie für sie handeln dürfen.',
        'Bitte senden Sie über diese Website keine Patientendaten. Scans und Aufträge für den Designservice verarbeiten wir in Ihrem Auftrag, auf Grundlage eines gesonderten Vertrags zur Auftragsverarbeitung.',
      ],
    },
    {
      id: 'forms',
      title: 'Daten aus Formularen',
      blocks: [
        'Alle Seiten können Sie lesen, ohne ein Formular auszufüllen. Was ein Formular verlangt, brauchen wir für den genannten Zweck; welche Angaben unerlässlich sind, sagt Ihnen das Formular.',
        [
          'Anfragen und Angebote: Vorname, Nachname, E-Mail-Adresse, Land oder Region, Unternehmen, Telefonnummer, Position, Branche, Ihre Frage und ob Sie Werbung wünschen. Zweck: Antwort, Angebot und Weitergabe an das zuständige Team.',
          'Newsletter: E-Mail-Adresse und Ihre Themen. Soll sich der Vertrieb bei Ihnen melden, außerdem Vorname, Nachname, Land oder Region, Unternehmen, Position und Telefonnummer. Zweck: Versand der gewählten Themen und, falls gewünscht, Anruf oder Schreiben.',
          'Muster: Name, Beruf, ein Kontaktweg, Unternehmen mit Branche und Größe, vorgesehene Verwendung, gewählte Muster oder Beschreibung des Teils; für das Paket Empfänger, Telefonnummer, Land und Anschrift. Zweck: Herstellung und Versand der Muster sowie Nachfrage, wie sie sich bewährt haben.',
          'Livestreams und Aufzeichnungen: Vorname, Nachname, Land oder Region, E-Mail-Adresse und der betreffende Stream. Zweck: Erinnerung an den Beginn oder Freischaltung des ganzen Videos.',
          'Zertifikate: die eingegebene Nummer. Zweck: Anzeige des Zertifikats. Außerhalb der unten beschriebenen Protokolldateien wird die Abfrage nicht gespeichert.',
          'Nachrichten und Bewerbungen per E-Mail: was Sie schreiben und anhängen. Zweck: Antwort oder Entscheidung über die Bewerbung.',
        ],
        'Zu jedem Formular speichern wir den Zeitpunkt des Eingangs, die Sprache der Seite und eine Zufallszahl, die doppeltes Speichern verhindert. Willigen Sie in Werbung ein, speichern wir die Fassung des Textes, dem Sie zugestimmt haben.',
        'Bevor der Newsletter beginnt, schicken wir an die eingegebene Adresse eine E-Mail mit einem Bestätigungslink (Double-Opt-in). Ihre Angaben stehen verschlüsselt in diesem Link. Wir speichern sie erst, wenn Sie bestätigen, zusammen mit dem Zeitpunkt der Anmeldung, dem Zeitpunkt der Bestätigung und der Fassung der Texte, in die Sie eingewilligt haben. Der Link gilt sieben Tage. Damit niemand eine Adresse mit solchen E-Mails überhäuft, zählen wir sie 24 Stunden lang unter einem Hashwert der Adresse.',
        'Damit keine Bots den Newsletter abonnieren, löst Ihr Browser eine kleine Rechenaufgabe. Geprüft wird sie auf unseren eigenen Servern; über Sie verrät sie uns nichts.',
      ],
    },
    {
      id: 'visits',
      title: 'Daten beim Aufruf der Seiten',
      blocks: [
        'Um eine Seite auszuliefern, erhalten unsere Server Ihre IP-Adresse, den Zeitpunkt, die Adresse der aufgerufenen Seite samt Suchbegriff und die Angaben, die Ihr Browser über sich macht. Alles außer den Browserangaben steht in Protokolldateien, damit wir Fehler finden und Angriffe abwehren können. Spätestens nach 30 Tagen werden sie gelöscht; für Server in Festlandchina verlangt das Cybersicherheitsgesetz sechs Monate.',
        'Damit ein Formular nicht beliebig oft gesendet werden kann, zählen wir die Anfragen je IP-Adresse. Nach zehn Minuten ist die Zählung gelöscht.',
        'Schriften, Bilder und Skripte kommen von unseren eigenen Servern. Aus anderen Netzen wird nichts geladen, bevor Sie es erlauben.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies und ähnliche Technologien',
      blocks: [
        'Ihr Browser merkt sich auf Ihren Wunsch die Sprache, die Sie wählen, einen Hinweis, den Sie schließen, Ihre Eingaben in ein Formular, bis es gesendet ist, und Ihre Entscheidung über Cookies. Alles andere wird erst gespeichert, wenn Sie es erlaubt haben. Über „Cookie-Einstellungen“ am Ende jeder Seite können Sie Ihre Auswahl jederzeit ändern.',
        'Die [Cookie-Erklärung](/cookieStatement) nennt jeden Eintrag mit Zweck und Dauer. Besuche zählen wir nur, wenn sie einen Abruf dafür nennt, und nur bei Besuchern, die es erlaubt haben.',
      ],
    },
    {
      id: 'legal-bases',
      title: 'Rechtsgrundlagen',
      blocks: [
        'In Europa gilt die DSGVO:',
        [
          'Einwilligung, Art. 6 Abs. 1 Buchst. a DSGVO, für Cookies zusammen mit § 25 Abs. 1 TDDDG: Newsletter, Werbung und nicht unbedingt notwendige Cookies. Sie können sie jederzeit mit Wirkung für die Zukunft widerrufen.',
          'Vertrag und vorvertragliche Maßnahmen, Art. 6 Abs. 1 Buchst. b DSGVO: Anfragen, Angebote, Muster, Livestreams, Zertifikate und Bewerbungen.',
          'Rechtliche Verpflichtung, Art. 6 Abs. 1 Buchst. c DSGVO: Aufbewahrung nach Steuer- und Handelsrecht.',
          'Berechtigte Interessen, Art. 6 Abs. 1 Buchst. f DSGVO: sicherer und störungsfreier Betrieb der Website sowie der Kontakt mit Personen, die für ein Unternehmen schreiben. Unbedingt notwendige Speicherung stützt sich auf § 25 Abs. 2 Nr. 2 TDDDG.',
        ],
        'In Festlandchina gilt das Gesetz zum Schutz personenbezogener Informationen (PIPL). Wir stützen uns auf Ihre Einwilligung (Art. 13 Nr. 1), auf das, was für einen Vertrag mit Ihnen erforderlich ist (Art. 13 Nr. 2), und auf gesetzliche Pflichten (Art. 13 Nr. 3). Wo das Gesetz eine gesonderte Einwilligung verlangt, holen wir sie gesondert ein.',
        'In Kalifornien gilt der California Consumer Privacy Act (CCPA). Wir erheben Identifikationsmerkmale, berufliche Angaben, Geschäftsdaten (was Sie anfragen und bestellen) und Angaben zur Internetnutzung, von Ihnen und Ihrem Browser, für die oben genannten Zwecke. Wir verkaufen keine personenbezogenen Daten und geben sie nicht für Werbung weiter.',
        'Ausschließlich automatisierte Entscheidungen über Sie treffen wir nicht; Profile bilden wir nicht.',
      ],
    },
    {
      id: 'recipients',
      title: 'Empfänger der Daten',
      blocks: [
        'Im Unternehmen sehen die Daten nur diejenigen, die sie für ihre Aufgabe brauchen. Andere erhalten sie nur in diesen Fällen:',
        [
          'Gesellschaften unserer Gruppe, die in der [Liste der Gesellschaften](/groupEntityList) stehen, wenn sie Ihr Land betreuen.',
          'Händler, wenn sie Ihr Land oder Ihren Auftrag betreuen, und nur, was sie für die Antwort brauchen.',
          'Auftragsverarbeiter, die vertraglich gebunden und nach unserer Weisung arbeiten (Art. 28 DSGVO): Betreiber von Servern, E-Mail-Versand und Kundenverwaltung.',
          'Paketdienste, mit Name, Anschrift und Telefonnummer auf dem Paket.',
          'Behörden und Gerichte, soweit das Gesetz uns verpflichtet.',
        ],
        'Geht ein Teil unseres Geschäfts auf ein anderes Unternehmen über, werden die zugehörigen Daten mitübertragen; wir informieren Sie vorher. Wir verkaufen Daten an niemanden.',
      ],
    },
    {
      id: 'transfers',
      title: 'Übermittlung in Drittländer',
      blocks: [
        'Wer Ihnen antwortet, kann in einem anderen Land sitzen als Sie. Dann verlassen Daten Ihr Land, jedoch nur, soweit die Antwort es erfordert.',
        'Aus dem Europäischen Wirtschaftsraum übermitteln wir Daten in Länder, für die ein Angemessenheitsbeschluss der Europäischen Kommission besteht (Art. 45 DSGVO), sonst auf Grundlage ihrer Standardvertragsklauseln (Art. 46 DSGVO), wo nötig mit zusätzlichen Garantien. Eine Kopie senden wir Ihnen auf Wunsch.',
        'Aus Festlandchina übermitteln wir personenbezogene Informationen nur mit Ihrer gesonderten Einwilligung und unter den Bedingungen von Art. 38 PIPL ins Ausland, etwa mit dem Standardvertrag der chinesischen Cyberspace-Verwaltung. Wir sagen Ihnen, wer sie zu welchem Zweck erhält und wie Sie dort Ihre Rechte ausüben.',
      ],
    },
    {
      id: 'retention',
      title: 'Speicherdauer',
      blocks: [
        'Was Gäste uns senden, bewahren wir mindestens fünf Wochen auf, um Rückfragen zu beantworten und Missbrauch aufzuklären. Danach löschen oder anonymisieren wir es, sobald der Zweck erfüllt ist:',
        [
          'Anfragen und Muster: wenn die Sache erledigt ist und keine Rückfrage mehr zu erwarten ist.',
          'Newsletter: bis Sie ihn abbestellen. Den Nachweis Ihrer Einwilligung bewahren wir drei weitere Jahre auf.',
          'Livestreams: wenn der Stream vorbei ist oder die Aufzeichnung entfernt wird.',
          'Bewerbungen: sechs Monate nach der Entscheidung, bei Stellen in den USA ein Jahr, es sei denn, Sie stimmen einer längeren Frist zu.',
        ],
        'Für Protokolldateien gilt eine eigene, kürzere Frist: siehe [Daten beim Aufruf der Seiten](/privacyPolicy#visits).',
        'Was Mitglieder in ihrem Konto gespeichert haben, bewahren wir auf, solange das Konto besteht. Nach der Schließung gelten die Fristen für Gäste.',
        'Verlangt das Gesetz eine längere Aufbewahrung, etwa bei Rechnungen und Geschäftsbriefen, so schränken wir die Verarbeitung ein und löschen die Daten nach Ablauf der Frist. Verlangen Sie die Löschung früher und steht kein Gesetz entgegen, warten wir nicht.',
      ],
    },
    {
      id: 'children',
      title: 'Kinder',
      blocks: [
        'Diese Website richtet sich nicht an Kinder. Daten von Kindern unter 13 Jahren verarbeiten wir nur mit Einwilligung eines Elternteils oder Vormunds, die wir uns bestätigen lassen.',
        'Setzt das Gesetz eine höhere Altersgrenze fest, gilt diese: in Deutschland 16 Jahre, in anderen Mitgliedstaaten der EU bis zu 16 Jahre (Art. 8 DSGVO), in Festlandchina 14 Jahre, weil solche Daten dort als sensibel gelten.',
        'Erfahren Sie, dass ein Kind uns ohne diese Einwilligung Daten gesandt hat, schreiben Sie uns; wir löschen sie.',
      ],
    },
    {
      id: 'rights',
      title: 'Ihre Rechte',
      blocks: [
        'Sie können unentgeltlich von uns verlangen:',
        [
          'Auskunft, ob und welche Daten wir über Sie haben und woher sie stammen, sowie eine Kopie (Art. 15 DSGVO);',
          'Berichtigung oder Ergänzung unrichtiger Daten (Art. 16);',
          'Löschung oder Einschränkung der Verarbeitung (Art. 17 und 18);',
          'Übertragung der von Ihnen bereitgestellten Daten an Sie oder ein anderes Unternehmen in einem gängigen Format (Art. 20);',
          'Widerspruch gegen eine Verarbeitung, die auf berechtigten Interessen beruht, bei Direktwerbung ohne Angabe von Gründen (Art. 21);',
          'eine Erläuterung unserer Regeln für den Umgang mit Daten.',
        ],
        'Eine Einwilligung können Sie jederzeit widerrufen: beim Newsletter über den Link in jeder Ausgabe, bei Cookies in den Cookie-Einstellungen, sonst durch eine Nachricht. Die bis dahin erfolgte Verarbeitung bleibt rechtmäßig.',
        'Schreiben Sie uns über die [Kontaktseite](/aboutUs/contactUs), und zwar von der Adresse, unter der wir Sie kennen, damit wir sicher sind, dass Sie es sind. Handelt jemand für Sie, bitten wir um einen Nachweis der Vollmacht. Wir antworten innerhalb eines Monats, auf Anfragen aus Festlandchina innerhalb von 15 Arbeitstagen, aus Kalifornien innerhalb von 45 Tagen.',
        'In Kalifornien haben Sie außerdem das Recht, wegen der Ausübung Ihrer Rechte nicht schlechter behandelt zu werden und die Nutzung sensibler Daten zu beschränken; solche erheben wir nicht. In Festlandchina können nahe Angehörige diese Rechte nach Art. 49 PIPL für Verstorbene ausüben.',
        'Sie können sich bei einer Behörde beschweren: in Europa bei der Datenschutzaufsicht des Ortes, an dem Sie wohnen, arbeiten oder an dem der Verstoß geschah (Art. 77 DSGVO); in Festlandchina bei der Cyberspace-Verwaltung; in Kalifornien bei der California Privacy Protection Agency.',
      ],
    },
    {
      id: 'security',
      title: 'Sicherheit',
      blocks: [
        'Alles zwischen Ihrem Browser und unseren Servern ist verschlüsselt. Zugriff haben nur die, die ihn brauchen; er wird protokolliert. Passwörter und Schlüssel liegen getrennt von den Daten, und von den gespeicherten Daten gibt es Sicherungen.',
        'Gehen Daten dennoch verloren oder gelangen sie in falsche Hände, melden wir es der zuständigen Behörde in der gesetzlichen Frist, in Europa innerhalb von 72 Stunden, und Ihnen unverzüglich, wenn Ihnen daraus Schaden entstehen kann.',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen',
      blocks: [
        'Ändern sich die Website oder das Recht, ändern wir diese Erklärung. Am Anfang steht, wann sie zuletzt geändert wurde. Betrifft eine Änderung etwas, in das Sie eingewilligt haben, fragen wir Sie erneut.',
        'Die Hinweise für Besucher aus [China](/visitorsChina), [Europa](/visitorsEuropean) und [Kalifornien](/visitorsCalifornia) ergänzen, was dort im Besonderen gilt. Weichen die Sprachfassungen voneinander ab, gilt die des Landes, in dem Sie leben.',
      ],
    },
  ],
} as const satisfies LegalCopy<SectionId>;
