import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MaterialCriterion } from '#gateway/schema.generated.ts';
import { renderPage } from '#testing/render.tsx';
import { ExcludedMaterials } from './excluded-materials.tsx';
import { t } from './material-finder.fixture.tsx';
import { materialPath } from './material-paths.ts';
import { emptyQuery, type MaterialQuery } from './material-query.ts';
import { castUv, dentureBase, options } from './materials.fixture.ts';

const renderExcluded = (query: Partial<MaterialQuery>) =>
  renderPage(
    <ExcludedMaterials materials={[castUv, dentureBase]} options={options} query={{ ...emptyQuery, ...query }} />,
  );

const reasonsOf = (name: string) => screen.getByRole('link', { name }).closest('dt')?.nextElementSibling?.textContent;

it('R198 explains why each material is excluded', () => {
  renderExcluded({ categories: ['castable'], ranges: { FLEXURAL_MODULUS: { max: 2_000 } } });
  expect(screen.getByText(t('whyNot', { count: 1 }))).toBeVisible();
  const link = screen.getByRole('link', { name: dentureBase.name });
  expect(link).toHaveAttribute('href', materialPath(dentureBase.slug));
  expect(screen.queryByRole('link', { name: castUv.name })).toBeNull();
  expect(reasonsOf(dentureBase.name)).toBe(
    [
      t('whyNotCriterion', { criterion: t('criteria.CATEGORIES'), missing: 'Castable' }),
      t('whyNotValue', { name: 'Flexural modulus', value: '2,700', unit: 'MPa' }),
    ].join(' · '),
  );
});

it.each<[MaterialCriterion, Partial<MaterialQuery>, string]>([
  ['COLORS', { colors: ['pink'] }, 'Pink'],
  ['PRINTERS', { printers: ['9'] }, '9'],
  ['USAGES', { usages: ['splint'] }, 'Splints'],
  ['BIOCOMPATIBILITY', { biocompatibility: ['ISO_10993_5', 'ISO_10993_23'] }, 'ISO 10993-5, ISO 10993-23'],
])('R198 names the values of %s that a material lacks', (criterion, query, missing) => {
  renderExcluded(query);
  expect(reasonsOf(castUv.name)).toBe(t('whyNotCriterion', { criterion: t(`criteria.${criterion}`), missing }));
});

it('R198 explains nothing if every material matches', () => {
  const { container } = renderExcluded({});
  expect(container).toBeEmptyDOMElement();
});
