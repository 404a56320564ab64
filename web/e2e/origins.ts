/** The site and the gateway under test, as set by the scripts. */
export const siteOrigin = process.env.SITE_ORIGIN ?? 'http://localhost:3000';
export const gatewayUrl = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000';
