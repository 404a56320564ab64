import type { Messages } from '../../i18n/messages.ts';
import { CONSENT_GROUPS } from './consent-groups.ts';

type Words = Messages['Consent'];

/** The words in the form that the library wants. */
export function toTranslation(words: Words, statement: string | null) {
  const link = statement === null ? '' : `<a href="${statement}">${words.statement}</a>`;
  return {
    consentModal: {
      title: words.title,
      description: words.intro,
      acceptAllBtn: words.acceptAll,
      acceptNecessaryBtn: words.acceptNecessary,
      showPreferencesBtn: words.preferences,
      footer: link,
    },
    preferencesModal: {
      title: words.preferencesTitle,
      acceptAllBtn: words.acceptAll,
      acceptNecessaryBtn: words.acceptNecessary,
      savePreferencesBtn: words.save,
      closeIconLabel: words.close,
      sections: [
        { description: `${words.preferencesIntro} ${link}` },
        ...CONSENT_GROUPS.map((group) => ({
          title: words.groups[group].title,
          description: words.groups[group].text,
          linkedCategory: group,
        })),
      ],
    },
  };
}
