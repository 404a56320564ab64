import { locales } from '@heliograph/schema/locales.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { languageName } from './language-name.ts';
import { TranslationNotice } from './translation-notice.tsx';

afterEach(cleanup);

const { tag } = locales.de;
const t = createTranslator({ locale: tag, messages: messages.de, namespace: 'Languages' });
const language = languageName('en', tag);

function renderNotice(props: ComponentProps<typeof TranslationNotice>) {
  return render(
    <NextIntlClientProvider locale={tag} messages={messages.de} timeZone="UTC">
      <TranslationNotice {...props} />
    </NextIntlClientProvider>,
  ).container;
}

it('names the language of an untranslated text', () => {
  renderNotice({ of: 'text', served: ['EN'] });
  expect(screen.getByText(t('otherText', { language }))).toBeTruthy();
});

it('distinguishes a list without translations from a list with some', () => {
  renderNotice({ of: 'list', served: ['EN', 'EN'] });
  expect(screen.getByText(t('otherList', { language }))).toBeTruthy();
  cleanup();
  renderNotice({ of: 'list', served: ['DE', 'EN'] });
  expect(screen.getByText(t('otherEntries', { language }))).toBeTruthy();
});

it('is absent if every text is translated', () => {
  expect(renderNotice({ of: 'list', served: ['DE', 'DE'] }).textContent).toBe('');
  expect(renderNotice({ of: 'list', served: [] }).textContent).toBe('');
});
