import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserClient } from '#gateway/browser-client.ts';
import { createGatewayResponses, type GatewayResponses } from '#testing/gateway-responses.ts';
import { cardNames, checkbox, renderFinder, resultsHeading, resultsStatus, t } from './material-finder.fixture.tsx';
import { MaterialListDocument } from './material-list.generated.ts';
import { emptyQuery, toMaterialFilter } from './material-query.ts';
import { castUv, dentureBase, facts, toList } from './materials.fixture.ts';

const wholeList = toMaterialFilter({ group: 'DENTAL', subtype: null }, emptyQuery);

let gateway: GatewayResponses;

beforeEach(async () => {
  await browserClient.clearStore();
  gateway = createGatewayResponses();
  gateway.respond(MaterialListDocument, () => ({ materials: toList([dentureBase]) }));
});

const lastRequest = () => gateway.variablesOf(MaterialListDocument).at(-1);
const requestCount = () => gateway.variablesOf(MaterialListDocument).length;

describe('filters', () => {
  it.each([
    ['Denture', '?category=denture', { categories: ['denture'] }],
    ['Pink', '?color=pink', { colors: ['pink'] }],
    ['Reflex', '?printer=6', { printers: ['6'] }],
    ['ISO 10993-23', '?iso10993=23', { biocompatibility: ['ISO_10993_23'] }],
    ['Splints', '?use=splint', { usages: ['splint'] }],
    ['Pulsing module', '?module=pulsing-module', { addOns: ['pulsing-module'] }],
  ])('R190 R191 R192 R193 R195 R196 %s is stored in the URL and sent to the gateway', async (name, search, filter) => {
    renderFinder();
    expect(cardNames()).toEqual(facts.map((material) => material.name));
    await userEvent.click(checkbox(name));
    expect(checkbox(name)).toBeChecked();
    await waitFor(() => expect(cardNames()).toEqual([dentureBase.name]));
    expect(window.location.search).toBe(search);
    expect(lastRequest()).toEqual({ locale: 'EN', sort: 'DEFAULT', filter: { ...wholeList, ...filter } });
    expect(resultsStatus()).toHaveTextContent(t('found', { count: 1 }));
  });

  it('combine, count in the summary, and are cleared together', async () => {
    renderFinder('?category=denture&color=pink&iso10993=5&sort=latest');
    expect(checkbox('Denture')).toBeChecked();
    expect(checkbox('Pink')).toBeChecked();
    expect(checkbox('ISO 10993-5')).toBeChecked();
    expect(screen.getByText(t('filterCount', { count: 3 }))).toBeInTheDocument();
    await waitFor(() => expect(cardNames()).toEqual([dentureBase.name]));
    const filter = { ...wholeList, categories: ['denture'], colors: ['pink'], biocompatibility: ['ISO_10993_5'] };
    expect(lastRequest()).toEqual({ locale: 'EN', sort: 'LATEST', filter });
    await userEvent.click(screen.getByRole('button', { name: t('reset') }));
    await waitFor(() => expect(window.location.search).toBe('?sort=latest'));
    expect(resultsHeading()).toHaveFocus();
    expect(checkbox('Denture')).not.toBeChecked();
    await waitFor(() => expect(lastRequest()?.filter).toEqual(wholeList));
  });

  it('show the previous list as loading until the response arrives', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gateway.respond(MaterialListDocument, async () => {
      await promise;
      return { materials: toList([castUv]) };
    });
    renderFinder('?category=castable');
    await waitFor(() => expect(requestCount()).toBe(1));
    expect(resultsStatus()).toHaveTextContent(t('loading'));
    expect(cardNames()).toHaveLength(facts.length);
    resolve();
    await waitFor(() => expect(cardNames()).toEqual([castUv.name]));
  });
});

describe('the filter by use today', () => {
  it('is the first filter, is stored in the URL, and says why the others are left out', async () => {
    gateway.respond(MaterialListDocument, () => ({ materials: toList([castUv, dentureBase]) }));
    renderFinder();
    const box = screen.getByLabelText(t('trade.registration.mark.usable'));
    expect(screen.getAllByRole('checkbox')[0]).toBe(box);
    await userEvent.click(box);
    await waitFor(() => expect(window.location.search).toBe('?usable=true'));
    await waitFor(() => expect(cardNames()).toEqual([castUv.name]));
    expect(lastRequest()).toEqual({ locale: 'EN', sort: 'DEFAULT', filter: wholeList });
    await userEvent.click(screen.getByText(t('whyNot', { count: 1 })));
    expect(screen.getByText(t('trade.registration.missing.US'))).toBeVisible();
  });
});

