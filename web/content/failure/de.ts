import type { LastResortCopy } from './en.ts';

export const de: LastResortCopy = {
  tag: 'de',
  homePath: '/de',
  title: 'Auch die Fehlerseite konnte nicht angezeigt werden',
  home: 'Zurück zur Startseite',
  code: 'Fehler',
  reference: 'Kennung',
  details: 'Einzelheiten',
};
