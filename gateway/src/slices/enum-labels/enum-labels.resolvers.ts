import { enumLabels } from '@heliograph/schema/enum-labels/enum-labels.ts';
import type { Locale } from '@heliograph/schema/locales.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const enumLabelResolvers: Resolvers = {
  Query: {
    enumLabels: (_root, _args, { locale }) => toEnumLabels(locale),
  },
};

function toEnumLabels(locale: Locale) {
  return Object.entries(enumLabels[locale]).map(([name, labels]) => ({
    name,
    values: Object.entries(labels).map(([value, label]) => ({ value, label })),
  }));
}
