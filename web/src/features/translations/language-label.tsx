import { useLocale } from 'next-intl';
import type { Locale as GatewayLocale } from '#gateway/schema.generated.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { languageName } from './language-name.ts';

export function LanguageLabel({ served }: { served: GatewayLocale }) {
  const locale = useLocale();
  const foreign = toLangAttribute(served, locale);
  return foreign ? <span>{languageName(foreign, locale)}</span> : null;
}
