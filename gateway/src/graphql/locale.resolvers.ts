import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** Maps the enum of the schema to locale codes, in arguments, variables and results. */
export const localeResolvers: Pick<Resolvers, 'Locale'> = {
  Locale: Object.fromEntries(Object.entries(locales).map(([code, { graphql }]) => [graphql, code])) as Record<
    (typeof locales)[Locale]['graphql'],
    Locale
  >,
};
