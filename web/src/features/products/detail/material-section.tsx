import { useLocale, useTranslations } from 'next-intl';
import { materialListPath, materialPath } from '#features/materials/material-paths.ts';
import { groupNames, materialScopes } from '#features/materials/material-scopes.ts';
import { isUsableIn } from '#features/materials/trade/trade-rows.ts';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { ProductDetail } from '../product-data.ts';

/** On a phone; the others are folded. Even, for two columns. */
const SHOWN = 6;

type Material = NonNullable<ProductDetail['materials']>[number];
type Props = { printerId: string; materials: readonly Material[] };

/** Those that may be used in the market of the locale come first. */
export function MaterialSection({ printerId, materials }: Props) {
  const t = useTranslations();
  const locale = localeFromTag(useLocale());
  return (
    <div className="grid gap-10">
      {groupNames.map((scope) => {
        const fitting = materials
          .filter(({ group }) => group === materialScopes[scope].group)
          .toSorted((a, b) => Number(isUsableIn(b, locale)) - Number(isUsableIn(a, locale)));
        if (fitting.length === 0) return null;
        const hasUse = fitting.some((material) => !isUsableIn(material, locale));
        return (
          <div key={scope}>
            <h3 className="text-subheading">{t(`Materials.scopes.${scope}.title`)}</h3>
            <div className="mt-3 border-t border-line">
              <MaterialRows materials={fitting.slice(0, SHOWN)} hasUse={hasUse} />
              {fitting.length > SHOWN && (
                <details className="fold-below-sm unmarked">
                  <summary className="min-h-12 border-b border-line font-medium text-accent">
                    {t('Sections.allVolumes', { count: fitting.length })}
                    <span aria-hidden className="plus-minus" />
                  </summary>
                  <MaterialRows materials={fitting.slice(SHOWN)} hasUse={hasUse} />
                </details>
              )}
            </div>
            <p className="mt-4">
              <TextLink as={Link} href={`${materialListPath(scope)}?printer=${printerId}`} variant="standalone">
                {t('Products.toFinder')}
              </TextLink>
            </p>
          </div>
        );
      })}
    </div>
  );
}

/** `hasUse` says of each dental resin whether it may be used in the market of the locale, of others if it may not. */
type RowsProps = { materials: readonly Material[]; hasUse: boolean };

function MaterialRows({ materials, hasUse }: RowsProps) {
  return (
    <ul className="sm:grid sm:grid-cols-2 sm:gap-x-8">
      {materials.map((material) => (
        <MaterialRow key={material.id} material={material} hasUse={hasUse} />
      ))}
    </ul>
  );
}

function MaterialRow({ material, hasUse }: { material: Material; hasUse: boolean }) {
  const t = useTranslations('Materials.trade.registration.mark');
  const { slug, name, group, category, colors } = material;
  const isUsable = isUsableIn(material, localeFromTag(useLocale()));
  const isMarked = hasUse && (!isUsable || group === 'DENTAL');
  return (
    <li className="relative flex items-center gap-4 border-b border-line py-2.5">
      <Link
        href={materialPath(slug)}
        className="font-medium transition-colors duration-quick after:absolute after:inset-0 hover:text-accent"
      >
        {name}
      </Link>
      <span aria-hidden className="flex shrink-0 -space-x-1">
        {colors.map(({ name: shade, hex }) => (
          <span
            key={shade}
            className="shade size-3.5 rounded-full border border-edge/40"
            style={{ backgroundColor: hex }}
          />
        ))}
      </span>
      <span className="ms-auto text-end text-fine text-ink-soft">
        {category.label}
        {isMarked && (
          <span className={`block ${isUsable ? 'text-accent' : ''}`}>{t(isUsable ? 'usable' : 'evaluation')}</span>
        )}
      </span>
    </li>
  );
}
