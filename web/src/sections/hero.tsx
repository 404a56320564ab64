import { useTranslations } from 'next-intl';
import { PrinterRegistrationNotice } from '#features/materials/trade/printer-registration-notice.tsx';
import { RegistrationNotice, ResinRegistrationNotice } from '#features/materials/trade/registration-notice.tsx';
import { dentalResinsOf } from '#features/products/dental-resins.ts';
import { findProductByName } from '#features/products/product-data.ts';
import { SetPrice } from '#features/products/set-price.tsx';
import { SupportPhone } from '#features/support/support-phone.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Container } from '#ui/container.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { PageLinks } from '#ui/page-links.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { LocalizedFigure } from './localized-figure.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { SectionLinks } from './section-links.tsx';

export function Hero({ layout, copy }: SectionProps<LayoutOf<'hero'>>) {
  const t = useTranslations('Products');
  const isCutOut = layout.picture.startsWith('cut-outs/');
  return (
    <>
      <section className={`overflow-clip border-b border-line ${isCutOut ? 'bg-paper-deep' : ''}`}>
        <Container
          className={`grid items-center gap-8 desktop:grid-cols-[5fr_6fr] desktop:gap-12 ${isCutOut ? 'pt-10 desktop:pt-0' : 'py-10 desktop:py-16'}`}
        >
          <div className="relative z-10">
            <SectionHeading level={1} eyebrow={copy.eyebrow} title={copy.title} intro={copy.text} />
            {layout.set && copy.total && (
              <SetPrice slugs={layout.set} label={copy.total} isMarketOnly className="mt-6" />
            )}
            <SectionLinks links={layout.links} copy={copy.links} variants={['primary', 'secondary']} />
            {layout.phone && (
              <p className="mt-4">
                <SupportPhone />
              </p>
            )}
          </div>
          <div className={isCutOut ? 'desktop:-mx-[16%]' : ''}>
            <LocalizedFigure name={layout.picture} alt={copy.alt} sizes="(width >= 993px) 60vw, 100vw" priority />
            {copy.caption && <p className="mt-3 max-w-text text-small text-ink-soft">{keepTogether(copy.caption)}</p>}
          </div>
        </Container>
      </section>
      {layout.jumps && copy.jumps && (
        <Container>
          <PageLinks
            label={t('onThisPage')}
            links={layout.jumps.map((id) => ({ id, title: copy.jumps?.[id] ?? '' }))}
            className="border-b border-line py-2"
          />
        </Container>
      )}
      {layout.registrations === 'MOUTH' && <RegistrationNotice />}
      {layout.printer && <PrinterNotice name={layout.printer} />}
      {layout.resins && <ResinRegistrationNotice ids={layout.resins} />}
    </>
  );
}

async function PrinterNotice({ name }: { name: string }) {
  const printer = await findProductByName(await getCurrentLocale(), name);
  return printer && <PrinterRegistrationNotice materials={dentalResinsOf(printer)} />;
}
