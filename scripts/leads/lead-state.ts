/** Where a submission is: in the content service, or in the outbox of the gateway. */
export const LEAD_STATES = ['stored', 'queued', 'refused'] as const;

export type LeadState = (typeof LEAD_STATES)[number];
