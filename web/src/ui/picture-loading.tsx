'use client';

import { useEffect } from 'react';
import { watchPictures } from './watch-pictures.ts';

/** Watches pictures. Until it is loaded, browsers load them by their own rules. */
export function PictureLoading() {
  useEffect(() => watchPictures(), []);
  return null;
}
