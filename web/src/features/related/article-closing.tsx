import { useTranslations } from 'next-intl';
import { Button } from '#ui/button.tsx';
import { ClosingBand } from '#ui/closing-band.tsx';
import type { PictureFiles } from '#ui/picture-files.ts';

type Props = {
  /** The first is shown. */
  products: readonly { pictures: readonly PictureFiles[] }[] | null | undefined;
};

/** The next step after an article. */
export function ArticleClosing({ products }: Props) {
  const t = useTranslations('Articles.closing');
  return (
    <ClosingBand
      title={t('title')}
      text={t('text')}
      picture={products?.[0]?.pictures[0] ?? { name: 'scenes/lab-bench' }}
    >
      <Button href="#inquiry" variant="primary" size="large">
        {t('quote')}
      </Button>
    </ClosingBand>
  );
}
