'use client';

import { CircleCheck } from 'lucide';
import { useTranslations } from 'next-intl';
import { services } from '#content/facts/services.ts';
import type { SampleRequestStatus, SubmissionDelivery } from '#gateway/schema.generated.ts';
import { Link } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';

export type AcceptedRequest = { reference: string; delivery: SubmissionDelivery; status: SampleRequestStatus };

type Props = { request: AcceptedRequest; onAgain: () => void };

export function RequestResult({ request: { reference, delivery, status }, onAgain }: Props) {
  const t = useTranslations('Samples.result');
  const isCustom = status === 'ALLOCATING_TEAM';
  const isQueued = delivery === 'QUEUED';
  return (
    <div className="max-w-3xl">
      <Icon icon={CircleCheck} size={40} className="text-success" />
      <h2 tabIndex={-1} className="mt-4 text-heading outline-none">
        {t(isQueued ? 'queuedTitle' : isCustom ? 'customTitle' : 'title')}
      </h2>
      <p className="mt-2 text-small break-all text-ink-soft">{t('reference', { reference })}</p>
      <Stages isCustom={isCustom} isQueued={isQueued} />
      <p className="mt-8 max-w-text text-lead text-ink-soft">
        {isQueued && `${t('queuedText')} `}
        {isCustom
          ? t('teamText', { hours: services.customSampleTeam.value, weeks: services.customSampleWeeks.value })
          : t('warehouseText', { hours: services.sampleResponseTime.value, weeks: services.sampleWeeks.value })}
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        <Button onClick={onAgain}>{t('again')}</Button>
        <TextLink as={Link} href="/material/0-all" variant="standalone">
          {t('materials')}
        </TextLink>
      </p>
    </div>
  );
}

function Stages({ isCustom, isQueued }: { isCustom: boolean; isQueued: boolean }) {
  const t = useTranslations('Samples.result');
  const stages = ['received', isCustom ? 'team' : 'warehouse', isCustom ? 'made' : 'shipped'] as const;
  const current = isQueued ? 0 : 1;
  return (
    <ol className="mt-8 grid gap-x-6 gap-y-3 sm:grid-cols-3">
      {stages.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === current ? 'step' : undefined}
          className={`border-t-2 pt-3 ${styleOf(index - current)}`}
        >
          {t(stage)}
        </li>
      ))}
    </ol>
  );
}

/** Of a stage before, at, or after the current one. */
function styleOf(distance: number): string {
  if (distance < 0) return 'border-success';
  return distance === 0 ? 'border-accent font-semibold' : 'border-line text-ink-soft';
}
