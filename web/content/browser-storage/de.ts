import type { en } from './en.ts';

export const de: typeof en = {
  consent:
    'Speichert Ihre Cookie-Auswahl: die erlaubten Kategorien, den Zeitpunkt und eine Zufallskennung als Nachweis.',
  preferredLocale: 'Speichert die von Ihnen gewählte Sprache. Wird nur gesetzt, wenn Sie eine wählen.',
  closedOffer: 'Speichert, dass Sie den Hinweis auf ein Angebot geschlossen haben. Wird nur dann gesetzt.',
  closedLanguageNote:
    'Speichert, dass Sie den Hinweis auf die deutsche Website geschlossen oder angeklickt haben. Wird nur dann gesetzt.',
  formDrafts:
    'Sichern Ihre Eingaben in einem Formular, falls die Seite neu geladen wird. Werden nach dem Absenden gelöscht.',
  reloadGuard:
    'Speichert, wann eine Seite nach einer Aktualisierung neu geladen wurde, damit das nicht mehrfach geschieht.',
  visits:
    'Meldet den Pfad jeder besuchten Seite und dass eine Anfrage gesendet wurde, ohne deren Inhalt. Setzt keine Cookies und überträgt keine.',
  lastLocale: 'Speichert die Sprache der zuletzt gelesenen Seite, damit unsere Startseite in dieser Sprache erscheint.',
  settledLanguageNote: 'Speichert, dass die Seite in der Sprache Ihres Browsers erscheint und kein Hinweis nötig ist.',
};
