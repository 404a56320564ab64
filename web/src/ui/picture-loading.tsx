'use client';

import { useEffect } from 'react';

/** Watches pictures once the page is hydrated. Without this chunk, browsers load them by their own rules. */
export function PictureLoading() {
  useEffect(() => {
    const watching = import('./watch-pictures.ts').then(
      ({ watchPictures }) => watchPictures(),
      () => () => {},
    );
    return () => void watching.then((stop) => stop());
  }, []);
  return null;
}
