import type { en } from './en.ts';

export const de: typeof en = {
  consent:
    'Speichert Ihre Cookie-Auswahl: die erlaubten Kategorien, den Zeitpunkt und eine Zufallskennung als Nachweis.',
  preferredLocale: 'Speichert die Sprache, die Sie gewählt haben. Wird nur bei dieser Wahl gesetzt.',
  closedOffer: 'Hält den Hinweis auf ein Angebot geschlossen. Wird nur gesetzt, wenn Sie ihn schließen.',
  closedLanguageNote:
    'Hält den Hinweis auf die deutsche Website geschlossen. Wird nur gesetzt, wenn Sie ihn schließen oder ihm folgen.',
  formDrafts:
    'Bewahren auf, was Sie in ein Formular schreiben, falls die Seite neu geladen wird. Nach dem Absenden gelöscht.',
  reloadGuard:
    'Hält fest, wann sich eine Seite nach einer Aktualisierung neu laden musste, damit das nicht wiederholt geschieht.',
  visits:
    'Meldet den Pfad jeder besuchten Seite und dass eine Anfrage gesendet wurde, ohne deren Inhalt. Setzt keine Cookies und überträgt keine.',
  lastLocale: 'Speichert die Sprache der zuletzt gelesenen Seite, damit unsere Startseite darin erscheint.',
  settledLanguageNote: 'Hält fest, dass die Sprache der Seite zu der Ihres Browsers passt und kein Hinweis nötig ist.',
};
