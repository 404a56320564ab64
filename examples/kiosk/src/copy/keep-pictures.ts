import { getRetryDelay } from '../gateway/retry-delay.ts';
import type { Copy } from './copy.ts';
import { listPictureUrls, type PictureFormat, savePictures } from './save-pictures.ts';

/** Keeps the pictures of the latest copy, and tries again while some are missing. */
export function createPictureKeeper(format: PictureFormat) {
  let wanted: ReadonlySet<string> = new Set();
  let isRunning = false;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    clearTimeout(timer);
    const urls = wanted;
    // For example if the disk is full.
    const failed = await savePictures(urls).catch(() => urls.size);
    isRunning = false;
    if (failed === 0 && urls === wanted) {
      attempt = 0;
      return;
    }
    timer = setTimeout(run, getRetryDelay(attempt, 0));
    attempt += 1;
  }

  return {
    keep: (copy: Copy): void => {
      wanted = listPictureUrls(copy, format);
      void run();
    },
  };
}
