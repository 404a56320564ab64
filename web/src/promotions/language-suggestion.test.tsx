import { localeCodes } from '@heliograph/schema/locales.ts';
import { screen } from '@testing-library/react';
import { LayoutRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ContextType } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { LanguageSwitcherDialog, languageSwitcherId } from '#layout/header/language-switcher-dialog.tsx';
import { renderPage } from '#testing/render.tsx';
import { LanguageSuggestion } from './language-suggestion.tsx';

/** The part of the context from which the path of the route is read: the home page. */
const home = { parentTree: ['', { children: ['__PAGE__', {}] }] } as unknown as ContextType<typeof LayoutRouterContext>;

const { language: copy } = messages.de.Promotions;

it.each(localeCodes)(
  'R349 the header of %s offers cn and en; German browsers see a suggestion of the German site',
  (locale) => {
    const isOfferedGerman = (language: string) => {
      vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
      const { unmount } = renderPage(
        <LayoutRouterContext value={home}>
          <LanguageSuggestion locale={locale} messages={copy} />
        </LayoutRouterContext>,
        { locale },
      );
      const tip = screen.queryByRole('complementary', { name: copy.label });
      unmount();
      return tip !== null;
    };
    const offered = ['de', 'de-AT', 'en-US', 'zh-CN', 'fr', 'den'].filter(isOfferedGerman);
    expect(offered).toEqual(locale === 'de' ? [] : ['de', 'de-AT']);

    renderPage(<LanguageSwitcherDialog />, { locale });
    const choices = document.querySelectorAll<HTMLElement>(`#${languageSwitcherId} a`);
    expect([...choices].map((choice) => choice.dataset.locale)).toEqual(['cn', 'en']);
    expect([...choices].map((choice) => choice.getAttribute('href'))).toEqual(['/cn', '/']);
  },
);
