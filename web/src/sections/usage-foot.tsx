import { getTranslations } from 'next-intl/server';
import { getMaterialList } from '#features/materials/material-data.ts';
import { groupNames, materialScopes } from '#features/materials/material-scopes.ts';
import { PartlyUsableMark, UsageMark } from '#features/materials/trade/usage-mark.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import type { Quantity } from './page-content.ts';
import { QuantityText } from './quantity-text.tsx';

type Props = {
  isPartlyUsable?: boolean;
  resins: readonly string[] | undefined;
  figure: Quantity | undefined;
  measured: string | undefined;
  className: string;
};

/** Whether parts may be used today, and below it one figure. */
export async function UsageFoot({ isPartlyUsable = false, resins, figure, measured, className }: Props) {
  const t = await getTranslations('Sections');
  const materials = resins && (await getMaterials(resins));
  return (
    <p className={`flex flex-col items-start gap-1.5 text-small ${className}`}>
      {materials && <UsageMark resins={materials} />}
      {isPartlyUsable && <PartlyUsableMark />}
      {figure && measured && (
        <span>
          {t.rich('measured', {
            text: measured,
            figure: () => (
              <span key="figure" className="text-lead leading-none **:font-medium">
                <FootFigure {...figure} />
              </span>
            ),
          })}
        </span>
      )}
    </p>
  );
}

/** More than an hour in hours and minutes. */
function FootFigure(figure: Quantity) {
  const { value, to, unit, sign } = figure;
  if (unit !== 'min' || sign || to !== undefined || value <= 60) return <QuantityText {...figure} />;
  const minutes = value % 60;
  return (
    <>
      <QuantityText value={Math.floor(value / 60)} unit="h" />
      {minutes > 0 && (
        <>
          {'\u00a0'}
          <QuantityText value={minutes} unit="min" />
        </>
      )}
    </>
  );
}

async function getMaterials(ids: readonly string[]) {
  const locale = await getCurrentLocale();
  const lists = await Promise.all(groupNames.map((name) => getMaterialList(locale, materialScopes[name])));
  return lists.flatMap(({ items }) => items.filter(({ id }) => ids.includes(id)));
}
