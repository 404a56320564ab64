import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { browserClient } from '#gateway/browser-client.ts';
import { createGatewayResponses, type GatewayResponses } from '#testing/gateway-responses.ts';
import { cardNames, renderFinder, resultsHeading, t } from './material-finder.fixture.tsx';
import { MaterialListDocument } from './material-list.generated.ts';
import { dentureBase, facts, toItem, toList } from './materials.fixture.ts';

let gateway: GatewayResponses;

beforeEach(async () => {
  await browserClient.clearStore();
  gateway = createGatewayResponses();
  gateway.respond(MaterialListDocument, () => ({ materials: toList([dentureBase]) }));
});

const lastProperties = () => gateway.variablesOf(MaterialListDocument).at(-1)?.filter?.properties;

function bounds() {
  const of = { name: 'Flexural modulus', unit: 'MPa' };
  return {
    from: screen.getByRole('spinbutton', { name: t('rangeFrom', of) }),
    to: screen.getByRole('spinbutton', { name: t('rangeTo', of) }),
  };
}

it('R194 sends a range on Enter and lists unmeasured materials separately', async () => {
  const unmeasured = facts.slice(2, 4);
  gateway.respond(MaterialListDocument, () => ({
    materials: toList([dentureBase], { notSpecified: unmeasured.map(toItem) }),
  }));
  renderFinder();
  const { from } = bounds();
  expect(from).toHaveAccessibleDescription(t('occurring', { min: '950', max: '2,700', unit: 'MPa' }));
  await userEvent.type(from, '2600{Enter}');
  const heading = await screen.findByRole('heading', { name: t('notSpecified') });
  expect(window.location.search).toBe('?flexural-modulus=2600..');
  expect(lastProperties()).toEqual([{ property: 'FLEXURAL_MODULUS', min: 2600 }]);
  expect(from).toHaveFocus();
  const section = heading.closest('section') ?? undefined;
  expect(cardNames(section)).toEqual(unmeasured.map(({ name }) => name));
  expect(cardNames()).toEqual([dentureBase, ...unmeasured].map(({ name }) => name));
});

it('R194 sends both bounds on leaving the field, in ascending order', async () => {
  renderFinder();
  const { from, to } = bounds();
  await userEvent.type(from, '2800');
  await userEvent.type(to, '2600.5');
  expect(gateway.variablesOf(MaterialListDocument)).toEqual([]);
  await userEvent.click(document.body);
  await waitFor(() => expect(lastProperties()).toEqual([{ property: 'FLEXURAL_MODULUS', min: 2600.5, max: 2800 }]));
  expect(window.location.search).toBe('?flexural-modulus=2600.5..2800');
  await waitFor(() => expect(from).toHaveValue(2600.5));
});

it('R194 a reset empties the fields and restores the whole list', async () => {
  renderFinder('?flexural-modulus=2600..');
  const { from } = bounds();
  expect(from).toHaveValue(2600);
  await waitFor(() => expect(cardNames()).toEqual([dentureBase.name]));
  await userEvent.click(screen.getByRole('button', { name: t('reset') }));
  await waitFor(() => expect(cardNames()).toHaveLength(facts.length));
  expect(window.location.search).toBe('');
  expect(from).toHaveValue(null);
  expect(resultsHeading()).toHaveFocus();
});
