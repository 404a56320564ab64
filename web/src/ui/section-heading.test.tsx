import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SectionHeading } from './section-heading.tsx';

it.each([1, 2, 3] as const)('lets a long Chinese phrase break between words in a heading of level %i', (level) => {
  render(<SectionHeading level={level} title="义齿基托夜间无人值守打印" />);
  expect(screen.getByRole('heading', { level }).textContent).toBe('义齿基托夜间\u200b无人值守打印');
});

it('keeps numbers with their units in title and intro', () => {
  render(<SectionHeading title="Layers of 50 µm" intro="From 30 µm" />);
  expect(screen.getByRole('heading').textContent).toBe('Layers of 50\u00a0µm');
  expect(screen.getByText('From 30\u00a0µm', { normalizer: String })).toBeInTheDocument();
});
