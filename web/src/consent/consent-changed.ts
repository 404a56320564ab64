/** Said in the window when a visitor has chosen which cookies to allow. */
export const CONSENT_CHANGED = 'heliograph:consent-changed';
