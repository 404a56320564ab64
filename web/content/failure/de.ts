import type { LastResortCopy } from './en.ts';

export const de: LastResortCopy = {
  title: 'Auch die Fehlerseite konnte nicht angezeigt werden',
  home: 'Zurück zur Startseite',
  code: 'Fehler',
  reference: 'Kennung',
  details: 'Einzelheiten',
};
