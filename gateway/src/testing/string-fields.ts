/** A text of an answer, and the name of its field. */
export type StringField = { name: string; text: string };

export function findStringFields(value: unknown, name = ''): StringField[] {
  if (typeof value === 'string') return [{ name, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => findStringFields(item, name));
  return Object.entries(value ?? {}).flatMap(([key, item]) => findStringFields(item, key));
}

const HARMLESS_TAG =
  /^<\/?(?:p|h2|h3|ul|ol|li|a|strong|em|blockquote|br|table|thead|tbody|tr|th|td)(?: href="(?:\/(?![/\\])|https:\/\/|mailto:)[^"]*"| scope="[^"]*")* ?\/?>$/;

/** Whether a field called `body` holds no markup that runs anything, and any other an address that can be followed. */
export function isSafe({ name, text }: StringField): boolean {
  if (name === 'body') return (text.match(/<[^>]*>?/g) ?? []).every((tag) => HARMLESS_TAG.test(tag));
  const site = 'https://site.example';
  const { origin } = new URL(text, site);
  return /^https?:\/\//.test(text) || (origin === site && !/^[a-z]+:/i.test(text));
}
