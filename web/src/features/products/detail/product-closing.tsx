import { useTranslations } from 'next-intl';
import { closingPictures } from '#content/hardware/machine-pictures/machine-pictures.ts';
import { ContentLink } from '#navigation/content-link.tsx';
import { Button } from '#ui/button.tsx';
import { ClosingBand } from '#ui/closing-band.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import type { ProductDetail } from '../product-data.ts';
import { ProductQuote } from './product-quote.tsx';

/** The next step at the end of the page of a machine or an accessory. */
export function ProductClosing({ product }: { product: ProductDetail }) {
  const t = useTranslations('Products');
  const { id, name, pictures, price } = product;
  const picture = closingPictures[id];
  const offer = offerOf(product);
  return (
    <ClosingBand
      title={keepTogether(t(`closing.${offer}.title`, { name }))}
      text={t(`closing.${offer}.text`)}
      picture={picture ? { name: picture } : (pictures[0] ?? { name: 'scenes/lab-bench' })}
    >
      <ProductQuote name={name} size="large" />
      {price && (
        <ContentLink href="#choose-store" render={(link) => <Button {...link} size="large" />}>
          {t('bar.store')}
        </ContentLink>
      )}
    </ClosingBand>
  );
}

function offerOf({ kind, line }: ProductDetail) {
  if (kind === 'ACCESSORY') return 'accessory';
  if (kind !== 'PRINTER') return 'station';
  return line === 'REFLEX' ? 'set' : 'line';
}
