import type { LegalCopy } from '../legal-text.ts';
import type { SectionId } from './en.ts';

export const de = {
  title: 'Datenschutzhinweise für Besucher aus China',
  intro:
    'Was das chinesische Gesetz zum Schutz personenbezogener Informationen (PIPL) Besuchern aus Festlandchina mitzuteilen verlangt, ergänzend zu unserer Datenschutzerklärung.',
  sections: [
    {
      id: 'scope',
      title: 'Verhältnis zur Datenschutzerklärung',
      blocks: [
        'Die [Datenschutzerklärung](/privacyPolicy) gilt für alle Besucher. Diese Hinweise ergänzen, was das Recht Festlandchinas verlangt, und gehen ihr dort bei Abweichungen vor. Maßgeblich ist die chinesische Fassung. Artikel ohne Gesetzesangabe sind solche des PIPL.',
      ],
    },
    {
      id: 'handler',
      title: 'Verantwortliche Stelle',
      blocks: [
        'Verantwortlich (个人信息处理者) ist der im [Impressum](/imprint) genannte Anbieter mit Hauptsitz in Shanghai. In Fragen zu personenbezogenen Informationen schreiben Sie dorthin oder rufen Sie an, mit dem Stichwort „Datenschutz“:',
        { offices: ['shanghai'] },
        { mailboxes: ['complaints'] },
        { facts: ['privacyEmail', 'personalInformationOfficer'] },
      ],
    },
    {
      id: 'processing',
      title: 'Was wir wozu und wie verarbeiten',
      blocks: [
        'Wir erheben nur, was für diese Zwecke nötig ist, und speichern und nutzen es elektronisch:',
        [
          'Anfragen und Angebote: Name, E-Mail-Adresse, Provinz oder Land, Unternehmen, Telefonnummer, Position, Branche und Ihre Frage; für Antwort und Angebot.',
          'Newsletter: E-Mail-Adresse und Themen; soll sich der Vertrieb melden, außerdem Name, Region, Unternehmen, Position und Telefonnummer; für Versand und Kontakt.',
          'Muster: Name, Beruf, ein Kontaktweg, Unternehmen mit Branche und Größe, vorgesehene Verwendung und Anforderungen, Empfänger, Telefonnummer und Anschrift; für Herstellung und Versand.',
          'Livestreams und Aufzeichnungen: Name, Land oder Region, E-Mail-Adresse und der Stream; für Erinnerung oder Freischaltung.',
          'Zertifikate: die Nummer; für die Anzeige. Darüber hinaus wird sie nicht gespeichert.',
          'Protokolldateien: IP-Adresse, Zeitpunkt und Adresse der Seite einschließlich Suchbegriffen; für die Netzsicherheit und wie gesetzlich vorgeschrieben.',
        ],
        'Fehlen Pflichtangaben, können wir die jeweilige Leistung nicht erbringen. Lesen und alles andere nutzen können Sie trotzdem.',
      ],
    },
    {
      id: 'basis',
      title: 'Rechtsgrundlage und Widerruf',
      blocks: [
        'Wir stützen uns auf Ihre Einwilligung (Art. 13 Abs. 1 Nr. 1), auf das, was für Abschluss oder Erfüllung eines Vertrags mit Ihnen nötig ist (Nr. 2), und bei Protokolldateien auf gesetzliche Pflichten (Nr. 3).',
        'Eine Einwilligung können Sie jederzeit widerrufen: beim Newsletter über den Link in jeder Ausgabe, bei Cookies über „Cookie-Einstellungen“ am Ende jeder Seite, sonst über die genannten Kontakte. Die bis dahin erfolgte Verarbeitung bleibt rechtmäßig.',
        'Ändern sich Zweck, Art der Verarbeitung oder Art der Informationen, holen wir die Einwilligung erneut ein.',
      ],
    },
    {
      id: 'sensitive',
      title: 'Sensible Informationen und Minderjährige',
      blocks: [
        'Sensible personenbezogene Informationen erheben wir nicht. Bitte machen Sie keine Angaben zu Gesundheit, Ausweisen oder Bankkonten und senden Sie keine Patientendaten.',
        'Die Website richtet sich nicht an Minderjährige. Informationen über Kinder unter 14 Jahren verarbeiten wir nur mit Einwilligung eines Elternteils oder anderen Vormunds. Irrtümlich Erhaltenes löschen wir sofort.',
      ],
    },
    {
      id: 'recipients',
      title: 'Beauftragte und Empfänger',
      blocks: [
        'Wen wir mit Servern, E-Mail-Versand oder Kundenverwaltung beauftragen, der verarbeitet die Informationen nur zum vereinbarten Zweck und auf die vereinbarte Weise, unter unserer Aufsicht.',
        'Bei Mustern erhält der Paketdienst Name, Telefonnummer und Anschrift. Soll Ihnen ein Händler antworten, nennen wir Ihnen vorher Name, Kontaktdaten, Zweck, Art der Verarbeitung und Art der Informationen und bitten um Ihre gesonderte Einwilligung.',
        'Wir veröffentlichen und verkaufen keine personenbezogenen Informationen und nutzen weder automatisierte Entscheidungen noch personalisierte Werbung.',
        { facts: ['storageLocation'] },
      ],
    },
    {
      id: 'cross-border',
      title: 'Übermittlung ins Ausland',
      blocks: [
        'Anfragen aus Festlandchina beantwortet der Hauptsitz in Shanghai; in der Regel muss nichts ins Ausland gehen. Unsere Formulare bitten nicht um Einwilligung in eine Übermittlung; das Absenden allein führt daher nicht dazu, dass wir Ihre Informationen an [Konzerngesellschaften](/groupEntityList) im Ausland geben.',
        'Muss sich ein Unternehmen im Ausland um Ihr Anliegen kümmern, etwa weil Sie Muster dorthin wünschen, nennen wir Ihnen vorher Name und Kontaktdaten des Empfängers, Zweck und Art der Verarbeitung, Art der Informationen und wie Sie dort Ihre Rechte ausüben, holen Ihre gesonderte Einwilligung ein und erfüllen die Bedingungen von Art. 38, soweit nicht das Gesetz oder die Cyberspace-Verwaltung davon befreit.',
      ],
    },
    {
      id: 'retention',
      title: 'Speicherdauer',
      blocks: [
        'Was Gäste senden, bewahren wir mindestens fünf Wochen auf, danach so kurz, wie es der Zweck erlaubt; dann wird es gelöscht oder anonymisiert. Näheres steht in der [Datenschutzerklärung](/privacyPolicy#retention). Die Zählung der Anfragen bleibt zehn Minuten. Protokolldateien auf Servern in Festlandchina bleiben nach dem Cybersicherheitsgesetz sechs Monate; andernorts werden sie spätestens nach 30 Tagen gelöscht.',
      ],
    },
    {
      id: 'rights',
      title: 'Ihre Rechte',
      blocks: [
        [
          'über die Verarbeitung Bescheid zu wissen und zu entscheiden, sie zu beschränken oder abzulehnen (Art. 44);',
          'Ihre Informationen einzusehen, zu kopieren und unter den gesetzlichen Voraussetzungen übertragen zu lassen (Art. 45);',
          'Berichtigung und Ergänzung (Art. 46);',
          'Löschung (Art. 47);',
          'Erläuterung unserer Regeln (Art. 48);',
          'für nahe Angehörige: Einsicht, Kopie, Berichtigung und Löschung der Informationen Verstorbener, sofern diese nichts anderes bestimmt haben (Art. 49).',
        ],
        'Nutzen Sie die genannten Kontakte oder die [Kontaktseite](/aboutUs/contactUs). Sobald feststeht, dass Sie es sind, antworten wir unentgeltlich innerhalb von 15 Arbeitstagen; lehnen wir ab, nennen wir die Gründe. Sie können dann ein Volksgericht anrufen (Art. 50).',
      ],
    },
    {
      id: 'security',
      title: 'Sicherheit und Vorfälle',
      blocks: [
        'Die Übertragung ist verschlüsselt, Zugriff haben nur die, die ihn brauchen. Werden personenbezogene Informationen offengelegt, verändert oder gehen sie verloren oder besteht dieser Verdacht, treffen wir sofort Gegenmaßnahmen und unterrichten Behörden und Sie, wie es das Gesetz verlangt.',
      ],
    },
    {
      id: 'complaint',
      title: 'Beschwerden',
      blocks: [
        'Beschweren können Sie sich bei den Behörden für den Schutz personenbezogener Informationen, etwa den Cyberspace-Verwaltungen; rechtswidrige Inhalte nimmt die [Meldestelle der Cyberspace-Verwaltung](https://www.12377.cn/) entgegen (Telefon 12377).',
        'Cookies beschreibt die [Cookie-Erklärung](/cookieStatement), die Regeln für die Nutzung der Website die [Nutzungsbedingungen](/termofUse).',
      ],
    },
  ],
} as const satisfies LegalCopy<SectionId>;
