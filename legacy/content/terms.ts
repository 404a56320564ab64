import { properties } from './materials/sheet.ts';
import { addOns, categories, colors, usages } from './materials/terms.ts';
import { newsTags } from './news/tags.ts';
import { printers } from './products/printers.ts';
import type { Text } from './text.ts';

const propertyNames: Record<string, Text> = Object.fromEntries(
  Object.entries(properties).map(([key, { name }]) => [key, name]),
);

const printerNames: Record<string, Text> = Object.fromEntries(printers.map(({ id, name }) => [id, name]));

/** Codes with their labels, by the kind they belong to; the order is that of a list for people. */
export const terms: Record<string, Record<string, Text>> = {
  category: categories,
  color: colors,
  printer: printerNames,
  usage: usages,
  addOn: addOns,
  property: propertyNames,
  newsTag: newsTags,
};
