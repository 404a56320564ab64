import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Container } from '#ui/container.tsx';
import { Figure } from '#ui/figure.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

export function SubscribePage({ form }: { form: ReactNode }) {
  const t = useTranslations('Subscribe');
  return (
    <Container className="grid items-start gap-x-16 gap-y-10 py-10 desktop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desktop:py-20">
      <div>
        <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} intro={t('intro')} />
        <ul className="mt-stack border-b border-line">
          {(['products', 'practice', 'events'] as const).map((kind) => (
            <li key={kind} className="border-t border-line py-3 desktop:py-4">
              <span className="block font-semibold">{t(`contents.${kind}.title`)}</span>
              <span className="block text-small text-ink-soft">{t(`contents.${kind}.text`)}</span>
            </li>
          ))}
        </ul>
        <p className="mt-5 text-small text-ink-soft">{t('leave')}</p>
        <div className="mt-stack max-desktop:hidden">
          <Figure name="scenes/fleet-room" alt="" sizes="40vw" className="rounded-panel" />
        </div>
      </div>
      {form}
    </Container>
  );
}
