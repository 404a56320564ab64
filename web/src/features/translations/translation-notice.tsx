import { Languages } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import type { Locale as GatewayLocale } from '#gateway/schema.generated.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { languageName } from './language-name.ts';

type Props = {
  /** Served locale of each record. */
  served: readonly GatewayLocale[];
  /** `body`: heading and summary are translated. */
  of: 'text' | 'body' | 'list';
  className?: string;
};

const NOTICES = { text: 'otherText', body: 'otherBody' } as const;

/** Names the language of records that are not translated into the language of the page. */
export function TranslationNotice({ served, of, className = '' }: Props) {
  const t = useTranslations('Languages');
  const locale = useLocale();
  const foreign = served.flatMap((one) => toLangAttribute(one, locale) ?? []);
  const [tag] = foreign;
  if (!tag) return null;
  const ofList = foreign.length === served.length ? 'otherList' : 'otherEntries';
  return (
    <p className={`flex max-w-text gap-2.5 text-small text-ink-soft ${className}`}>
      <Icon icon={Languages} className="mt-px" />
      {t(of === 'list' ? ofList : NOTICES[of], { language: languageName(tag, locale) })}
    </p>
  );
}
