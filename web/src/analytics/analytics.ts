import { formatGroups } from './consent-groups.ts';

declare global {
  interface Window {
    /** Consent groups in OneTrust format; undefined until the visitor decides. */
    OnetrustActiveGroups?: string;
    /** Read by tag managers, if any. */
    dataLayer?: object[];
  }
}

/** `route` groups the pages of a route, such as all news; the 404 page has none. */
type PageView = { path: string; route?: string };

type AnalyticsEvent = ({ event: 'page_view' } & PageView) | { event: 'sign_up'; method: 'inquiry' };

/** Set while the visitor consents, if configured. */
let trackingPixelUrl: string | null = null;

let currentPageView: PageView | null = null;

/** Publishes the consent groups; reports the current page view when consent has just been given. */
export function applyConsent(groups: readonly string[], configuredPixelUrl: string | null): void {
  window.OnetrustActiveGroups = formatGroups(groups);
  push({ event: 'OneTrustGroupsUpdated', OnetrustActiveGroups: window.OnetrustActiveGroups });
  const wasAllowed = trackingPixelUrl !== null;
  trackingPixelUrl = groups.includes('C0002') ? configuredPixelUrl : null;
  if (!wasAllowed && currentPageView) reportPageView(currentPageView);
}

export function reportPageView(view: PageView): void {
  currentPageView = view;
  report({ event: 'page_view', ...view });
}

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

/** Sends neither cookies nor a referrer. */
function sendToPixel(pixelUrl: string, event: Record<string, string>): void {
  const url = new URL(pixelUrl);
  for (const [name, value] of Object.entries(event)) url.searchParams.set(name, value);
  const request = fetch(url, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
  // Blocked or unreachable pixels are not errors.
  request.catch(() => {});
}
