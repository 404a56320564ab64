import type { LegalCopy } from '../legal-text.ts';
import type { SectionId } from './en.ts';

export const de = {
  title: 'Nutzungsbedingungen',
  intro:
    'Die Regeln für die Nutzung dieser Website: was Sie hier tun dürfen, was Sie von uns erwarten können und wer wofür haftet.',
  sections: [
    {
      id: 'scope',
      title: 'Geltungsbereich und Anbieter',
      blocks: [
        'Diese Nutzungsbedingungen gelten für diese Website in allen Sprachen und für alles, was Sie uns darüber senden. Anbieter ist das im [Impressum](/imprint) genannte Unternehmen; mit „wir“ ist im Folgenden dieses Unternehmen gemeint.',
        'Lesen können Sie die Website, ohne irgendetwas zuzustimmen. Sie stimmen den Bedingungen zu, wenn Sie ein Formular absenden, das auf sie verweist, und wenn Sie die unten beschriebenen Angebote nutzen.',
        'Für Käufe, unsere Cloud, unsere Software und den Designservice gelten eigene Bedingungen. Die Garantie für Drucker und Stationen regeln die [Garantiebedingungen](/warranty-policies). Soweit diese abweichen, haben sie Vorrang.',
      ],
    },
    {
      id: 'users',
      title: 'Wer die Website nutzen darf',
      blocks: [
        'Sie nutzen die Website als Gast. Konten und Anmeldung gibt es hier nicht. Haben Sie ein Konto bei einem unserer anderen Dienste, gelten dafür dessen Bedingungen.',
        'Unsere Formulare richten sich an volljährige und geschäftsfähige Personen. Handeln Sie für eine Organisation, versichern Sie, dass Sie dazu berechtigt sind.',
        'Kinder unter 13 Jahren, in Deutschland auch Jugendliche unter 16, dürfen uns personenbezogene Daten nur mit Zustimmung eines Elternteils oder Vormunds senden; setzt das Recht Ihres Landes ein höheres Alter fest, gilt dieses.',
      ],
    },
    {
      id: 'services',
      title: 'Registrierungen und Abfragen',
      blocks: [
        'Die folgenden Angebote sind bis auf den Versand von Mustern kostenlos und verpflichten Sie nicht zum Kauf:',
        [
          'Newsletter: Sobald Sie Ihre Adresse bestätigt haben, senden wir Ihnen E-Mails zu den gewählten Themen, bis Sie ihn abbestellen.',
          'Livestreams: Wir erinnern Sie an den Beginn oder schalten die vollständige Aufzeichnung frei. Die Registrierung gilt für Sie persönlich.',
          'Muster: Wir entscheiden, welche Anfragen wir erfüllen können. Wir versenden nur in die USA, nach Festlandchina, nach Deutschland und ins Vereinigte Königreich; das Teil ist kostenlos, die Versandkosten im Empfängerland zahlt der Empfänger. Muster zeigen, was ein Material leistet, und sind nicht zur Anwendung am Patienten bestimmt. Ein Probedruck Ihrer eigenen Daten ist kein Muster; nach den Kosten fragen Sie bitte, wenn Sie die Datei schicken.',
          'Anfragen: Unsere Antwort ist nur dann ein verbindliches Angebot, wenn sie so bezeichnet ist. Ein Vertrag kommt erst durch übereinstimmende Erklärungen beider Seiten zustande, nicht durch das Absenden eines Formulars.',
          'Zertifikate: Die Abfrage zeigt, was zu einer Zertifikatsnummer gespeichert ist. Verbindlich ist allein das Zertifikat selbst. Bitte fragen Sie nur Nummern Ihrer eigenen Geräte ab.',
        ],
      ],
    },
    {
      id: 'forms',
      title: 'Formulare und Einwilligungen',
      blocks: [
        'Bitte machen Sie richtige Angaben, und zwar nur zur eigenen Person oder Organisation. Senden Sie uns keine Patientendaten, keine Passwörter, nichts Vertrauliches und nichts, was Rechte anderer verletzt.',
        'Was Sie senden, dürfen wir verwenden, um Ihnen zu antworten und zu leisten, worum Sie gebeten haben. Wie wir mit personenbezogenen Daten umgehen, steht in der [Datenschutzerklärung](/privacyPolicy).',
        'Die Einwilligung in Werbung per E-Mail ist freiwillig. Kein Angebot hängt davon ab, und Sie können sie jederzeit widerrufen.',
        'Zum Schutz vor Missbrauch begrenzen wir, wie oft ein Formular gesendet werden kann; beim Newsletter läuft in Ihrem Browser zusätzlich eine automatische Prüfung.',
      ],
    },
    {
      id: 'content',
      title: 'Inhalte der Website',
      blocks: [
        'Wir stellen die Inhalte sorgfältig zusammen und berichtigen Fehler, die uns bekannt werden. Beschreibungen, Werte und Preise sind weder Angebot noch Beschaffenheitsgarantie. Maßgeblich sind der Vertrag, das Datenblatt und die Gebrauchsanweisung des gelieferten Produkts.',
        'Abbildungen von Produkten und Teilen sind am Computer erzeugt; das gelieferte Produkt kann in Einzelheiten abweichen. Ergebnisse hängen von Gerät, Resin, Einstellungen und Nachbearbeitung ab.',
        'Die Website richtet sich an Fachleute und Hobbyanwender. Sie ersetzt keine medizinische, zahnmedizinische oder rechtliche Beratung. Welche Produkte wo für welchen Zweck vertrieben und verwendet werden dürfen, richtet sich nach den Zulassungen in Ihrem Land.',
        'Einige Seiten gibt es nur in einer oder zwei Sprachen; darauf weisen sie hin.',
      ],
    },
    {
      id: 'permitted-use',
      title: 'Erlaubte Nutzung',
      blocks: [
        'Sie dürfen Seiten für eigene private oder berufliche Zwecke lesen, drucken und speichern und auf jede Seite verlinken. Für Downloads gilt, was auf der jeweiligen Seite steht.',
        'Automatisierte Abrufe öffentlicher Inhalte sind erlaubt, wenn sie robots.txt und die Grenzen der Schnittstelle beachten und den Betrieb nicht beeinträchtigen. Untersagt ist,',
        [
          'technische Schutzmaßnahmen zu umgehen, etwa Begrenzungen von Anfragen, Prüfcodes oder gesperrte Videos;',
          'nach Sicherheitslücken zu suchen, außer um sie uns unverzüglich zu melden;',
          'Schadsoftware einzubringen oder die Server zu überlasten;',
          'sich als jemand anderes auszugeben oder Personen ohne ihr Wissen zu registrieren;',
          'Kontaktdaten von der Website zu sammeln, um Werbung zu versenden.',
        ],
        'Bei Verstößen dürfen wir Eingesandtes löschen und den Zugang sperren, soweit es erforderlich ist.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Urheber- und Kennzeichenrechte',
      blocks: [
        'Texte, Abbildungen, Zeichnungen, Filme, Software und Gestaltung der Website sind urheberrechtlich geschützt. Namen und Logos sind Kennzeichen unserer Gruppe oder ihrer jeweiligen Inhaber. Über die erlaubte Nutzung hinaus erwerben Sie daran keine Rechte.',
        'Das gesetzliche Zitatrecht bleibt unberührt. Bilder und Filme für die Presse erhalten Sie über unser Medienpostfach auf der [Kontaktseite](/aboutUs/contactUs).',
        'Open-Source-Bestandteile stehen unter ihren eigenen Lizenzen.',
        'Ihre Einsendungen bleiben Ihr Eigentum. Sie gestatten uns die Verwendung, soweit Ihr Anliegen es erfordert. Anregungen zu unseren Produkten dürfen wir unentgeltlich nutzen.',
      ],
    },
    {
      id: 'links',
      title: 'Links zu anderen Websites',
      blocks: [
        'Links führen zu unseren Onlineshops, zu sozialen Netzwerken, Händlern und anderen Websites. Dort gelten die Bedingungen und Datenschutzerklärungen der jeweiligen Anbieter, die für ihre Inhalte selbst verantwortlich sind. Beim Setzen eines Links waren für uns keine Rechtsverstöße erkennbar; dauerhaft überwachen können wir fremde Seiten nicht. Werden uns Verstöße bekannt, entfernen wir den Link.',
      ],
    },
    {
      id: 'availability',
      title: 'Verfügbarkeit und Änderungen der Website',
      blocks: [
        'Wir bemühen uns um einen unterbrechungsfreien Betrieb, schulden ihn aber nicht. Wir dürfen die Website und ihre kostenlosen Angebote ändern, erweitern oder einstellen. Endet ein Angebot, für das Sie sich registriert haben, teilen wir es Ihnen mit.',
      ],
    },
    {
      id: 'liability',
      title: 'Haftung',
      blocks: [
        'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz, bei arglistig verschwiegenen Mängeln und soweit wir eine Garantie übernommen haben.',
        'Verletzen wir leicht fahrlässig eine wesentliche Vertragspflicht, also eine Pflicht, deren Erfüllung die Nutzung erst ermöglicht und auf deren Einhaltung Sie vertrauen dürfen, haften wir auf den vertragstypischen, vorhersehbaren Schaden. Im Übrigen ist die Haftung für leichte Fahrlässigkeit ausgeschlossen.',
        'In allen übrigen Fällen, insbesondere soweit wir ohne Verschulden haften, ist unsere Haftung aus der Nutzung eines Angebots dieser Website, soweit gesetzlich zulässig, insgesamt auf das Entgelt begrenzt, das Sie für einen Monat dieses Angebots gezahlt haben, oder auf 100 US-Dollar, je nachdem, welcher Betrag höher ist. Bei kostenlosen Angeboten sind das 100 US-Dollar.',
        'Zwingende gesetzliche Rechte von Verbrauchern bleiben unberührt. Die Beschränkungen gelten auch zugunsten unserer Beschäftigten und Erfüllungsgehilfen.',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen dieser Bedingungen',
      blocks: [
        'Wann die Bedingungen zuletzt geändert wurden, steht am Anfang. Für ein Formular gilt die Fassung, die beim Absenden in Kraft war. Betrifft eine Änderung ein Angebot, für das Sie sich registriert haben, informieren wir Sie rechtzeitig per E-Mail; Sie können die Registrierung dann beenden.',
      ],
    },
    {
      id: 'law',
      title: 'Anwendbares Recht und Gerichtsstand',
      blocks: [
        'Es gilt das Recht des Staates, in dem der Anbieter laut Impressum seinen Sitz hat, ohne dessen Kollisionsnormen und unter Ausschluss des UN-Kaufrechts. Sind Sie Verbraucher, bleibt Ihnen der Schutz der zwingenden Vorschriften des Staates erhalten, in dem Sie Ihren gewöhnlichen Aufenthalt haben.',
        'Gegenüber Kaufleuten, juristischen Personen des öffentlichen Rechts und öffentlich-rechtlichen Sondervermögen ist Gerichtsstand der Sitz des Anbieters. Für Verbraucher gelten die gesetzlichen Gerichtsstände.',
        'Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam. Maßgeblich ist die Fassung in der Sprache des Landes, in dem Sie leben; gibt es sie nicht, gilt die englische.',
      ],
    },
    {
      id: 'contact',
      title: 'Kontakt',
      blocks: [
        'Fragen zu diesen Bedingungen, Hinweise auf rechtswidrige Inhalte und Beschwerden erreichen uns über die [Kontaktseite](/aboutUs/contactUs), per E-Mail oder telefonisch.',
        { mailboxes: ['complaints', 'business'] },
        { offices: ['shanghai', 'berlin', 'boston'] },
      ],
    },
  ],
} as const satisfies LegalCopy<SectionId>;
