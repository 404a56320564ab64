import type { WarrantyText } from './warranty-text.ts';

export const dentalGerman: WarrantyText = {
  title: 'UltraCraft: Dentallinie',
  scope:
    'Gilt für UltraCraft A2D, A2D 4K, A2D HD, A2D Ortho, A3D, ChairSide, ChairSide Pro und die C-Serie sowie für ihre Stationen und Module.',
  effective: '2026-03-02',
  periods: [
    { part: 'Drucker', period: '24 Monate', covered: 'Gestell, Achse, Elektronik, Display und Netzteil' },
    {
      part: 'Projektor',
      period: '24 Monate',
      covered: 'Bestrahlungsstärke unter dem Grenzwert des Prüfprotokolls, unabhängig von den Betriebsstunden',
    },
    {
      part: 'Wanne und Folie',
      period: '3 Monate',
      note: 'für die Wanne',
      covered: 'Folie: bei Ankunft undicht oder mit Druckstellen, sofern binnen 30 Tagen gemeldet',
    },
    {
      part: 'Stationen und Module',
      period: '12 Monate',
      covered: 'Waschgerät, Nachhärtegerät und Resin-Station, HiVE und Pulsmodul',
    },
  ],
  sections: [
    {
      title: 'Umfang der Garantie',
      blocks: [
        'Die Garantie umfasst Material- und Herstellungsfehler, die innerhalb der Frist des jeweiligen Bauteils auftreten. Die Frist beginnt am Tag der Lieferung an den ersten Kunden. Als Nachweis gilt der Lieferschein oder das Abnahmeprotokoll.',
        'Innerhalb der Frist sind Teile und Arbeitszeit kostenlos. Ob ein Teil repariert oder ersetzt wird, entscheiden wir. Ersatzteile können aufgearbeitet sein; sie bestehen dieselben Prüfungen wie neue.',
        'Mit einer Reparatur beginnt keine neue Frist. Für ein Ersatzteil gilt die Garantie bis zum Ende der ursprünglichen Frist, mindestens aber 3 Monate.',
        'Innerhalb der 24 Monate kommt es beim Projektor auf die Betriebsstunden nicht an.',
        'Resin wird ersetzt, wenn es vor Ablauf des aufgedruckten Datums fehlerhaft ist und die Flasche wie vorgeschrieben gelagert wurde.',
      ],
    },
    {
      title: 'Was die Garantie nicht abdeckt',
      blocks: [
        [
          'Verschleißteile nach der ersten Benutzung: Folien, Filter, Dichtungen, Schläuche, Lampen der Nachhärtegeräte und Spatel.',
          'Schäden durch Resin, das bei überfüllter Wanne oder gerissener Folie in das Gerät gelaufen ist.',
          'Schäden durch Metallwerkzeug, ungeeignete Lösemittel oder Wasser im Gehäuse.',
          'Transportschäden, wenn das Gerät ohne Transportsicherung bewegt wurde.',
          'Schäden durch das Öffnen des Projektors oder durch Firmware, die nicht vom Hersteller stammt.',
          'Fehldrucke und das dabei verbrauchte Resin, sofern kein von der Garantie erfasstes Teil die Ursache war.',
        ],
        'Resin anderer Hersteller beendet die Garantie nicht. Schäden, die es verursacht, sind jedoch nicht abgedeckt.',
      ],
    },
    {
      title: 'So melden Sie einen Garantiefall',
      isClaim: true,
      blocks: [
        [
          'Halten Sie die Seriennummer bereit. Sie steht auf dem Typenschild und unter „Info“.',
          'Beschreiben Sie den Fehler: was geschieht, seit wann, mit welchem Resin und welchem Profil.',
          'Legen Sie ein Foto des Displays mit dem Code, ein Foto des Schadens und das exportierte Protokoll bei.',
          'Senden Sie alles mit dem Lieferschein an den Support oder an den Händler, der das Gerät geliefert hat.',
        ],
      ],
    },
    {
      title: 'Versand und Ihre Rechte',
      blocks: [
        'Lassen Sie das Gerät unverändert, bis Sie eine Antwort haben. Löschen Sie vor dem Einsenden Patientendaten aus der Auftragsliste, und verwenden Sie Transportsicherung und Originalverpackung. Bei einem anerkannten Garantiefall tragen wir die Versandkosten in beide Richtungen.',
        'Melden Sie Transportschäden binnen 5 Arbeitstagen, mit Fotos der Verpackung.',
        'Garantiegeber ist die [Heliograph-Gesellschaft](/groupEntityList), die das Gerät an Sie oder Ihren Händler verkauft hat. Diese Garantie gilt zusätzlich zu Ihren gesetzlichen Rechten gegenüber dem Verkäufer und schränkt sie nicht ein. Die Inanspruchnahme dieser Rechte ist unentgeltlich. Eine Reparatur außerhalb der Garantie beginnt erst, wenn Sie den Kostenvoranschlag angenommen haben.',
      ],
    },
  ],
};
