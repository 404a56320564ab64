export const en = {
  consent: 'Remembers your choice of cookies: the categories you allowed, when, and a random number as proof of it.',
  preferredLocale: 'Remembers the language you chose. Set only when you choose one.',
  closedOffer: 'Remembers that you closed the note about an offer. Set only when you close it.',
  closedLanguageNote: 'Remembers that you closed the note about the German site. Set only when you close or follow it.',
  formDrafts: 'Keep what you type into a form in case the page reloads. Deleted once the form is sent.',
  reloadGuard: 'Records when a page had to reload itself after an update, so it does not reload again and again.',
  visits:
    'Reports the path of each page you visit, and that an inquiry was sent, but not its content. Sets no cookie and carries none.',
  lastLocale: 'Remembers the language of the last page you read, so our home page opens in it.',
  settledLanguageNote: 'Records that a page already matches the language of your browser, so no note is needed.',
};
