import { getMessages } from 'next-intl/server';
import type { FormWords } from './form-messages.tsx';

/** The same for everything on a page, so that they are sent once. */
export async function getFormWords(): Promise<FormWords> {
  const { Inquiries, Tips } = await getMessages();
  return { Inquiries, Tips };
}
