/** Bundled with the code, because nothing else may load when a page fails. */
export const en = {
  title: 'Something went wrong',
  intro: 'The page could not be shown. Nothing you entered was sent.',
  retry: 'Try again',
  home: 'Go back to home',
  code: 'Error',
  reference: 'Reference',
  nestedTitle: 'An error occurred while showing the error page',
  details: 'Details',
};

export type FailureCopy = typeof en;
