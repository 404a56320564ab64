import { expect, it } from 'vitest';
import { newsFirst } from './news-order.ts';

const article = (publishedOn: string, type: 'NEWS' | 'TRAINING', tag: string) => ({
  publishedOn,
  type,
  tags: [{ id: tag, label: tag }],
});

it('courses and software releases follow the other news of their year', () => {
  const release = article('2026-11-10', 'NEWS', 'software');
  const course = article('2026-07-07', 'TRAINING', 'training');
  const show = article('2026-04-14', 'NEWS', 'trade-show');
  const older = article('2025-11-18', 'NEWS', 'service');
  expect(newsFirst([release, course, show, older])).toEqual([show, release, course, older]);
});
