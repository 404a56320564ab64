import type { ReactNode } from 'react';
import { AccessoryCard } from '#features/accessories/accessory-card.tsx';
import { AccessoryDetailPage } from '#features/accessories/accessory-detail-page.tsx';
import { AccessoryFinder } from '#features/accessories/accessory-finder.tsx';
import { numberOfType } from '#features/accessories/accessory-types.ts';
import { partialDentures } from '#features/case-studies/case-studies.fixture.ts';
import { CaseStudyCard } from '#features/case-studies/case-study-card.tsx';
import { CaseStudyDetailPage } from '#features/case-studies/case-study-detail-page.tsx';
import { MaterialCard } from '#features/materials/material-card.tsx';
import { MaterialDetailPage } from '#features/materials/material-detail-page.tsx';
import { MaterialFinder } from '#features/materials/material-finder.tsx';
import { castUv, castUvDetail, facts, options, toItem, toList } from '#features/materials/materials.fixture.ts';
import { ProductCard } from '#features/products/product-card.tsx';
import { reflexWash } from '#features/products/products.fixture.ts';
import { PageBody } from '#ui/page-body.tsx';
import { ImageModal } from './image-modal.tsx';
import { sampleCopyIn } from './sample-copy.ts';
import type { SampleName } from './sample-names.ts';

const { open, close } = sampleCopyIn('en');
const [picture] = reflexWash.pictures;
const printers = reflexWash.fits?.map(({ id, name }) => ({ id, name })) ?? [];

/** By page below `/dev`: components with the records of tests, in English. They need no gateway. */
export const recordSamples: Record<SampleName, ReactNode> = {
  'material-list': (
    <PageBody>
      <MaterialFinder
        locale="EN"
        scope={{ group: 'DENTAL', subtype: null }}
        options={options}
        initial={toList(facts)}
        facts={facts}
      />
    </PageBody>
  ),
  'material-detail': <MaterialDetailPage material={castUvDetail} />,
  'accessory-list': (
    <PageBody>
      <AccessoryFinder
        rows={[
          {
            id: reflexWash.id,
            name: reflexWash.name,
            group: numberOfType(reflexWash.accessoryType),
            orderNumber: reflexWash.orderNumber,
            orderNumbers: reflexWash.orderNumbers,
            printers: printers.map(({ id }) => id),
            node: <AccessoryCard accessory={reflexWash} />,
          },
        ]}
        printers={printers}
      />
    </PageBody>
  ),
  'accessory-detail': <AccessoryDetailPage accessory={reflexWash} />,
  'case-study': <CaseStudyDetailPage caseStudy={partialDentures} related={null} />,
  'image-modal': <PageBody>{picture && <ImageModal picture={picture} openLabel={open} closeLabel={close} />}</PageBody>,
  cards: (
    <PageBody>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        <MaterialCard material={{ ...toItem(castUv), ...castUvDetail }} />
        <AccessoryCard accessory={reflexWash} />
        <ProductCard product={reflexWash} />
        <CaseStudyCard caseStudy={partialDentures} />
      </div>
    </PageBody>
  ),
};
