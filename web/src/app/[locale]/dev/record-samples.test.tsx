import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { partialDentures } from '#features/case-studies/case-studies.fixture.ts';
import { castUvDetail, facts } from '#features/materials/materials.fixture.ts';
import { reflexWash } from '#features/products/products.fixture.ts';
import { toPlainText } from '#testing/plain-text.ts';
import { renderPage } from '#testing/render.tsx';
import { recordSamples } from './record-samples.tsx';

/** Next.js compiles this module; pages that read it are not rendered here. */
vi.mock('next/root-params', () => ({ locale: async () => 'en' }));

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => toPlainText(textContent));

describe('the development pages', () => {
  it('R174 Q28 show the list and the page of a material', () => {
    renderPage(recordSamples['material-list'], { url: '/dev/material-list' });
    expect(headings(3)).toEqual(expect.arrayContaining(facts.map(({ name }) => name)));
    cleanup();
    renderPage(recordSamples['material-detail']);
    expect(headings(1)).toEqual([castUvDetail.name]);
    expect(screen.getByText('Without residue.')).toBeInTheDocument();
  });

  it('R174 Q28 show the list of accessories', () => {
    renderPage(recordSamples['accessory-list'], { url: '/dev/accessory-list' });
    expect(headings(3)).toEqual([reflexWash.name]);
  });

  it('R174 Q28 show a case study', () => {
    renderPage(recordSamples['case-study']);
    expect(headings(1)).toEqual([partialDentures.title]);
    expect(screen.getByText('35 min')).toBeInTheDocument();
  });

  it('R174 Q28 show cards', () => {
    renderPage(recordSamples.cards);
    expect(headings(3)).toEqual([facts[0]?.name, reflexWash.name, reflexWash.name, partialDentures.title]);
  });

  it('R174 Q28 open an image in a dialog', async () => {
    renderPage(recordSamples['image-modal']);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'A washing station' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'A washing station' })).toBeInTheDocument();
  });
});
