import type { WarrantyText } from './warranty-text.ts';

export const reflexGerman: WarrantyText = {
  title: 'Reflex: Desktoplinie',
  scope:
    'Gilt für Reflex, Reflex Turbo, Reflex RS, Reflex RS Turbo, Reflex 2 und Reflex 2 Pro sowie für ihre Wasch- und Nachhärtegeräte und Zusatzmodule.',
  effective: '2026-09-17',
  periods: [
    {
      part: 'Drucker',
      period: '12 Monate',
      covered: 'Gestell, Achse, Hauptplatine, Display, Lichtquelle, Lüfter und Netzteil',
    },
    { part: 'LCD', period: '6 Monate', covered: 'Streifen, dunkle Bereiche und mehr als fünf Pixelfehler' },
    {
      part: 'Wanne und Folie',
      period: '30 Tage',
      covered: 'Fehler, die schon bei Ankunft bestanden, etwa eine undichte Wanne oder ein Knick in der Folie',
    },
    {
      part: 'Wasch- und Nachhärtegeräte',
      period: '12 Monate',
      note: 'Zusatzmodule: 6 Monate',
      covered: 'Ohne die Dichtung des Waschbehälters und den Riemen des Drehtellers; beide sind Verschleißteile',
    },
  ],
  sections: [
    {
      title: 'Umfang der Garantie',
      blocks: [
        'Die Garantie umfasst Material- und Herstellungsfehler, die innerhalb der Frist des jeweiligen Bauteils auftreten. Die Frist beginnt am Tag der Lieferung. Bewahren Sie die Rechnung auf: Sie belegt diesen Tag.',
        'Innerhalb der Frist sind Teile und Arbeitszeit kostenlos. Teile, die Sie selbst wechseln können, etwa das LCD, senden wir Ihnen mit einer Anleitung. Bauen Sie sie nach dieser Anleitung ein, bleibt die Garantie bestehen.',
        'Resin wird ersetzt, wenn es vor Ablauf des aufgedruckten Datums fehlerhaft ist und die Flasche wie vorgeschrieben gelagert wurde.',
      ],
    },
    {
      title: 'Was die Garantie nicht abdeckt',
      blocks: [
        [
          'Betriebsbedingter Verschleiß: Folien, Filter, Dichtungen, Spatel und, nach Ablauf seiner eigenen Frist, das LCD.',
          'Kratzer und Risse im LCD sowie Resin unter dem Glas.',
          'Schäden durch Resin, das bei überfüllter Wanne oder gerissener Folie in das Gerät gelaufen ist.',
          'Schäden durch Metallwerkzeug, ungeeignete Lösemittel oder Wasser im Gehäuse.',
          'Schäden durch Firmware, die nicht vom Hersteller stammt.',
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
          'Legen Sie ein Foto des Displays mit dem Code und ein Foto des Schadens bei.',
          'Senden Sie alles mit der Rechnung an den Support oder an den Händler, bei dem Sie gekauft haben.',
        ],
      ],
    },
    {
      title: 'Versand und Ihre Rechte',
      blocks: [
        'Muss das Gerät eingesandt werden, leeren und reinigen Sie die Wanne und verwenden Sie die Originalverpackung. Bei einem anerkannten Garantiefall tragen wir die Versandkosten in beide Richtungen.',
        'Melden Sie Transportschäden binnen 5 Arbeitstagen, mit Fotos der Verpackung.',
        'Als Verbraucher behalten Sie Ihre gesetzlichen Gewährleistungsrechte gegenüber dem Verkäufer, in der Europäischen Union für mindestens zwei Jahre. Die Inanspruchnahme dieser Rechte ist unentgeltlich. Garantiegeber ist die [Heliograph-Gesellschaft](/groupEntityList), die das Gerät an Sie oder Ihren Händler verkauft hat. Die Garantie gilt zusätzlich zu Ihren gesetzlichen Rechten und schränkt sie nicht ein. Eine Reparatur außerhalb der Garantie beginnt erst, wenn Sie den Kostenvoranschlag angenommen haben.',
      ],
    },
  ],
};
