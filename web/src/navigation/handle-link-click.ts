import { isLocale } from '@heliograph/schema/locales.ts';
import { rememberPreference } from '#browser-storage/cookies.ts';
import { announce } from './app-events.ts';

/** Capturing listener: runs before the Next.js router. */
export function handleLinkClick(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || !isPlainClick(event, link)) return;
  const { locale } = link.dataset;
  if (isLocale(locale)) rememberPreference(locale);
  if (link.hash !== '' && isSamePage(link)) openDialog(event, link);
  else if (navigator.onLine === false) cancelNavigation(event);
  else if (link.href === window.location.href) reload(event);
}

export function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([role=button])') : null;
}

function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const opensHere = link.target === '' && !link.hasAttribute('download');
  return event.button === 0 && !hasModifier && opensHere && link.origin === window.location.origin;
}

function isSamePage({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}

function openDialog(event: MouseEvent, link: HTMLAnchorElement): void {
  const dialog = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (!(dialog instanceof HTMLDialogElement)) return;
  stop(event);
  dialog.showModal();
}

/** Offline, the router would fall back to a full navigation and lose form input. */
function cancelNavigation(event: MouseEvent): void {
  stop(event);
  announce('navigationFailed');
}

function reload(event: MouseEvent): void {
  stop(event);
  window.location.reload();
}

function stop(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
