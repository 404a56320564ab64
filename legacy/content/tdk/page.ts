import type { Text } from '../text.ts';

/** What search engines are told about a page. */
export type TdkPage = {
  /** Without locale prefix and name of a record. */
  url: string;
  title: Text;
  description: Text;
  keywords: Text;
  /** The search of the site leads to no page that is still to come, and to no path that needs the name of a record. */
  isFound?: false;
};
