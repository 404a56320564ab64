import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Messages, messages } from '#i18n/messages.ts';

export const textField = (name: string) => screen.getByRole('textbox', { name });
export const listField = (name: string) => screen.getByRole('combobox', { name });
export const checkbox = (name: string) => screen.getByRole('checkbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });

/** Sets the text at once: `userEvent` sends events for each key. */
export function fillIn(name: string, text: string): void {
  fireEvent.change(textField(name), { target: { value: text } });
}

/** Types a name. Returns the submitted fields: no last name where one field asks for the whole name. */
export function fillInNames(locale: Locale, firstName: string, lastName: string) {
  const { fields } = messages[locale].Inquiries;
  fillIn(fields.firstName, firstName);
  if (locales[locale].names === 'WHOLE') return { firstName, lastName: '' };
  fillIn(fields.lastName, lastName);
  return { firstName, lastName };
}

export function select(name: string, value: string): void {
  fireEvent.change(listField(name), { target: { value } });
}

export const check = (name: string) => fireEvent.click(checkbox(name));

export async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Chooses a country or province, whose list loads on focus. */
export async function chooseArea(name: string, area: string): Promise<void> {
  // An open list hides the rest of the page, labels included.
  const field = listField(name);
  await userEvent.click(field);
  fireEvent.change(field, { target: { value: area } });
  await userEvent.click(await screen.findByRole('option', { name: area }));
}

/** The accessible name of the checkbox, without the tags of its links. */
export const termsOf = ({ Inquiries: { subscription } }: Messages) =>
  subscription.acceptTerms.replaceAll(/<\/?\w+>/g, '');
