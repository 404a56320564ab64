/** A string value of a response and the name of its field. */
export type StringField = { name: string; text: string };

export function findStringFields(value: unknown, name = ''): StringField[] {
  if (typeof value === 'string') return [{ name, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => findStringFields(item, name));
  return Object.entries(value ?? {}).flatMap(([key, item]) => findStringFields(item, key));
}

const SAFE_TAG =
  /^<\/?(?:p|h2|h3|ul|ol|li|a|strong|em|blockquote|br|table|thead|tbody|tr|th|td)(?: href="(?:\/(?![/\\])|https:\/\/|mailto:)[^"]*"| scope="[^"]*")* ?\/?>$/;

/** Whether a `body` field contains only safe tags, or any other field a safe URL. */
export function isSafe({ name, text }: StringField): boolean {
  if (name === 'body') return (text.match(/<[^>]*>?/g) ?? []).every((tag) => SAFE_TAG.test(tag));
  const site = 'https://site.example';
  const { origin } = new URL(text, site);
  return /^https?:\/\//.test(text) || (origin === site && !/^[a-z]+:/i.test(text));
}
