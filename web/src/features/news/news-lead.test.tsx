import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { filesOf } from '#ui/picture-files.ts';
import { NewsItem } from './news-item.tsx';
import { leadFirst, NewsLead } from './news-lead.tsx';

const picture = { name: 'a', renditions: filesOf('a', 1600), width: 1600, height: 1200, alt: '', placeholder: null };
const article = (id: string, servedLocale: 'EN' | 'CN', hasPicture: boolean) => ({
  ...{ id, servedLocale, availableLocales: [servedLocale], picture: hasPicture ? picture : null },
  ...{ type: 'NEWS' as const, title: `Title ${id}`, summary: 'Summary', publishedOn: '2026-05-01', tags: [] },
  localizedSummary: null as { title: string; summary: string } | null,
});

const idsOf = (articles: ReturnType<typeof article>[]) => leadFirst(articles).map(({ id }) => id);

describe('the lead story', () => {
  it('is the first with a picture; the others keep their order', () => {
    expect(idsOf([article('1', 'EN', false), article('2', 'EN', true), article('3', 'EN', true)])).toEqual([
      '2',
      '1',
      '3',
    ]);
  });

  it('is not taken from another language', () => {
    expect(idsOf([article('1', 'CN', false), article('2', 'EN', true)])).toEqual(['1', '2']);
    expect(idsOf([])).toEqual([]);
  });

  it('is neither a software update nor a course', () => {
    const update = { ...article('1', 'EN', true), tags: [{ id: 'software', label: 'Software' }] };
    const course = { ...article('2', 'EN', true), type: 'TRAINING' as const };
    expect(leadFirst([update, course, article('3', 'EN', true)]).map(({ id }) => id)).toEqual(['3', '1', '2']);
  });

  it('has a picture, and its date in the language of the page', () => {
    renderPage(<NewsLead article={article('7', 'EN', true)} />, { locale: 'de' });
    expect(document.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByText('1. Mai 2026')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'en');
  });
});

it('R181 an article in another language shows its summary in the language of the page', () => {
  const localizedSummary = { title: 'Stützpunkt eröffnet', summary: 'In Berlin.' };
  renderPage(<NewsItem article={{ ...article('1', 'EN', false), localizedSummary }} />, { locale: 'de' });
  expect(screen.getByRole('link', { name: localizedSummary.title })).toHaveAttribute('hreflang', 'en');
  expect(screen.getByText(localizedSummary.summary)).not.toHaveAttribute('lang');
});

it('lets a long phrase of a Chinese title break between two words', () => {
  const long = { ...article('1', 'CN', false), title: '隐形矫治产线管理两天培训，预约开班' };
  renderPage(<NewsItem article={long} isTile />, { locale: 'cn' });
  expect(screen.getByRole('link').textContent).toMatch(/^[^\u200b]{4,}\u200b[^\u200b]+$/u);
});
