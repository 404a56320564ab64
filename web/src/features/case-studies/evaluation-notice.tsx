import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Badge } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { findUnregistered } from './find-unregistered.ts';

type Props = { caseStudy: Parameters<typeof findUnregistered>[0] };

/** Says that the parts were made in an evaluation, and what the resins may be used for until they are registered. */
export function EvaluationNotice({ caseStudy }: Props) {
  const t = useTranslations('CaseStudies.evaluation');
  const format = useFormatter();
  const resins = findUnregistered(caseStudy);
  if (resins.length === 0) return null;
  const contact = resins.some(({ bodyContact }) => bodyContact === 'MOUTH') ? 'MOUTH' : 'SKIN';
  const names = format.list(resins.map(({ name }) => name));
  return (
    <Notice tone="warning" title={t('title')} className="mb-8 max-w-text">
      {t('text', { count: resins.length, names })} {t(`use.${contact}`)}
    </Notice>
  );
}

type ListProps = { cases: readonly Props['caseStudy'][] };

/** What the label below means, once for a list. */
export function EvaluationListNote({ cases }: ListProps) {
  const t = useTranslations('CaseStudies.evaluation');
  if (!cases.some((one) => findUnregistered(one).length > 0)) return null;
  return <p className="max-w-text text-small text-ink-soft">{t('list', { label: t('label') })}</p>;
}

/** The same in a few words, for lists. */
export function EvaluationLabel({ caseStudy }: Props) {
  const t = useTranslations('CaseStudies.evaluation');
  const locale = useLocale();
  if (findUnregistered(caseStudy).length === 0) return null;
  return (
    <span lang={locale}>
      <Badge tone="accent">{t('label')}</Badge>
    </span>
  );
}
