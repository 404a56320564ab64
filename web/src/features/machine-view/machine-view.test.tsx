import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { findModel } from './find-model.ts';
import { MachineView } from './machine-view.tsx';
import { MachineViewButton } from './machine-view-button.tsx';

const product = {
  ...{ slug: 'A2D', name: 'UltraCraft A2D', pictures: [{ alt: 'A printer' }] },
  machine: { size: { width: 425, depth: 385, height: 780 } },
};

const translate = (locale: Locale) =>
  createTranslator({ locale: locales[locale].tag, messages: messages[locale], namespace: 'MachineView' });

async function open(locale: Locale = 'en') {
  renderPage(<MachineView product={product} />, { locale });
  await userEvent.click(screen.getByRole('button', { name: messages[locale].MachineView.open }));
  await screen.findByRole('dialog', { name: translate(locale)('title', { name: product.name }) });
}

beforeEach(() => {
  // jsdom has no WebGL, and logs that.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

describe('the 3D view of a machine', () => {
  it('is offered for machines with an exported model only', () => {
    renderPage(<MachineView product={{ ...product, slug: 'reflex-wash-217' }} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(findModel('toString')).toBeNull();
    expect(findModel('A2D')?.url).toBe('/models/A2D.glb');
  });

  it.each(['en', 'cn', 'de'] as const)(
    'keeps the picture without WebGL, says why, and loads no model, in %s',
    async (locale) => {
      const fetched = vi.spyOn(globalThis, 'fetch');
      await open(locale);
      expect(await screen.findByRole('alert')).toHaveTextContent(messages[locale].MachineView.noWebGl);
      expect(screen.getByRole('img', { name: 'A printer' })).toBeVisible();
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('closes', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: messages.en.MachineView.close }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the button', () => {
  const view = {
    machine: { name: 'A2D', model: { url: '/models/A2D.glb', bytes: 1 }, size: null, picture: 'p', alt: '' },
    locale: 'en',
    messages: { MachineView: messages.en.MachineView },
    labels: { open: 'Open', loading: 'Loading', failed: 'Failed', retry: 'Retry' },
  } as const;

  it('says that the code did not load, and tries again', async () => {
    let attempts = 0;
    const load = () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(() => <p>Loaded</p>);
    };
    renderPage(
      <MachineViewButton {...view} load={load}>
        {null}
      </MachineViewButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Loaded')).toBeVisible();
  });
});
