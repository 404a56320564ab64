import { defaultLocale, locales } from '@heliograph/schema/locales.ts';
import { createNavigation } from 'next-intl/navigation';
import { defineRouting } from 'next-intl/routing';

const routing = defineRouting({
  locales: [locales.en.tag, locales.cn.tag, locales.de.tag],
  defaultLocale: locales[defaultLocale].tag,
  localePrefix: { mode: 'as-needed', prefixes: { [locales.cn.tag]: locales.cn.prefix } },
  localeCookie: false,
});

/** A link, and a path, with the prefix of the locale before it. */
export const { Link, getPathname } = createNavigation(routing);
