import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PartName } from '#content/parts/parts.ts';
import { MachineView } from '#features/machine-view/machine-view.tsx';
import { toLangAttribute } from '#i18n/paths.ts';
import { ContentLink } from '#navigation/content-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { ListPrice } from '../list-price.tsx';
import type { PlatformJob } from '../platform/print-times.ts';
import type { ProductDetail } from '../product-data.ts';
import { KeyFigures } from './key-figures.tsx';

type Props = {
  product: ProductDetail;
  cutOut?: string | undefined;
  eyebrow: ReactNode;
  /** Whose print time is shown. */
  part?: PartName | undefined;
  /** Instead of the print time of a part. */
  job?: PlatformJob | undefined;
  /** Below the summary. */
  note?: ReactNode;
  /** Buttons beside the request for a quote. */
  children?: ReactNode;
};

export function ProductHeading({ product, cutOut, eyebrow, part, job, note, children }: Props) {
  const t = useTranslations('Products');
  const lang = toLangAttribute(product.servedLocale, useLocale());
  const [picture] = product.pictures;
  return (
    <div className="product-heading overflow-clip border-b border-line bg-paper-deep">
      <Container className="grid items-center gap-x-12 desktop:grid-cols-2">
        <div className="relative z-10 pb-10 desktop:py-20">
          <p className="flex items-center gap-3 text-label text-accent">
            <span aria-hidden className="h-px w-6 bg-current" />
            {eyebrow}
            {product.isNew && <Badge tone="accent">{t('new')}</Badge>}
          </p>
          <h1 lang={lang} className="mt-4 text-title">
            {keepTogether(product.name)}
          </h1>
          <p lang={lang} className="mt-3 text-lead font-medium">
            {keepTogether(product.tagline)}
          </p>
          <p lang={lang} className={`mt-4 max-w-text text-ink-soft ${cutOut ? 'desktop:max-w-[31rem]' : ''}`}>
            {keepTogether(product.summary)}
          </p>
          {note}
          <ProductPrice price={product.price} />
          <p className="mt-7 flex flex-wrap gap-3">
            {product.price && (
              <ContentLink href="#choose-store" render={(link) => <Button {...link} variant="primary" size="large" />}>
                {t('bar.store')}
              </ContentLink>
            )}
            <Button href="#inquiry" size="large" {...(!product.price && { variant: 'primary' })}>
              {t('requestOffer')}
            </Button>
            {children}
          </p>
        </div>
        {picture && (
          <div className={`relative order-first desktop:order-none ${cutOut ? 'self-end' : 'py-6 desktop:py-10'}`}>
            {cutOut ? (
              <div className="desktop:-mx-[22%]">
                <Figure name={cutOut} alt={picture.alt} sizes="(width >= 993px) 60vw, 95vw" priority />
              </div>
            ) : (
              <Figure {...picture} sizes="(width >= 993px) 38rem, 95vw" priority className="rounded-panel" />
            )}
            <MachineView product={product} />
          </div>
        )}
      </Container>
      <div className="border-t border-line bg-surface">
        <Container>
          <KeyFigures product={product} part={part} job={job} />
        </Container>
      </div>
    </div>
  );
}

function ProductPrice({ price }: Pick<ProductDetail, 'price'>) {
  const t = useTranslations('Products');
  const format = useFormatter();
  if (!price) return null;
  const date = format.dateTime(new Date(price.validFrom), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="mt-6">
      <p>
        <ListPrice {...price.price} note={t(`priceNote.${price.taxRule}`)} size="text-heading" />
      </p>
      <p className="mt-1 text-small text-ink-soft">{t('priceFrom', { date })}</p>
    </div>
  );
}
