'use client';

import { createContext, type Dispatch, use, useLayoutEffect } from 'react';

/** Whether the page is a 404 page, and its setter. A 404 page of an unknown record has the path of the record. */
export const NotFoundContext = createContext<readonly [isNotFound: boolean, set: Dispatch<boolean>]>([false, () => {}]);

/** Part of every 404 page. */
export function NotFoundMark() {
  const [, setNotFound] = use(NotFoundContext);
  useLayoutEffect(() => {
    setNotFound(true);
    return () => setNotFound(false);
  }, [setNotFound]);
  return null;
}
