import { getMessages } from 'next-intl/server';
import type { FormMessages } from './form-messages.tsx';

/** The same for everything on a page, so that they are sent once. */
export async function getFormMessages(): Promise<FormMessages> {
  const { Inquiries, Promotions } = await getMessages();
  return { Inquiries, Promotions };
}
