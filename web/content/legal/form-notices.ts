import type { SinglePath } from '../pages.ts';

/** The pages that the notices of forms link to, by the tag in their messages. */
export const formNoticePages = {
  terms: '/termofUse',
  privacy: '/privacyPolicy',
} as const satisfies Record<string, SinglePath>;
