import { type Locale, localeCodes } from '@heliograph/schema/locales.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { Button } from '#ui/button.tsx';
import { ContentLink } from './content-link.tsx';
import { storeMenuId } from './store-menu-id.ts';

afterEach(cleanup);

function renderLink(href: string, locale: Locale = 'en') {
  renderPage(
    <ContentLink href={href} render={(link) => <Button {...link} className="look" />}>
      label
    </ContentLink>,
    { locale },
  );
}

it('a page is linked in the locale', () => {
  renderLink('/SAP', 'de');
  expect(screen.getByRole('link', { name: 'label' }).getAttribute('href')).toBe('/de/SAP');
});

it.each(['#inquiry', 'mailto:a@heliograph.example', 'tel:+498912345678'])('%s is linked as it is', (href) => {
  renderLink(href);
  const link = screen.getByRole('link', { name: 'label' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, null]);
});

it.each(localeCodes)('R26 an external link in %s opens in a new tab, and says so', (locale) => {
  renderLink('https://example.com/', locale);
  const link = screen.getByRole('link');
  expect(link.textContent).toBe(`label (${messages[locale].Header.newTab})`);
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://example.com/',
    '_blank',
    'noopener',
  ]);
});

it('R29 Q20 outside mainland China, the choice of stores is a dialog', () => {
  for (const locale of ['en', 'de'] as const) {
    renderLink('#choose-store', locale);
    const link = screen.getByRole('link', { name: 'label' });
    expect([link.getAttribute('href'), link.getAttribute('aria-haspopup')]).toEqual(['#choose-store', 'dialog']);
    cleanup();
  }
});

it('R27 Q20 in mainland China, it is the menu of two shops', () => {
  renderLink('#choose-store', 'cn');
  const button = screen.getByRole('button', { name: 'label' });
  expect([button.getAttribute('popovertarget'), button.classList.contains('look')]).toEqual([storeMenuId, true]);
  expect(screen.queryByRole('link')).toBeNull();
});

it.each(['javascript:alert(1)', '//evil.example', 'http://example.com/'])('%s is not linked', (href) => {
  renderLink(href);
  expect(document.querySelector('a, button')).toBeNull();
  expect(screen.getByText('label')).toBeTruthy();
});
