import { localeCodes, locales } from '@heliograph/schema/locales.ts';
import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { marketOf } from '#content/markets.ts';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { MaterialSection } from './material-section.tsx';

const resin = {
  ...{ id: '1', slug: 'resin-1', name: 'Resin', group: 'DENTAL' as const, colors: [] },
  category: { id: 'crown', label: 'Crowns' },
  bodyContact: 'MOUTH' as 'MOUTH' | 'NONE' | null,
  registrations: [] as { market: 'CN' | 'EU' | 'US' }[],
};

describe.each(localeCodes)('the resins of a printer in %s', (locale) => {
  const t = createTranslator({
    ...{ locale: locales[locale].tag, messages: messages[locale] },
    namespace: 'Materials.trade.registration.notice',
  });
  const registered = { ...resin, id: '2', registrations: [{ market: marketOf[locale] }] };
  const renderSection = (materials: (typeof resin)[]) => {
    renderPage(<MaterialSection printerId="1" materials={materials} />, { locale });
    return screen.getAllByRole('heading')[0]?.nextElementSibling;
  };

  it('say how many of those for the mouth are registered in the market of the reader', () => {
    const model = { ...resin, id: '3', bodyContact: 'NONE' as const };
    const unstated = { ...resin, id: '4', bodyContact: null };
    const notice = renderSection([resin, registered, model, unstated]);
    expect(notice?.textContent).toBe(keepTogether(t('printer', { registered: 1, total: 3 })));
  });

  it('say nothing once all of them are', () => {
    expect(renderSection([registered])).toContainElement(screen.getByRole('list'));
  });

  it('say nothing of resins that are not for the mouth', () => {
    expect(renderSection([{ ...resin, bodyContact: 'NONE' }])).toContainElement(screen.getByRole('list'));
  });
});
