import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { messages } from '../i18n/messages.ts';
import { renderApp } from '../testing/render-app.tsx';
import { FirstCopy } from './first-copy.tsx';

const { status } = messages.EN;

describe('the screen before the first copy', () => {
  it('says that the catalog is being loaded', () => {
    renderApp(<FirstCopy />, { sync: { isRunning: true } });
    expect(screen.getByRole('heading', { name: status.copyingTitle })).toBeVisible();
  });

  it.each([
    ['NETWORK', status.NETWORK],
    ['OVERLOADED', status.OVERLOADED],
    ['RATE_LIMITED', status.OVERLOADED],
    ['UPSTREAM_UNAVAILABLE', status.other],
  ])('explains the failure %s, and when it tries again', (code, text) => {
    const failure = { code, retryAfterMs: 0 };
    renderApp(<FirstCopy />, { sync: { failure, retryAt: Date.now() + 4_500 } });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(status.retryIn(5))).toBeVisible();
  });

  it('tries again when the visitor asks for it', async () => {
    const failure = { code: 'NETWORK', retryAfterMs: 0 };
    const { run } = renderApp(<FirstCopy />, { sync: { failure } });
    await userEvent.click(screen.getByRole('button', { name: status.retry }));
    expect(run).toHaveBeenCalledTimes(1);
  });
});
