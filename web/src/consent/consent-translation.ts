import type { ConsentGroup } from '#content/browser-storage/browser-storage.ts';
import type { Messages } from '#i18n/messages.ts';

type ConsentMessages = Messages['Consent'];

export function toTranslation(messages: ConsentMessages, groups: readonly ConsentGroup[], statement: string | null) {
  const link = statement === null ? '' : `<a href="${statement}">${messages.statement}</a>`;
  return {
    consentModal: {
      title: messages.title,
      description: messages.intro,
      acceptAllBtn: messages.acceptAll,
      acceptNecessaryBtn: messages.acceptNecessary,
      showPreferencesBtn: messages.preferences,
      footer: link,
    },
    preferencesModal: {
      title: messages.preferencesTitle,
      acceptAllBtn: messages.acceptAll,
      acceptNecessaryBtn: messages.acceptNecessary,
      savePreferencesBtn: messages.save,
      closeIconLabel: messages.close,
      sections: [
        { description: `${messages.preferencesIntro} ${link}` },
        ...groups.map((group) => ({
          title: messages.groups[group].title,
          description: messages.groups[group].text,
          linkedCategory: group,
        })),
      ],
    },
  };
}
