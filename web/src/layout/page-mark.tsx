'use client';

import { createContext, type Dispatch, use, useLayoutEffect } from 'react';

type Mark = {
  /** The 404 page of an unknown record has the path of the record. */
  isNotFound?: boolean;
  recordName?: string;
  /** Language of the name, if it is not the language of the page. */
  lang?: string | undefined;
};

/** What the frame of a page learns from the page, and its setter. */
export const PageMarkContext = createContext<readonly [mark: Mark, set: Dispatch<Mark>]>([{}, () => {}]);

/** Part of every 404 page and record page. */
export function PageMark({ isNotFound = false, recordName = '', lang }: Mark) {
  const [, setMark] = use(PageMarkContext);
  useLayoutEffect(() => {
    setMark({ isNotFound, recordName, lang });
    return () => setMark({});
  }, [setMark, isNotFound, recordName, lang]);
  return null;
}
