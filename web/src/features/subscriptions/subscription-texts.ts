import type { Accepted } from './submit-subscription.ts';

/** Keys of the messages for an accepted or confirmed subscription. */
export function textsOf({ delivery, contactMe }: Pick<Accepted, 'delivery' | 'contactMe'>) {
  switch (delivery) {
    case 'AWAITING_CONFIRMATION':
      return { title: 'sentTitle', text: contactMe ? 'sentTextSales' : 'sentText' } as const;
    case 'QUEUED':
      return { title: 'queuedTitle', text: contactMe ? 'queuedTextSales' : 'queuedText' } as const;
    case 'DELIVERED':
      return { title: 'thanksTitle', text: contactMe ? 'thanksTextSales' : 'thanksText' } as const;
  }
}
