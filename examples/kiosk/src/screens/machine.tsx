import { findRelatedToProduct, type Product } from '../catalog/catalog.ts';
import { formatPrice } from '../catalog/format.ts';
import { useCatalog } from '../catalog/use-catalog.ts';
import { useLabels } from '../catalog/use-labels.ts';
import { PATHS } from '../frame/paths.ts';
import type { Messages } from '../i18n/en.ts';
import { useLanguageTag, useMessages } from '../i18n/locale-context.ts';
import { AskLink } from '../ui/ask-link.tsx';
import { BuildVolume } from '../ui/build-volume.tsx';
import { DataSheet } from '../ui/data-sheet.tsx';
import { DetailHead } from '../ui/detail-head.tsx';
import { RecordRow } from '../ui/record-row.tsx';
import { TextBlocks } from '../ui/text-blocks.tsx';
import { GoneScreen } from './gone.tsx';

type MachineScreenProps = { id: string };

/** A printer, a station, or an accessory that a search or a related record leads to. */
export function MachineScreen({ id }: MachineScreenProps) {
  const { nav, catalog: copy } = useMessages();
  const label = useLabels();
  const catalog = useCatalog();
  const product = catalog.products.find((candidate) => candidate.id === id);
  if (!product) return <GoneScreen />;
  const related = findRelatedToProduct(catalog, product);
  return (
    <article className="detail">
      <DetailHead
        back={{ href: PATHS.machines, label: nav.machines }}
        kicker={label('ProductKind', product.kind)}
        title={product.name}
        tagline={product.tagline}
        summary={product.summary}
        picture={product.pictures[0]}
      >
        <Price product={product} />
        <AskLink record={product} />
      </DetailHead>
      <div className="detail-columns">
        <TextBlocks title={copy.highlights} blocks={product.highlights} />
        <div>
          {product.buildVolume && <BuildVolume volume={product.buildVolume} label={copy.buildVolume} />}
          <DataSheet rows={product.specification} more={factsOf(product, copy)} />
        </div>
      </div>
      <RecordRow title={copy.testedResins} records={related.materials} />
      <RecordRow title={copy.accessories} records={related.accessories} />
      <RecordRow title={copy.fitsPrinters} records={related.fits} />
      <RecordRow title={copy.printedSamples} records={related.samples} />
      <RecordRow title={copy.relatedCaseStudies} records={related.caseStudies} />
    </article>
  );
}

/** Rows of the data sheet that are not part of the specification. */
function factsOf({ machine }: Product, copy: Messages['catalog']): [string, string][] {
  return machine ? [[copy.warranty, copy.months(machine.warrantyMonths)]] : [];
}

type PriceProps = { product: Product };

function Price({ product: { price, kind } }: PriceProps) {
  const { catalog: copy } = useMessages();
  const label = useLabels();
  const tag = useLanguageTag();
  if (!price) return kind === 'ACCESSORY' ? null : <p className="price">{copy.priceOnRequest}</p>;
  return (
    <p className="price">
      {formatPrice(price, tag)} <span className="price-tax">{label('TaxRule', price.taxRule)}</span>
    </p>
  );
}
