import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Container } from '#ui/container.tsx';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { SectionHeading } from '#ui/section-heading.tsx';

export function SubscribePage({ form }: { form: ReactNode }) {
  const t = useTranslations('Subscribe');
  return (
    <Container className="grid items-start gap-x-16 gap-y-10 py-10 desktop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desktop:py-20">
      <div>
        <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} intro={t('intro')} />
        <dl className="mt-stack border-b border-line">
          {(['contents', 'start', 'leave'] as const).map((fact) => (
            <div key={fact} className="border-t border-line py-3 desktop:py-4">
              <dt className="font-semibold">{t(`facts.${fact}.title`)}</dt>
              <dd className="text-small text-ink-soft">{keepTogether(t(`facts.${fact}.text`))}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-stack max-desktop:hidden">
          <Figure name="scenes/printer-range" alt="" sizes="40vw" className="rounded-panel" />
        </div>
      </div>
      {form}
    </Container>
  );
}
