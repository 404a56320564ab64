import type { Accepted } from './submit-subscription.ts';

/** Keys of the messages that confirm a subscription. */
export function textsOf({ delivery, contactMe }: Pick<Accepted, 'delivery' | 'contactMe'>) {
  if (delivery === 'QUEUED')
    return { title: 'queuedTitle', text: contactMe ? 'queuedTextSales' : 'queuedText' } as const;
  return { title: 'thanksTitle', text: contactMe ? 'thanksTextSales' : 'thanksText' } as const;
}
