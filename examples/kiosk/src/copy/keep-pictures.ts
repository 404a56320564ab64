import { getRetryDelay } from '../gateway/retry-delay.ts';
import type { Copy } from './copy.ts';
import { listPictureUrls, type PictureFormat, savePictures } from './save-pictures.ts';

const REVALIDATE_MS = 24 * 60 * 60_000;
const STORAGE_KEY = 'pictures-revalidated-at';

/** Keeps the pictures of the latest copy, and tries again while some are missing. */
export function createPictureKeeper(format: PictureFormat) {
  let wanted: ReadonlySet<string> = new Set();
  let isRunning = false;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function save(urls: ReadonlySet<string>): Promise<boolean> {
    const isStale = Date.now() - Number(localStorage.getItem(STORAGE_KEY)) > REVALIDATE_MS;
    const failed = await savePictures(urls, isStale);
    if (failed === 0 && isStale) localStorage.setItem(STORAGE_KEY, String(Date.now()));
    return failed === 0;
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    clearTimeout(timer);
    const urls = wanted;
    // Throws if the disk is full.
    const isComplete = await save(urls).catch(() => false);
    isRunning = false;
    if (isComplete && urls === wanted) {
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
