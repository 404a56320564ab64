import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import type { Locale as GatewayLocale } from '#gateway/schema.generated.ts';

type Props = {
  cases: readonly { servedLocale: GatewayLocale; localizedSummary: object | null }[];
  className: string;
};

/** Names the language of case studies that have no summary in the language of the page either. */
export function CaseStudyNotice({ cases, className }: Props) {
  const served = cases.filter(({ localizedSummary }) => !localizedSummary).map(({ servedLocale }) => servedLocale);
  return <TranslationNotice of="list" served={served} className={className} />;
}
