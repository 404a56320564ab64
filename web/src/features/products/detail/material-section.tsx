import { useTranslations } from 'next-intl';
import { materialListPath, materialPath } from '#features/materials/material-paths.ts';
import { groupNames, materialScopes } from '#features/materials/material-scopes.ts';
import { Link } from '#i18n/navigation.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { ProductDetail } from '../product-data.ts';

/** On a phone; the others are folded. Even, for two columns. */
const SHOWN = 6;

type Material = NonNullable<ProductDetail['materials']>[number];
type Props = { printerId: string; materials: readonly Material[] };

export function MaterialSection({ printerId, materials }: Props) {
  const t = useTranslations();
  return (
    <div className="grid gap-10">
      {groupNames.map((scope) => {
        const fitting = materials.filter(({ group }) => group === materialScopes[scope].group);
        if (fitting.length === 0) return null;
        return (
          <div key={scope}>
            <h3 className="text-subheading">{t(`Materials.scopes.${scope}.title`)}</h3>
            <div className="mt-3 border-t border-line">
              <MaterialRows materials={fitting.slice(0, SHOWN)} />
              {fitting.length > SHOWN && (
                <details className="fold-below-sm unmarked">
                  <summary className="min-h-12 border-b border-line font-medium text-accent">
                    {t('Sections.allVolumes', { count: fitting.length })}
                    <span aria-hidden className="plus-minus" />
                  </summary>
                  <MaterialRows materials={fitting.slice(SHOWN)} />
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

function MaterialRows({ materials }: { materials: readonly Material[] }) {
  return (
    <ul className="sm:grid sm:grid-cols-2 sm:gap-x-8">
      {materials.map((material) => (
        <MaterialRow key={material.id} material={material} />
      ))}
    </ul>
  );
}

function MaterialRow({ material: { slug, name, category, colors } }: { material: Material }) {
  return (
    <li className="relative flex items-center gap-4 border-b border-line py-2.5">
      <Link
        href={materialPath(slug)}
        className="font-medium transition-colors duration-quick after:absolute after:inset-0 hover:text-accent"
      >
        {name}
      </Link>
      <span className="ms-auto text-end text-fine text-ink-soft">{category.label}</span>
      <span aria-hidden className="flex shrink-0 -space-x-1">
        {colors.map(({ name: shade, hex }) => (
          <span
            key={shade}
            className="shade size-3.5 rounded-full border border-edge/40"
            style={{ backgroundColor: hex }}
          />
        ))}
      </span>
    </li>
  );
}
