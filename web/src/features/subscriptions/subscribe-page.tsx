import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '#i18n/navigation.ts';
import { Container } from '#ui/container.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** On phones, the form follows the heading. */
export function SubscribePage({ form, sample }: { form: ReactNode; sample: ReactNode }) {
  const t = useTranslations('Subscribe');
  return (
    <Container className="grid items-start gap-x-16 gap-y-10 py-10 desktop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desktop:grid-rows-[auto_1fr] desktop:py-20">
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} intro={t('intro')} />
      <div className="desktop:col-start-2 desktop:row-span-2 desktop:row-start-1">{form}</div>
      <div className="grid gap-6">
        <dl className="border-b border-line">
          {(['contents', 'start', 'leave'] as const).map((fact) => (
            <div key={fact} className="border-t border-line py-3 desktop:py-4">
              <dt className="font-semibold">{t(`facts.${fact}.title`)}</dt>
              <dd className="text-small text-ink-soft">{keepTogether(t(`facts.${fact}.text`))}</dd>
            </div>
          ))}
        </dl>
        <p className="text-small text-ink-soft">
          {t.rich('follow', {
            social: (label) => (
              <TextLink key="social" as={Link} href="/aboutUs/social">
                {label}
              </TextLink>
            ),
          })}
        </p>
      </div>
      <div className="desktop:col-span-2">{sample}</div>
    </Container>
  );
}
