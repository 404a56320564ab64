/** Heights of the viewport, from its top, in which pictures are loaded. Browsers wait longer, or load far more. */
const PRELOAD_RATIO = 1.33;
const RETRY_DELAY_MS = 1_000;
const LAZY = 'img[loading=lazy]';

/** Loads lazy pictures shortly before they scroll into view, and requests a picture that failed once more. */
export function watchPictures(): () => void {
  const retry = new AbortController();
  window.addEventListener('error', ({ target }) => void (isImage(target) && loadAgain(target)), {
    capture: true,
    signal: retry.signal,
  });
  for (const image of document.images) if (hasFailed(image)) loadAgain(image);

  const approach = new IntersectionObserver(loadApproaching, { rootMargin: `${(PRELOAD_RATIO - 1) * 100}% 0%` });
  const observe = (root: ParentNode) => {
    for (const image of root.querySelectorAll(LAZY)) approach.observe(image);
  };
  const additions = new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations) {
      for (const node of addedNodes) if (node instanceof Element) observe(node);
    }
  });
  observe(document);
  additions.observe(document.body, { childList: true, subtree: true });
  return () => {
    retry.abort();
    additions.disconnect();
    approach.disconnect();
  };
}

function loadApproaching(entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting || !isImage(target)) continue;
    observer.unobserve(target);
    target.loading = 'eager';
  }
}

/** Setting `src`, even to the same URL, selects and requests the source again. */
function loadAgain(image: HTMLImageElement): void {
  if (image.dataset.attempt) return;
  image.dataset.attempt = '2';
  setTimeout(() => image.setAttribute('src', image.src), RETRY_DELAY_MS);
}

function hasFailed({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== '';
}

function isImage(target: EventTarget | null): target is HTMLImageElement {
  return target instanceof HTMLImageElement;
}
