import type { LegalCopy } from '../legal-text.ts';
import type { SectionId } from './en.ts';

export const de = {
  title: 'Cookie-Erklärung',
  intro: 'Was diese Website in Ihrem Browser speichert, wozu und wie lange, und wie Sie darüber entscheiden.',
  sections: [
    {
      id: 'meaning',
      title: 'Cookies und Sitzungsspeicher',
      blocks: [
        'Ein Cookie ist ein kleiner Text, den eine Website im Browser speichert und bei späteren Aufrufen zurückerhält. Der Sitzungsspeicher ist ähnlich, wird aber mit dem Schließen des Tabs gelöscht und an niemanden übertragen.',
        'Diese Erklärung nennt alles, was diese Website in Ihrem Browser speichert. Was sonst mit personenbezogenen Daten geschieht, steht in der [Datenschutzerklärung](/privacyPolicy).',
      ],
    },
    {
      id: 'list',
      title: 'Was wir speichern',
      blocks: [
        'Die Liste ist vollständig. Was gespeichert wird, stammt von uns; kein anderes Unternehmen kann es lesen.',
        { list: 'BROWSER_STORAGE' },
      ],
    },
    {
      id: 'consent',
      title: 'Speicherung mit und ohne Einwilligung',
      blocks: [
        'Unbedingt notwendige Einträge entstehen nur, wenn es etwas zu merken gibt: die Sprache, die Sie wählen, einen Hinweis, den Sie schließen, was Sie in ein Formular schreiben, Ihre Entscheidung über Cookies oder dass sich eine Seite gerade neu laden musste. Dafür ist keine Einwilligung nötig (§ 25 Abs. 2 Nr. 2 TDDDG).',
        'Alle anderen Einträge setzen wir erst, wenn Sie je Gruppe zugestimmt haben (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO). Die Website funktioniert auch ohne.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Auswahl ändern oder widerrufen',
      blocks: [
        'Über „Cookie-Einstellungen“ am Ende jeder Seite sehen Sie Ihre Auswahl und können sie ändern, so einfach, wie Sie sie getroffen haben, und mit Wirkung für die Zukunft. Widerrufen Sie eine Gruppe, wird gelöscht, was sie gespeichert hatte.',
        'Cookies lassen sich auch in den Einstellungen Ihres Browsers löschen oder sperren. Löschen Sie den Eintrag mit Ihrer Auswahl, fragen wir beim nächsten Besuch erneut.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Andere Unternehmen',
      blocks: [
        'Schriften, Bilder, Filme und Skripte kommen von unseren eigenen Servern. Werbung und Inhalte sozialer Netzwerke gibt es auf unseren Seiten nicht. Verweise auf Shops und soziale Netzwerke sind einfache Links: Diese Websites erfahren von Ihnen erst, wenn Sie ihnen folgen, und setzen dann eigene Cookies.',
        'Besuche werden nur gezählt, wenn die Liste oben einen Abruf dafür nennt, und erst, wenn Sie diese Gruppe erlaubt haben. Nennt sie keinen, wird nicht gezählt.',
      ],
    },
    {
      id: 'contact',
      title: 'Fragen und Änderungen',
      blocks: [
        'Speichert die Website etwas Neues, ändern wir diese Erklärung. Seit wann sie gilt und wann sie zuletzt geändert wurde, steht am Anfang. Fragen beantworten wir über die [Kontaktseite](/aboutUs/contactUs).',
      ],
    },
  ],
} as const satisfies LegalCopy<SectionId>;
