import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { SupportArticles } from './support-articles.tsx';
import type { SupportArticle } from './support-data.ts';

const toPrinter = (line: 'DENTAL' | 'REFLEX') => (name: string) => ({ id: name, name, line });
const dental = ['A2D', 'A2D 4K', 'A2D HD', 'A3D', 'C series'].map(toPrinter('DENTAL'));
const printers = [...dental, ...['Reflex', 'Reflex 2'].map(toPrinter('REFLEX'))];

const createArticle = (products: SupportArticle['products']): SupportArticle => ({
  ...{ id: '1', topic: 'MAINTENANCE', title: 'Change the film', body: '<p>Lift the frame.</p>' },
  ...{ updatedOn: '2026-01-01', servedLocale: 'EN', products, errorCodes: [] },
});

const renderArticle = (products: SupportArticle['products'], locale: 'en' | 'cn' | 'de' = 'en') => {
  renderPage(<SupportArticles articles={[createArticle(products)]} printers={printers} />, { locale });
  return within(screen.getByRole('group'));
};

describe('the printers of an article', () => {
  it.each(['en', 'cn', 'de'] as const)('are one phrase in %s where the list of a line is complete', (locale) => {
    const article = renderArticle(dental, locale);
    expect(article.getByText(messages[locale].Support.allOf.DENTAL)).toBeVisible();
    expect(article.queryByText(/A2D 4K/)).not.toBeVisible();
  });

  it('name the one that is missing, and products of no complete line', () => {
    const article = renderArticle([...dental.slice(0, 4), { id: 'Reflex 2', name: 'Reflex 2' }]);
    expect(article.getByText('all UltraCraft printers (except C series), Reflex 2')).toBeVisible();
  });

  it('are named where the list is short', () => {
    expect(renderArticle(dental.slice(0, 3)).getByText('A2D, A2D 4K, A2D HD')).toBeVisible();
  });

  it('are omitted if the title names all of them', () => {
    const article = { ...createArticle(dental.slice(0, 2)), title: 'Set up the UltraCraft A2D and A2D 4K' };
    renderPage(<SupportArticles articles={[article]} printers={printers} />);
    expect(screen.queryByText('A2D, A2D 4K')).toBeNull();
  });

  it.each(['en', 'cn', 'de'] as const)('are one phrase in %s if they are all printers', (locale) => {
    const article = renderArticle([...dental, ...printers.slice(-2)], locale);
    expect(article.getByText(messages[locale].Support.allPrinters)).toBeVisible();
  });

  it('are omitted if the article is about all products', () => {
    renderArticle([]);
    expect(screen.queryByText(/printers/)).toBeNull();
  });
});
