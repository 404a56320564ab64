import type { Locale } from '@heliograph/schema/locales.ts';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { PageBody } from '#ui/page-body.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { FitExample } from './fit-example.tsx';
import { LazyPartFit } from './lazy-part-fit.tsx';
import { getFitData } from './part-fit-data.ts';

export async function PartFitPage({ locale }: { locale: Locale }) {
  const t = await getTranslations('PartFit');
  const { Calculators, PartFit, Units } = await getMessages();
  const data = await getFitData(locale);
  return (
    <PageBody>
      <SectionHeading level={1} title={t('title')} intro={t('intro')} />
      <p className="unscripted mt-6 max-w-text text-small text-ink-soft">{t('noScript')}</p>
      <LazyPartFit
        data={data}
        example={<FitExample printers={data.printers} />}
        locale={await getLocale()}
        messages={{ Calculators, PartFit, Units }}
      />
    </PageBody>
  );
}
