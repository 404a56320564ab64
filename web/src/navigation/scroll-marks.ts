const MASK_HEIGHT = 60;

/** The header is masked while the page is scrolled by less than its height; far down, the way back up is offered. */
export function markScroll(): void {
  document.getElementById('site-header')?.toggleAttribute('data-masked', window.scrollY < MASK_HEIGHT);
  document.documentElement.toggleAttribute('data-far-down', window.scrollY > window.innerHeight);
}
