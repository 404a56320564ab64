import { createContext } from 'react';
import type { PictureFormat } from '../copy/save-pictures.ts';

/** One pixel. */
const AVIF =
  'data:image/avif;base64,AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=';

/** The format that this device shows, and that the copy contains. */
export const PictureFormatContext = createContext<PictureFormat>('AVIF');

export async function findPictureFormat(): Promise<PictureFormat> {
  const picture = new Image();
  picture.src = AVIF;
  return picture.decode().then(
    () => 'AVIF',
    () => 'WEBP',
  );
}
