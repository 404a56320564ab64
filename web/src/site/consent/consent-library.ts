import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './consent.css';
import * as library from 'vanilla-cookieconsent';
import type { Messages } from '../../i18n/messages.ts';
import { reportConsent } from './analytics.ts';
import { CONSENT_CHANGED } from './consent-changed.ts';
import { ALWAYS_ACTIVE, CONSENT_GROUPS } from './consent-groups.ts';
import { toTranslation } from './consent-translation.ts';

export type ConsentWords = Messages['Consent'];

/** Asks for consent where none was given, and lets the scripts run that it was given for. */
export function startConsent(language: string, words: ConsentWords, statement: string | null): void {
  void library.run({
    cookie: { name: 'cookie_consent', sameSite: 'Lax', secure: window.location.protocol === 'https:' },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom right' },
      preferencesModal: { layout: 'box' },
    },
    categories: Object.fromEntries(
      CONSENT_GROUPS.map((group) => {
        const isAlways = ALWAYS_ACTIVE.includes(group);
        return [group, { enabled: isAlways, readOnly: isAlways }];
      }),
    ),
    language: { default: language, translations: { [language]: toTranslation(words, statement) } },
    onFirstConsent: announceChange,
    onConsent: ({ cookie }) => reportConsent(cookie.categories),
    onChange: ({ cookie }) => {
      reportConsent(cookie.categories);
      announceChange();
    },
  });
}

/** The language is told anew by starting again. */
export function stopConsent(): void {
  library.reset();
}

export function openConsentSettings(): void {
  library.showPreferences();
}

function announceChange(): void {
  window.dispatchEvent(new Event(CONSENT_CHANGED));
}
