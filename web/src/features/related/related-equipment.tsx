import type { ComponentProps } from 'react';
import { materialPath } from '#features/materials/material-paths.ts';
import { AsideSection } from '#ui/article-body.tsx';
import { RelatedLinks } from './related-links.tsx';

type Props = {
  titles: { products: string; materials: string };
  products: ComponentProps<typeof RelatedLinks>['items'] | null;
  materials: readonly { id: string; name: string; slug: string }[] | null;
};

/** The machines and resins of a record. */
export function RelatedEquipment({ titles, products, materials }: Props) {
  return (
    <>
      {products && products.length > 0 && (
        <AsideSection title={titles.products}>
          <RelatedLinks items={products} />
        </AsideSection>
      )}
      {materials && materials.length > 0 && (
        <AsideSection title={titles.materials}>
          <RelatedLinks items={materials.map((material) => ({ ...material, path: materialPath(material.slug) }))} />
        </AsideSection>
      )}
    </>
  );
}
