/** Bundled with the code, because nothing else may load when the error page fails. */
export const en = {
  tag: 'en',
  homePath: '/',
  title: 'An error occurred while showing the error page',
  home: 'Go back to home',
  code: 'Error',
  reference: 'Reference',
  details: 'Details',
};

export type LastResortCopy = typeof en;
