import type { FailureCopy } from './en.ts';

export const de: FailureCopy = {
  title: 'Etwas ist schiefgegangen',
  intro: 'Die Seite konnte nicht angezeigt werden. Ihre Eingaben wurden nicht gesendet.',
  retry: 'Erneut versuchen',
  home: 'Zurück zur Startseite',
  code: 'Fehler',
  reference: 'Kennung',
  nestedTitle: 'Auch die Fehlerseite konnte nicht angezeigt werden',
  details: 'Einzelheiten',
};
