import { useLocale, useTranslations } from 'next-intl';
import type { Locale as GatewayLocale } from '#gateway/schema.generated.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Notice } from '#ui/notice.tsx';
import { languageName } from './language-name.ts';

type Props = {
  served: readonly GatewayLocale[];
  of: 'text' | 'list';
  className?: string;
};

export function TranslationNotice({ served, of, className = '' }: Props) {
  const t = useTranslations('Languages');
  const locale = useLocale();
  const [foreign] = served.flatMap((one) => toLangAttribute(one, locale) ?? []);
  if (!foreign) return null;
  const language = languageName(foreign, locale);
  return (
    <Notice className={`max-w-text ${className}`}>{t(of === 'text' ? 'otherText' : 'otherList', { language })}</Notice>
  );
}
