import type { SinglePath } from '../pages.ts';

/** Pages linked from form notices, by message tag. */
export const formNoticePages = {
  terms: '/termofUse',
  privacy: '/privacyPolicy',
} as const satisfies Record<string, SinglePath>;
