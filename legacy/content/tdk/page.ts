import type { Text } from '../text.ts';

/** What search engines are told about a page. `url` has no locale prefix and no name of a record. */
export type TdkPage = { url: string; title: Text; description: Text; keywords: Text };
