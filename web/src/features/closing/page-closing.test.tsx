import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { PageClosing } from './page-closing.tsx';

const { Closing } = messages.en;

it.each([
  ['course', '/aboutUs/events?category=training'],
  ['tradeShow', '/aboutUs/events?category=trade-show'],
  ['eventOver', '/aboutUs/events'],
  ['resource', '/material/bm'],
] as const)('leads from the end of a %s to %s', (kind, href) => {
  renderPage(<PageClosing kind={kind} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(Closing[kind].title);
  expect(screen.getByRole('link', { name: Closing[kind].action })).toHaveAttribute('href', href);
});

it.each(['accessories', 'support', 'software'] as const)('asks for an inquiry at the end of %s', (kind) => {
  renderPage(<PageClosing kind={kind} />);
  expect(screen.getByRole('link', { name: Closing[kind].action })).toHaveAttribute('href', '#inquiry');
});

it.each(['case', 'cases'] as const)('asks for the case of the visitor at the end of %s', (kind) => {
  renderPage(<PageClosing kind={kind} />);
  const link = screen.getByRole('link', { name: Closing[kind].action });
  expect(link).toHaveAttribute('href', '#inquiry');
  expect(link).toHaveAttribute('data-inquiry-comments', Closing.form.comments);
});
