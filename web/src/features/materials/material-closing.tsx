import { useLocale, useTranslations } from 'next-intl';
import { isListed } from '#content/pages.ts';
import { ProductQuote } from '#features/products/detail/product-quote.tsx';
import { requestPath } from '#features/samples/request-query.ts';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { Button } from '#ui/button.tsx';
import { ClosingBand } from '#ui/closing-band.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import type { PictureFiles } from '#ui/picture-files.ts';

type Props = {
  /** Without it, the band closes a list. */
  name?: string;
  picture: PictureFiles | { name: string };
};

/** A sample first, then a quote. */
export function MaterialClosing({ name, picture }: Props) {
  const t = useTranslations();
  return (
    <ClosingBand
      title={name ? keepTogether(t('Materials.closing.page.title', { name })) : t('Materials.closing.list.title')}
      text={t(`Materials.closing.${name ? 'page' : 'list'}.text`)}
      picture={picture}
    >
      <span className="flex flex-wrap gap-3">
        {name ? (
          <ProductQuote name={name} size="large" />
        ) : (
          <Button href="#inquiry" variant="primary" size="large">
            {t('Products.requestOffer')}
          </Button>
        )}
        {isListed(requestPath, localeFromTag(useLocale())) && (
          <Button as={Link} href={requestPath} size="large">
            {t('Products.orderSample')}
          </Button>
        )}
      </span>
    </ClosingBand>
  );
}
