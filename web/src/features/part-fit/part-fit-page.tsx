import type { Locale } from '@heliograph/schema/locales.ts';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { Link } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';
import { ClosingBand } from '#ui/closing-band.tsx';
import { PageBody } from '#ui/page-body.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { FitExample } from './fit-example.tsx';
import { LazyPartFit } from './lazy-part-fit.tsx';
import { getFitData } from './part-fit-data.ts';

export async function PartFitPage({ locale }: { locale: Locale }) {
  const t = await getTranslations('PartFit');
  const products = await getTranslations('Products');
  const { Calculators, PartFit, Units } = await getMessages();
  const data = await getFitData(locale);
  return (
    <>
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
      <ClosingBand title={t('closing.title')} text={t('closing.text')} picture={{ name: 'scenes/printer-range' }}>
        <Button href="#inquiry" variant="primary" size="large">
          {products('requestOffer')}
        </Button>
        <Button as={Link} href="/hardware" size="large">
          {t('closing.printers')}
        </Button>
      </ClosingBand>
    </>
  );
}
