import type { LegalCopy } from '../legal-text.ts';
import type { SectionId } from './en.ts';

export const de = {
  title: 'Datenschutzhinweise für Besucher aus Kalifornien',
  intro:
    'Angaben bei der Erhebung und Ihre Rechte nach dem California Consumer Privacy Act in der durch den CPRA geänderten Fassung (CCPA).',
  sections: [
    {
      id: 'scope',
      title: 'Für wen diese Hinweise gelten',
      blocks: [
        'Diese Hinweise ergänzen die [Datenschutzerklärung](/privacyPolicy) und gelten für Einwohner Kaliforniens. Begriffe wie „Verkauf“ (sale) und „Weitergabe zu Werbezwecken“ (sharing) haben die Bedeutung, die der CCPA ihnen gibt. Erfasst sind die vergangenen zwölf Monate und das, was wir jetzt erheben.',
      ],
    },
    {
      id: 'categories',
      title: 'Was wir erheben',
      blocks: [
        [
          'Identifikationsmerkmale und Kundendaten: Name, E-Mail-Adresse, Telefonnummer, Lieferanschrift für Muster, IP-Adresse.',
          'Berufliche Angaben: Unternehmen mit Branche und Größe, Position oder Beruf; bei Bewerbungen das Eingesandte.',
          'Geschäftliche Angaben: Produkte, Muster, Themen und Angebote, nach denen Sie fragen.',
          'Internetnutzung: abgerufene Seiten und Suchbegriffe mit Zeitpunkt und IP-Adresse, in Protokolldateien.',
        ],
        'Sensible personenbezogene Daten, biometrische Daten, genaue Standortdaten und Aufzeichnungen erheben wir nicht; Rückschlüsse zur Profilbildung ziehen wir nicht. Das Land in einem Formular wählen Sie selbst.',
      ],
    },
    {
      id: 'sources',
      title: 'Woher die Daten stammen und wozu wir sie erheben',
      blocks: [
        'Sie stammen von Ihnen, aus Formularen, E-Mails und Telefonaten, und von Ihrem Browser.',
        [
          'Anfragen beantworten, Angebote machen, Muster versenden, den bestellten Newsletter senden, an Livestreams erinnern und Aufzeichnungen freischalten',
          'das Zertifikat anzeigen, dessen Nummer Sie eingeben',
          'die Website betreiben, Fehler finden, Missbrauch erkennen und abwehren',
          'gesetzliche Pflichten erfüllen',
        ],
      ],
    },
    {
      id: 'disclosure',
      title: 'Wem wir Daten offenlegen',
      blocks: [
        'Zu diesen geschäftlichen Zwecken erhalten Dienstleister, die unsere Server betreiben, alle vier Kategorien. Identifikationsmerkmale, berufliche und geschäftliche Angaben gehen außerdem an Dienstleister für E-Mail und Kundenverwaltung sowie an die [Gesellschaft der Gruppe](/groupEntityList) oder den Händler, die Ihren Bundesstaat betreuen. Paketdienste erhalten Name, Anschrift und Telefonnummer, Behörden das gesetzlich Vorgeschriebene.',
      ],
    },
    {
      id: 'no-sale',
      title: 'Kein Verkauf, keine Weitergabe zu Werbezwecken',
      blocks: [
        'Wir verkaufen keine personenbezogenen Daten und geben sie nicht für kontextübergreifende verhaltensbezogene Werbung weiter; das war auch in den vergangenen zwölf Monaten so. Es gilt auch für Daten von Personen unter 16 Jahren.',
        'Deshalb gibt es auf dieser Website keinen Link „Do Not Sell or Share My Personal Information“. Auch ein Signal des Browsers wie Global Privacy Control ist hier nicht nötig: Es gibt nichts, was es abschalten müsste. Nicht unbedingt notwendige Cookies bleiben aus, bis Sie sie erlauben; siehe [Cookie-Erklärung](/cookieStatement).',
      ],
    },
    {
      id: 'retention',
      title: 'Wie lange wir Daten aufbewahren',
      blocks: [
        [
          'Identifikationsmerkmale, berufliche und geschäftliche Angaben aus Formularen: mindestens fünf Wochen, danach bis zur Erledigung; beim Newsletter bis zur Abbestellung, der Nachweis der Einwilligung drei weitere Jahre.',
          'Bewerbungen: ein Jahr nach der Entscheidung.',
          'Internetnutzung: Protokolldateien höchstens 30 Tage, auf Servern in Festlandchina die dort vorgeschriebenen sechs Monate; Zählung der Anfragen zehn Minuten.',
        ],
        'Verlangt das Gesetz eine längere Aufbewahrung, etwa bei Rechnungen, gelten dessen Fristen.',
      ],
    },
    {
      id: 'rights',
      title: 'Ihre Rechte',
      blocks: [
        [
          'Auskunft (right to know): welche Daten wir über Sie erhoben haben, woher, wozu und wem wir sie offengelegt haben, sowie Herausgabe in einem übertragbaren Format.',
          'Löschung (right to delete), soweit keine gesetzliche Ausnahme gilt.',
          'Berichtigung unrichtiger Daten (right to correct).',
          'Widerspruch gegen Verkauf und Weitergabe sowie Beschränkung der Nutzung sensibler Daten: Beides findet nicht statt, solche Daten erheben wir nicht.',
          'Keine Benachteiligung: Wir behandeln Sie nicht schlechter, weil Sie Ihre Rechte ausüben, auch nicht im Bewerbungs- oder Arbeitsverhältnis.',
        ],
      ],
    },
    {
      id: 'requests',
      title: 'So stellen Sie einen Antrag',
      blocks: [
        'Nutzen Sie das Formular auf der [Kontaktseite](/aboutUs/contactUs), schreiben Sie an unser Postfach oder rufen Sie den Standort Boston an. Bitte nennen Sie „Privacy request“ und das Recht, das Sie ausüben möchten.',
        { mailboxes: ['complaints'] },
        { facts: ['privacyEmail'] },
        { offices: ['boston'] },
        'Den Eingang bestätigen wir innerhalb von 10 Geschäftstagen, wir antworten innerhalb von 45 Kalendertagen; brauchen wir bis zu 45 Tage mehr, nennen wir den Grund. Um sicherzugehen, dass Sie es sind, vergleichen wir Ihren Antrag mit den vorhandenen Angaben, in der Regel durch eine Nachricht an die von Ihnen verwendete E-Mail-Adresse. Mehr verlangen wir nicht, als dafür nötig ist.',
        'Eine bevollmächtigte Person kann mit Ihrer unterschriebenen Erlaubnis oder Vollmacht für Sie handeln. Wir können Sie bitten, die Erlaubnis selbst zu bestätigen.',
      ],
    },
    {
      id: 'other-laws',
      title: 'Weitere kalifornische Vorschriften',
      blocks: [
        'Wir legen Dritten keine personenbezogenen Daten für deren eigene Direktwerbung offen (Civil Code § 1798.83). Da diese Website Sie nicht über andere Websites hinweg verfolgt, reagiert sie nicht auf „Do Not Track“-Signale.',
      ],
    },
    {
      id: 'contact',
      title: 'Fragen und Beschwerden',
      blocks: [
        'Fragen zu diesen Hinweisen beantworten wir über die genannten Kontakte. Wir überprüfen die Hinweise mindestens alle zwölf Monate; wann sie zuletzt geändert wurden, steht am Anfang. Beschweren können Sie sich auch bei der [California Privacy Protection Agency](https://cppa.ca.gov/) oder beim [Attorney General](https://oag.ca.gov/privacy).',
      ],
    },
  ],
} as const satisfies LegalCopy<SectionId>;
