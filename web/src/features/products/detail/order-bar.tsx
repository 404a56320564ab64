import { useFormatter, useTranslations } from 'next-intl';
import { ContentLink } from '#navigation/content-link.tsx';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { type PageLink, PageLinks } from '#ui/page-links.tsx';
import { ListPrice } from '../list-price.tsx';
import type { ProductDetail } from '../product-data.ts';
import './order-bar.css';

type Props = { product: ProductDetail; links: readonly PageLink[] };

/**
 * The sections of the page, with the price: below the heading at first, then at the top of the viewport. It sticks
 * within its parent, so it never covers the footer.
 */
export function OrderBar({ product: { price }, links }: Props) {
  const t = useTranslations('Products');
  return (
    <section aria-label={t('bar.label')} className="order-bar">
      <Container className="flex min-h-14 items-center gap-x-4 sm:gap-x-8">
        <PageLinks label={t('onThisPage')} links={links} className="min-w-0 grow" />
        {price && (
          <div className="order-bar-offer">
            <div className="text-end max-xl:hidden">
              <BarPrice price={price} />
            </div>
            <ContentLink
              href="#choose-store"
              render={(link) => <Button {...link} size="small" className="max-desktop:hidden" />}
            >
              {t('bar.store')}
            </ContentLink>
          </div>
        )}
      </Container>
    </section>
  );
}

function BarPrice({ price: { price, taxRule, validFrom } }: { price: NonNullable<ProductDetail['price']> }) {
  const t = useTranslations('Products');
  const format = useFormatter();
  const date = format.dateTime(new Date(validFrom), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      <p className="leading-tight">
        <ListPrice
          {...price}
          note={t(`bar.tax.${taxRule}`)}
          size="font-semibold"
          noteSize="text-fine leading-tight"
          className="justify-end"
        />
      </p>
      <p className="text-fine leading-tight text-ink-soft">{t('bar.validFrom', { date })}</p>
    </>
  );
}
