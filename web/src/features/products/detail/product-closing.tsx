import { useTranslations } from 'next-intl';
import { closingPictures } from '#content/hardware/machine-pictures/machine-pictures.ts';
import { ClosingBand } from '#ui/closing-band.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import type { ProductDetail } from '../product-data.ts';
import { ProductQuote } from './product-quote.tsx';

/** The next step at the end of the page of a machine or an accessory. */
export function ProductClosing({ product }: { product: ProductDetail }) {
  const t = useTranslations('Products.closing');
  const { id, name, pictures } = product;
  const picture = closingPictures[id];
  const offer = offerOf(product);
  return (
    <ClosingBand
      title={keepTogether(t(`${offer}.title`, { name }))}
      text={t(`${offer}.text`)}
      picture={picture ? { name: picture } : (pictures[0] ?? { name: 'scenes/lab-bench' })}
    >
      <ProductQuote name={name} size="large" />
    </ClosingBand>
  );
}

function offerOf({ kind, line }: ProductDetail) {
  if (kind === 'ACCESSORY') return 'accessory';
  if (kind !== 'PRINTER') return 'station';
  return line === 'REFLEX' ? 'set' : 'line';
}
