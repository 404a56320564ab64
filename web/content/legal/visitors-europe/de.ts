import type { LegalCopy } from '../legal-text.ts';
import type { SectionId } from './en.ts';

export const de = {
  title: 'Datenschutzhinweise für Besucher aus Europa',
  intro:
    'Was ergänzend zu unserer Datenschutzerklärung gilt, wenn Sie im Europäischen Wirtschaftsraum, im Vereinigten Königreich oder in der Schweiz leben.',
  sections: [
    {
      id: 'scope',
      title: 'Verhältnis zur Datenschutzerklärung',
      blocks: [
        'Die [Datenschutzerklärung](/privacyPolicy) sagt für alle, was wir wozu erheben. Diese Hinweise ergänzen, was die Datenschutz-Grundverordnung (DSGVO) verlangt. Für die UK GDPR und das Schweizer Datenschutzgesetz (DSG) gelten sie entsprechend. Artikel ohne Gesetzesangabe sind solche der DSGVO.',
      ],
    },
    {
      id: 'controller',
      title: 'Verantwortlicher und Ansprechpartner',
      blocks: [
        'Verantwortlicher ist der im [Impressum](/imprint) genannte Anbieter mit Hauptsitz in Shanghai. In allen Fragen des Datenschutzes können Sie sich an den Standort Berlin wenden, mit „Datenschutz“ im Betreff:',
        { offices: ['berlin'] },
        { mailboxes: ['complaints'] },
        { facts: ['privacyEmail', 'dataProtectionOfficer', 'euRepresentative', 'ukRepresentative'] },
      ],
    },
    {
      id: 'legal-bases',
      title: 'Zwecke und Rechtsgrundlagen',
      blocks: [
        'Zu jedem Zweck die Rechtsgrundlage:',
        [
          'Auslieferung der Seiten, Protokolldateien und Abwehr von Angriffen: berechtigtes Interesse an einer sicheren und funktionierenden Website (Art. 6 Abs. 1 Buchst. f).',
          'Begrenzung, wie oft ein Formular gesendet wird, je IP-Adresse und für zehn Minuten: berechtigtes Interesse an der Abwehr von Missbrauch (Art. 6 Abs. 1 Buchst. f).',
          'Beantwortung von Anfragen und Angebotswünschen: vorvertragliche Maßnahmen (Art. 6 Abs. 1 Buchst. b); schreiben Sie für eine Organisation, berechtigtes Interesse an der Antwort (Art. 6 Abs. 1 Buchst. f).',
          'Muster: Erfüllung Ihrer Anforderung (Art. 6 Abs. 1 Buchst. b), einschließlich der Weitergabe der Anschrift an den Paketdienst.',
          'Newsletter und Werbung per E-Mail: Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a). Um sie nachweisen zu können, speichern wir, worin und wann Sie eingewilligt und wann Sie die Anmeldung über den Link in unserer E-Mail bestätigt haben (Art. 7 Abs. 1).',
          'Erinnerung an Livestreams und Zugang zu Aufzeichnungen: Erfüllung Ihrer Anforderung (Art. 6 Abs. 1 Buchst. b).',
          'Zertifikatsabfrage: Erfüllung Ihrer Anforderung (Art. 6 Abs. 1 Buchst. b).',
          'Bewerbungen per E-Mail: Anbahnung eines Arbeitsverhältnisses (Art. 6 Abs. 1 Buchst. b, § 26 BDSG).',
          'Nicht unbedingt notwendige Cookies: Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a, § 25 Abs. 1 TDDDG). Jeder einzelne steht in der [Cookie-Erklärung](/cookieStatement).',
          'Aufbewahrung von Geschäftsbriefen und Belegen: rechtliche Verpflichtung (Art. 6 Abs. 1 Buchst. c).',
        ],
        'Besondere Kategorien personenbezogener Daten (Art. 9) erheben wir nicht. Bitte senden Sie uns keine Patientendaten.',
      ],
    },
    {
      id: 'obligation',
      title: 'Ob Sie Daten bereitstellen müssen',
      blocks: [
        'Weder Gesetz noch Vertrag verpflichten Sie dazu. Ohne die Pflichtfelder eines Formulars können wir aber nicht leisten, wofür es da ist. Lesen können Sie die Seiten, ohne mehr als die technischen Angaben eines Seitenaufrufs zu übermitteln.',
        'Ausschließlich automatisierte Entscheidungen einschließlich Profiling (Art. 22) finden nicht statt.',
      ],
    },
    {
      id: 'recipients',
      title: 'Empfänger',
      blocks: [
        'Ihre Daten erhalten die zuständige Abteilung, die [Gesellschaft der Gruppe](/groupEntityList) oder der Händler, die Ihr Land betreuen, bei Mustern der Paketdienst sowie Auftragsverarbeiter, die auf Grundlage von Verträgen nach Art. 28 unsere Server, den E-Mail-Versand und die Kundenverwaltung betreiben. Die Namen der jeweils eingesetzten Auftragsverarbeiter nennen wir auf Anfrage.',
        { facts: ['storageLocation'] },
      ],
    },
    {
      id: 'transfers',
      title: 'Übermittlung in Drittländer',
      blocks: [
        'Unser Hauptsitz liegt in China, unser Standort für Amerika in den USA. Wer Ihnen antwortet, kann dort arbeiten.',
        [
          'China: Einen Angemessenheitsbeschluss gibt es nicht. Grundlage der Übermittlung sind die Standardvertragsklauseln der Europäischen Kommission (Art. 46 Abs. 2 Buchst. c) mit zusätzlichen Garantien; für das Vereinigte Königreich mit dem UK Addendum, für die Schweiz mit den vom EDÖB verlangten Anpassungen.',
          'USA: Grundlage sind dieselben Klauseln, sofern der Empfänger nicht nach dem EU-U.S. Data Privacy Framework zertifiziert ist (Art. 45).',
        ],
        'Eine Kopie der Klauseln senden wir Ihnen auf Anfrage. Gibt es weder Beschluss noch Klauseln, übermitteln wir Daten nur, wenn sich Ihr Anliegen anders nicht erfüllen lässt (Art. 49 Abs. 1 Buchst. b).',
      ],
    },
    {
      id: 'retention',
      title: 'Speicherdauer',
      blocks: [
        'Die Fristen stehen in der [Datenschutzerklärung](/privacyPolicy#retention): mindestens fünf Wochen für das, was Gäste senden, danach bis zur Erfüllung des Zwecks. Protokolldateien bleiben höchstens 30 Tage, auf Servern in Festlandchina die dort vorgeschriebenen sechs Monate; die Zählung der Anfragen zehn Minuten. Geschäftsbriefe sind nach deutschem Handels- und Steuerrecht sechs Jahre aufzubewahren, Buchungsbelege acht (§ 257 HGB, § 147 AO).',
      ],
    },
    {
      id: 'rights',
      title: 'Ihre Rechte',
      blocks: [
        [
          'Auskunft über Ihre Daten und eine Kopie (Art. 15)',
          'Berichtigung (Art. 16) und Löschung (Art. 17)',
          'Einschränkung der Verarbeitung (Art. 18)',
          'Datenübertragbarkeit in einem gängigen, maschinenlesbaren Format (Art. 20)',
          'jederzeitiger Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3)',
        ],
        'Schreiben Sie an die oben genannten Ansprechpartner oder nutzen Sie die [Kontaktseite](/aboutUs/contactUs). Wir antworten unentgeltlich innerhalb eines Monats. Bei komplexen Anliegen erlaubt das Gesetz zwei weitere Monate; die Gründe nennen wir Ihnen dann im ersten Monat.',
      ],
    },
    {
      id: 'objection',
      title: 'Widerspruchsrecht (Art. 21)',
      blocks: [
        'Sie können aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit einer Verarbeitung widersprechen, die auf berechtigten Interessen beruht. Wir beenden sie dann, es sei denn, wir weisen zwingende schutzwürdige Gründe nach, die überwiegen, oder benötigen die Daten für Rechtsansprüche.',
        'Widersprechen Sie der Direktwerbung, beenden wir sie in jedem Fall und ohne dass Sie Gründe nennen müssen.',
      ],
    },
    {
      id: 'children',
      title: 'Kinder',
      blocks: [
        'Unsere Formulare richten sich nicht an Kinder. Beruht eine Verarbeitung auf Einwilligung, ist bis zu dem Alter, das Ihr Land festlegt, die Zustimmung der Eltern oder des Vormunds nötig: 16 Jahre in Deutschland, 13 im Vereinigten Königreich, 13 bis 16 in den anderen Mitgliedstaaten (Art. 8).',
      ],
    },
    {
      id: 'complaint',
      title: 'Beschwerde bei einer Aufsichtsbehörde',
      blocks: [
        'Sie können sich bei der Aufsichtsbehörde Ihres Wohnorts, Ihres Arbeitsplatzes oder des Ortes beschweren, an dem Sie einen Verstoß vermuten (Art. 77). Für unseren Standort Berlin ist die [Berliner Beauftragte für Datenschutz und Informationsfreiheit](https://www.datenschutz-berlin.de/) zuständig. Die Behörden der anderen Mitgliedstaaten nennt der [Europäische Datenschutzausschuss](https://www.edpb.europa.eu/about-edpb/about-edpb/members_de).',
        'Im Vereinigten Königreich ist der [Information Commissioner](https://ico.org.uk/) zuständig, in der Schweiz der [Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte](https://www.edoeb.admin.ch/de).',
      ],
    },
  ],
} as const satisfies LegalCopy<SectionId>;
