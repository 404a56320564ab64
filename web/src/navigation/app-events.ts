/** What parts of the frame tell each other through the window, so that none has to bring along the other's code. */
export const appEvents = {
  navigationStart: 'heliograph:navigation-start',
  navigationFailed: 'heliograph:navigation-failed',
  menusHidden: 'heliograph:menus-hidden',
  chooseLanguage: 'heliograph:choose-language',
  consentChanged: 'heliograph:consent-changed',
} as const;

export function announce(event: keyof typeof appEvents): void {
  window.dispatchEvent(new Event(appEvents[event]));
}
