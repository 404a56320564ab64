/** Window events that decouple lazily loaded parts of the frame. */
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
