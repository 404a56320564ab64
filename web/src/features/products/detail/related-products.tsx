import { useLocale, useTranslations } from 'next-intl';
import { accessoryListPath } from '#features/accessories/accessory-paths.ts';
import { toAccessorySearch } from '#features/accessories/accessory-query.ts';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { ProductDetail } from '../product-data.ts';
import { ProductLink } from '../product-link.tsx';

type Related = NonNullable<ProductDetail['accessories']>[number];

type Props = { printerId: string; items: readonly Related[] };

export function Accessories({ printerId, items }: Props) {
  const t = useTranslations('Products');
  const pictured = choosePictured(items);
  const accessories = items.filter((item) => !pictured.includes(item));
  return (
    <>
      <PicturedProducts items={pictured} />
      {accessories.length > 0 && (
        <>
          <h3 className="mt-10 text-subheading">{t('smallParts')}</h3>
          <div className="mt-3">
            <ProductRows items={accessories} />
          </div>
          <p className="mt-4">
            <TextLink
              as={Link}
              href={accessoryListPath + toAccessorySearch('', { printer: printerId })}
              variant="standalone"
            >
              {t('toAccessories')}
            </TextLink>
          </p>
        </>
      )}
    </>
  );
}

/** Desktop units before stations. Where the last row would have a hole, one desktop accessory less. */
function choosePictured(items: readonly Related[]): readonly Related[] {
  const finishing = items.filter(isDesktopFinishing);
  const stations = items.filter(({ kind }) => kind !== 'ACCESSORY');
  const isUneven = [5, 7].includes(finishing.length + stations.length);
  return [...(isUneven ? finishing.slice(0, -1) : finishing), ...stations];
}

/** Desktop printers have their own washing and curing units, smaller than the stations that fit as well. */
function isDesktopFinishing({ accessoryType }: Related): boolean {
  return accessoryType === 'REFLEX_POST_PROCESSING';
}

type RowsProps = { items: readonly Related[]; hasTaglines?: boolean };

/** Products with thumbnails. */
export function ProductRows({ items, hasTaglines = true }: RowsProps) {
  return (
    <ul className="border-t border-line sm:grid sm:grid-cols-2 sm:gap-x-8 sm:*:last:odd:col-span-full">
      {items.map((product) => (
        <ProductRow key={product.id} product={product} hasTagline={hasTaglines} />
      ))}
    </ul>
  );
}

function ProductRow({ product, hasTagline }: { product: Related; hasTagline: boolean }) {
  const { path, name, tagline, servedLocale, pictures } = product;
  const [picture] = pictures;
  return (
    <li
      lang={toLangAttribute(servedLocale, useLocale())}
      className="group relative flex items-center gap-4 border-b border-line py-2.5"
    >
      <span className="block w-16 shrink-0 overflow-hidden rounded-control bg-backdrop">
        {picture && <Figure {...picture} alt="" sizes="4rem" />}
      </span>
      <span>
        <ProductLink
          path={path}
          className="font-medium transition-colors duration-quick after:absolute after:inset-0 group-hover:text-accent"
        >
          {name}
        </ProductLink>
        {hasTagline && <span className="block text-fine text-ink-soft">{keepTogether(tagline)}</span>}
      </span>
    </li>
  );
}

/** Longer lists are rows of names. */
const MAX_PICTURED = 8;

/** Products with large pictures, in columns that leave no row with a single one. */
export function PicturedProducts({ items }: { items: readonly Related[] }) {
  const locale = useLocale();
  if (items.length > MAX_PICTURED) return <ProductRows items={items} hasTaglines={false} />;
  return (
    <ul className={`grid grid-cols-2 gap-x-5 gap-y-7 ${columnsFor(items.length)}`}>
      {items.map(({ id, path, name, tagline, servedLocale, pictures: [picture] }) => (
        <li key={id} lang={toLangAttribute(servedLocale, locale)} className="group relative">
          <span className="block aspect-[4/3] overflow-hidden rounded-panel bg-backdrop">
            {picture && (
              <Figure
                {...picture}
                alt=""
                sizes={
                  items.length <= 2
                    ? '(width >= 80rem) 29rem, 45vw'
                    : '(width >= 80rem) 19rem, (width >= 40rem) 30vw, 45vw'
                }
              />
            )}
          </span>
          <span className="mt-2.5 block font-medium transition-colors duration-quick group-hover:text-accent">
            <ProductLink path={path} className="after:absolute after:inset-0">
              {name}
            </ProductLink>
          </span>
          <p className="text-small text-ink-soft">{keepTogether(tagline)}</p>
        </li>
      ))}
    </ul>
  );
}

function columnsFor(count: number): string {
  if (count <= 2) return '';
  return count % 4 === 0 || count % 3 === 1 ? 'sm:grid-cols-4' : 'sm:grid-cols-3';
}
