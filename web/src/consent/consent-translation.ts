import type { ConsentGroup } from '#content/browser-storage/browser-storage.ts';
import type { Messages } from '#i18n/messages.ts';

type Words = Messages['Consent'];

/** The words in the form that the library wants. */
export function toTranslation(words: Words, groups: readonly ConsentGroup[], statement: string | null) {
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
        ...groups.map((group) => ({
          title: words.groups[group].title,
          description: words.groups[group].text,
          linkedCategory: group,
        })),
      ],
    },
  };
}
