import { type Locale, locales } from '@heliograph/schema/locales.ts';
import * as library from 'vanilla-cookieconsent';
import { applyConsent } from '#analytics/analytics.ts';
import { type ConsentGroup, listConsentGroups, storedItems } from '#content/browser-storage/browser-storage.ts';
import { daysOf } from '#content/browser-storage/cookies.ts';
import type { Messages } from '#i18n/messages.ts';
import { announce } from '#navigation/app-events.ts';
import { toTranslation } from './consent-translation.ts';
import { applyFunctionalConsent } from './functional-storage.ts';

export type ConsentSettings = {
  locale: Locale;
  messages: Messages['Consent'];
  /** Path of the cookie statement, if it is listed. */
  statement: string | null;
  trackingPixelUrl: string | null;
};

export function startConsent({ locale, messages, statement, trackingPixelUrl }: ConsentSettings): void {
  const groups = listConsentGroups(trackingPixelUrl !== null);
  const language = locales[locale].tag;
  const apply = (allowed: readonly string[]) => {
    applyConsent(
      groups.filter((group) => allowed.includes(group)),
      trackingPixelUrl,
    );
    applyFunctionalConsent(allowed.includes('C0003'), locale);
  };
  void library.run({
    cookie: {
      name: storedItems.consent.name,
      expiresAfterDays: daysOf(storedItems.consent, locale),
      sameSite: 'Lax',
      secure: window.location.protocol === 'https:',
    },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom right' },
      preferencesModal: { layout: 'box' },
    },
    categories: Object.fromEntries(groups.map((group) => [group, toCategory(group)])),
    language: { default: language, translations: { [language]: toTranslation(messages, groups, statement) } },
    onModalReady: () => void loadStyles(),
    onFirstConsent: () => announce('consentChanged'),
    onConsent: ({ cookie }) => apply(cookie.categories),
    onChange: ({ cookie }) => {
      apply(cookie.categories);
      announce('consentChanged');
    },
  });
}

function toCategory(group: ConsentGroup) {
  const isNecessary = group === 'C0001';
  const cookies = Object.values(storedItems)
    .filter((item) => item.kind === 'COOKIE' && item.group === group)
    .map(({ name }) => ({ name }));
  return { enabled: isNecessary, readOnly: isNecessary, ...(!isNecessary && { autoClear: { cookies } }) };
}

/** Restarting the library is the only way to change its language. */
export function stopConsent(): void {
  library.reset();
}

export async function openConsentSettings(): Promise<void> {
  await loadStyles();
  library.showPreferences();
}

/** Only for visitors who see the banner or the settings: its variables on the root element restyle the whole page. */
function loadStyles() {
  return import('./consent-styles.ts');
}