describe('the sort order', () => {
  it('R197 has an option for each of the seven orders', () => {
    renderFinder();
    const names = within(screen.getByLabelText(t('sort')))
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(names).toEqual([
      t('sorts.DEFAULT'),
      t('sorts.LATEST'),
      t('sorts.FLEXURAL_MODULUS'),
      t('sorts.FLEXURAL_STRENGTH'),
      t('sorts.ELONGATION_AT_BREAK'),
      t('sorts.IMPACT_STRENGTH_NOTCHED'),
      t('sorts.HEAT_DEFLECTION_TEMPERATURE'),
    ]);
  });

  it.each([
    ['LATEST', '?sort=latest'],
    ['FLEXURAL_MODULUS', '?sort=flexural-modulus'],
    ['FLEXURAL_STRENGTH', '?sort=flexural-strength'],
    ['ELONGATION_AT_BREAK', '?sort=elongation-at-break'],
    ['IMPACT_STRENGTH_NOTCHED', '?sort=impact-strength'],
    ['HEAT_DEFLECTION_TEMPERATURE', '?sort=heat-deflection'],
  ] as const)('R197 %s is stored in the URL, and the list keeps the order of the gateway', async (order, search) => {
    const sorted = [dentureBase, castUv];
    gateway.respond(MaterialListDocument, () => ({ materials: toList(sorted) }));
    renderFinder();
    await userEvent.selectOptions(screen.getByLabelText(t('sort')), t(`sorts.${order}`));
    await waitFor(() => expect(lastRequest()).toEqual({ locale: 'EN', sort: order, filter: wholeList }));
    await waitFor(() => expect(window.location.search).toBe(search));
    await waitFor(() => expect(cardNames()).toEqual([dentureBase.name, castUv.name]));
  });
});

describe('without matches', () => {
  it('R198 suggests dropping a criterion, which leads to results', async () => {
    const relaxations = [{ criterion: 'COLORS', totalCount: 1 } as const];
    gateway.respond(MaterialListDocument, ({ filter }) => ({
      materials: filter?.colors?.length ? toList([], { relaxations }) : toList([castUv]),
    }));
    renderFinder('?category=castable&color=pink');
    expect(await screen.findByRole('heading', { name: t('noMatchTitle') })).toBeVisible();
    expect(screen.getByText(t('noMatchText'))).toBeVisible();
    expect(resultsStatus()).toHaveTextContent(t('found', { count: 0 }));
    const suggestion = t('relaxation', { criterion: t('criteria.COLORS'), count: 1 });
    await userEvent.click(screen.getByRole('button', { name: suggestion }));
    await waitFor(() => expect(cardNames()).toEqual([castUv.name]));
    expect(window.location.search).toBe('?category=castable');
    expect(resultsHeading()).toHaveFocus();
  });

  it('R198 suggests a reset if no single criterion helps', async () => {
    gateway.respond(MaterialListDocument, () => ({ materials: toList([], { relaxations: [] }) }));
    renderFinder('?category=castable&color=pink');
    expect(await screen.findByText(t('noMatchReset'))).toBeVisible();
  });
});

describe('when the gateway does not respond', () => {
  it('R281 reports the failure, keeps the filters and can be retried', async () => {
    gateway.respond(MaterialListDocument, () => {
      throw new GraphQLError('x', { extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
    });
    renderFinder('?category=denture');
    expect(await screen.findByRole('alert')).toHaveTextContent(t('failedTitle'));
    expect(resultsStatus()).toBeEmptyDOMElement();
    expect(checkbox('Denture')).toBeChecked();
    gateway.respond(MaterialListDocument, () => ({ materials: toList([dentureBase]) }));
    await userEvent.click(screen.getByRole('button', { name: t('retry') }));
    await waitFor(() => expect(cardNames()).toEqual([dentureBase.name]));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(resultsHeading()).toHaveFocus();
  });
});
