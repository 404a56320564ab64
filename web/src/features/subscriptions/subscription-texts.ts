import type { Accepted } from './submit-subscription.ts';

const STAGES = {
  AWAITING_CONFIRMATION: 'sent',
  QUEUED: 'queued',
  DELIVERED: 'thanks',
} as const satisfies Record<Accepted['delivery'], string>;

/** Keys of the messages for an accepted or confirmed subscription. */
export function textsOf({ delivery, contactMe }: Pick<Accepted, 'delivery' | 'contactMe'>) {
  const stage = STAGES[delivery];
  return { title: `${stage}Title`, text: `${stage}Text${contactMe ? 'Sales' : ''}` } as const;
}
