import type { EventCategory } from '#gateway/schema.generated.ts';

/** Listed on one line each, after the other events. */
export function isCourseAbroad({ category, isNear }: { category: EventCategory; isNear: boolean }): boolean {
  return category === 'TRAINING' && !isNear;
}
