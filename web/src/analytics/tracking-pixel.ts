/** Requests the pixel with an event in its query, without cookies and without naming the page as referrer. */
export function sendToPixel(pixelUrl: string, event: Record<string, string>): void {
  const url = new URL(pixelUrl);
  for (const [name, value] of Object.entries(event)) url.searchParams.set(name, value);
  const request = fetch(url, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
  // A blocked or unreachable pixel is no fault of the page.
  request.catch(() => {});
}
