import { useLocale, useTranslations } from 'next-intl';
import type { Locale as GatewayLocale } from '#gateway/schema.generated.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { languageName } from './language-name.ts';

export function LanguageLabel({ served }: { served: GatewayLocale }) {
  const t = useTranslations('Languages');
  const locale = useLocale();
  const foreign = toLangAttribute(served, locale);
  return foreign ? <Badge>{t('label', { language: languageName(foreign, locale) })}</Badge> : null;
}
