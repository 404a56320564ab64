import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { ContentLink } from '#navigation/content-link.tsx';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Price } from '#ui/price.tsx';
import type { ProductDetail } from '../product-data.ts';

/**
 * Price and quote, within reach at the bottom of the viewport. Sticks within its parent, so it starts below the heading
 * of the page and never covers the footer.
 */
export function OrderBar({ product: { name, price } }: { product: ProductDetail }) {
  const t = useTranslations('Products');
  return (
    <section
      aria-label={t('bar.label')}
      className="bottom-bar order-bar sticky bottom-0 z-sticky border-t border-line bg-surface print:hidden"
    >
      <Container className="flex min-h-16 items-center gap-x-6 gap-y-2 py-2">
        <p className="hidden min-w-0 truncate font-semibold sm:block">{name}</p>
        <div className="min-w-0 sm:ms-auto sm:text-end">
          {price ? <BarPrice price={price} /> : <p className="text-small text-ink-soft">{t('bar.onRequest')}</p>}
        </div>
        <div className="ms-auto flex shrink-0 gap-3 sm:ms-0">
          {price && (
            <ContentLink href="#choose-store" render={(link) => <Button {...link} className="max-sm:hidden" />}>
              {t('bar.store')}
            </ContentLink>
          )}
          <Button href="#inquiry" variant="primary">
            {t('requestOffer')}
          </Button>
        </div>
      </Container>
    </section>
  );
}

function BarPrice({ price: { price, taxRule, validFrom } }: { price: NonNullable<ProductDetail['price']> }) {
  const t = useTranslations('Products');
  const locale = useLocale();
  const format = useFormatter();
  const date = format.dateTime(new Date(validFrom), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      <p className="items-baseline gap-x-2 leading-tight sm:flex sm:justify-end">
        <Price {...price} locale={locale} className="font-semibold" />
        <span className="block text-fine leading-tight text-ink-soft">{t(`bar.tax.${taxRule}`)}</span>
      </p>
      <p className="text-fine leading-tight text-ink-soft">{t('bar.validFrom', { date })}</p>
    </>
  );
}
