import { localeCodes, locales } from '@heliograph/schema/locales.ts';
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { lastResortCopy } from '#content/failure/last-resort.ts';
import { messages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import { renderPage } from '#testing/render.tsx';
import { ErrorPage, ErrorPageTextsContext } from './error-page.tsx';
import { GlobalErrorPage } from './global-error-page.tsx';

const error = Object.assign(new Error('broken'), { digest: 'abc' });

it('Q59 the error page has Chinese texts', () => {
  renderPage(
    <ErrorPageTextsContext value={{ ...messages.cn.Failure, homePath: '/cn' }}>
      <ErrorPage error={error} retry={() => undefined} />
    </ErrorPageTextsContext>,
    { locale: 'cn' },
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('出现问题');
  expect(screen.getByRole('button')).toHaveTextContent('重试');
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/cn');
  expect(console.error).toHaveBeenCalledExactlyOnceWith(error);
  vi.mocked(console.error).mockClear();
});

it.each([
  ['/cn/hardware', '显示错误页面时出现错误', '详细信息', '返回首页', '/cn'],
  ['/hardware', 'An error occurred while showing the error page', 'Details', 'Go back to home', '/'],
])('R325 Q59 the error page of last resort at %s says “%s”', (url, title, details, home, href) => {
  window.history.replaceState(null, '', url);
  // It renders a whole document.
  const page = new DOMParser().parseFromString(renderToStaticMarkup(<GlobalErrorPage error={error} />), 'text/html');
  const textOf = (selector: string) => page.querySelector(selector)?.textContent;
  expect([textOf('title'), textOf('h1'), textOf('summary')]).toEqual([title, title, details]);
  expect(textOf('details')).toContain('broken');
  expect([textOf('a'), page.querySelector('a')?.getAttribute('href')]).toEqual([home, href]);
});

it.each(localeCodes)('the page of last resort knows the language and the home page of %s', (locale) => {
  const { tag, homePath } = lastResortCopy[locale];
  expect([tag, homePath]).toEqual([locales[locale].tag, localePath(locale, '/')]);
});
