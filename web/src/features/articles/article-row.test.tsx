import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import type { Article } from './article-data.ts';
import { ArticleRow } from './article-row.tsx';

const t = createTranslator({ locale: 'en', messages: messages.en, namespace: 'Articles' });

const article: Article = {
  ...{ id: '330', path: '/aboutUs/resources/detail/washing-330', line: 'DENTAL', servedLocale: 'EN' },
  ...{ title: 'Washing', summary: 'Two baths of isopropanol.', publishedOn: '2026-02-01', picture: null, minutes: 2 },
};

it('R71 links its title and states date and reading time', () => {
  renderPage(<ArticleRow article={article} />);
  const row = screen.getByRole('article');
  expect(screen.getByRole('link', { name: 'Washing' })).toHaveAttribute('href', article.path);
  expect(row).toHaveTextContent('February 1, 2026');
  expect(row).toHaveTextContent(t('minutes', { count: 2 }));
});

it('omits a reading time below two minutes', () => {
  renderPage(<ArticleRow article={{ ...article, minutes: 1 }} />);
  expect(screen.getByRole('article')).not.toHaveTextContent(t('minutes', { count: 1 }));
});
