import { useTranslations } from 'next-intl';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Figure } from '#ui/figure.tsx';
import type { PictureFiles } from '#ui/picture-files.ts';
import { SectionHeading } from '#ui/section-heading.tsx';

type Props = {
  /** The first is shown. */
  products: readonly { pictures: readonly PictureFiles[] }[] | null | undefined;
};

/** The next step after an article. */
export function ArticleClosing({ products }: Props) {
  const t = useTranslations('Articles.closing');
  const picture = products?.[0]?.pictures[0] ?? { name: 'scenes/lab-bench' };
  return (
    <section className="closing-band border-t border-line bg-surface">
      <Container className="grid items-center gap-8 py-12 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:gap-12 desktop:py-16">
        <div>
          <SectionHeading title={t('title')} intro={t('text')} />
          <p className="mt-8">
            <Button href="#inquiry" variant="primary" size="large">
              {t('quote')}
            </Button>
          </p>
        </div>
        <Figure {...picture} alt="" sizes="(width >= 993px) 32rem, 100vw" className="rounded-panel" />
      </Container>
    </section>
  );
}
