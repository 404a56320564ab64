import { formatGroups } from './consent-groups.ts';

declare global {
  interface Window {
    /** The groups that the visitor allowed; missing until a choice was made. */
    OnetrustActiveGroups?: string;
    /** What tag managers read, where there are any. */
    dataLayer?: object[];
  }
}

type AnalyticsEvent = { event: 'page_view'; path: string } | { event: 'sign_up'; method: 'inquiry' };

/** Set while the visitor allows it, and only where one is configured. */
let trackingPixelUrl: string | null = null;

/** Publishes what the visitor allows; reports the current page when reporting has just been allowed. */
export function applyConsent(groups: readonly string[], configuredPixelUrl: string | null): void {
  window.OnetrustActiveGroups = formatGroups(groups);
  push({ event: 'OneTrustGroupsUpdated', OnetrustActiveGroups: window.OnetrustActiveGroups });
  const wasAllowed = trackingPixelUrl !== null;
  trackingPixelUrl = groups.includes('C0002') ? configuredPixelUrl : null;
  if (!wasAllowed) reportPageView(window.location.pathname);
}

export function reportPageView(path: string): void {
  report({ event: 'page_view', path });
}

/** Reports a form that has arrived. */
export function reportSignUp(method: 'inquiry'): void {
  report({ event: 'sign_up', method });
}

function report(entry: AnalyticsEvent): void {
  if (trackingPixelUrl === null) return;
  push(entry);
  sendToPixel(trackingPixelUrl, entry);
}

function push(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** Requests the pixel with an event in its query, without cookies and without naming the page as referrer. */
function sendToPixel(pixelUrl: string, event: Record<string, string>): void {
  const url = new URL(pixelUrl);
  for (const [name, value] of Object.entries(event)) url.searchParams.set(name, value);
  const request = fetch(url, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
  // A blocked or unreachable pixel is no fault of the page.
  request.catch(() => {});
}
