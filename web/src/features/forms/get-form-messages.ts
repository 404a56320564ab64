import { getMessages } from 'next-intl/server';
import type { FormMessages } from './form-messages.tsx';

/** Identical for all components of a page, so that it is serialized once. */
export async function getFormMessages(): Promise<FormMessages> {
  const { Inquiries, Promotions } = await getMessages();
  return { Inquiries, Promotions };
}
