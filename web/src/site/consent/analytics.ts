import { formatGroups, hasGroup } from './consent-groups.ts';

declare global {
  interface Window {
    /** The groups that the visitor allowed; missing until a choice was made. */
    OnetrustActiveGroups?: string;
    /** What tag managers read, where there are any. */
    dataLayer?: object[];
  }
}

/** Tells whoever counts what the visitor allows. */
export function reportConsent(groups: readonly string[]): void {
  window.OnetrustActiveGroups = formatGroups(groups);
  push({ event: 'OneTrustGroupsUpdated', OnetrustActiveGroups: window.OnetrustActiveGroups });
}

/** Counts a form that has arrived, for visitors who allow it. */
export function reportSignUp(method: 'inquiry'): void {
  if (hasGroup(window.OnetrustActiveGroups, 'C0002')) push({ event: 'sign_up', method });
}

function push(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}
