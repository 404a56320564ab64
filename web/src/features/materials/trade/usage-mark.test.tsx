import { localeCodes } from '@heliograph/schema/locales.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { marketOf } from '#content/markets.ts';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import type { MarketFacts } from './trade-rows.ts';
import { UsageMark } from './usage-mark.tsx';

describe.each(localeCodes)('the usage mark in %s', (locale) => {
  const { usable, partly, evaluation } = messages[locale].Materials.trade.registration.mark;
  const model: MarketFacts = { bodyContact: 'NONE', registrations: [] };
  const temporary: MarketFacts = { bodyContact: 'MOUTH', registrations: [] };
  const registered: MarketFacts = { ...temporary, registrations: [{ market: marketOf[locale] }] };

  it.each([
    { case: 'resins without contact to the body', resins: [model], mark: usable },
    { case: 'resins registered in the market of the reader', resins: [model, registered], mark: usable },
    { case: 'work without a resin', resins: [], mark: usable },
    { case: 'resins of which one is not registered', resins: [registered, temporary], mark: partly },
    { case: 'resins that are not registered', resins: [temporary, temporary], mark: evaluation },
    { case: 'a resin without a statement', resins: [{ ...temporary, bodyContact: null }], mark: evaluation },
  ])('says "$mark" for $case', ({ resins, mark }) => {
    renderPage(<UsageMark resins={resins} />, { locale });
    expect(screen.getByText(mark)).toBeVisible();
  });
});
