import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NETWORK_ERROR, recordRequests } from '../testing/record-requests.ts';
import { renderApp } from '../testing/render-app.tsx';
import { Article } from './article.tsx';

afterEach(() => void vi.unstubAllGlobals());

const open = (href: string) => {
  const rendered = renderApp(<Article html={`<p><a href="${href}">Link</a></p>`} />);
  return userEvent.click(screen.getByRole('link', { name: 'Link' })).then(() => rendered);
};

describe('a link in an article', () => {
  it('opens the screen of a copied record without a request', async () => {
    const { operations } = recordRequests(() => NETWORK_ERROR);
    const { history } = await open('/hardware/A2D_4K?from=article#data');
    expect(history?.at(-1)).toBe('/machines/2');
    expect(operations).toEqual([]);
  });

  it('asks the gateway for a path that is not in the copy', async () => {
    const recordByPath = { __typename: 'Material', id: '101' };
    const { operations } = recordRequests(() => Response.json({ data: { recordByPath } }));
    const { history } = await open('/material/materialDetail/former-name-101');
    await vi.waitFor(() => expect(history?.at(-1)).toBe('/resins/101'));
    expect(operations).toEqual(['RecordByPath']);
  });

  it.each([
    ['/about', 'site.example/about'],
    ['https://partner.example/x', 'partner.example/x'],
  ])('shows the address of %s, which has no screen', async (href, address) => {
    recordRequests(() => NETWORK_ERROR);
    const { history } = await open(href);
    expect(await screen.findByText(address)).toBeVisible();
    expect(history).toEqual(['/']);
  });
});
