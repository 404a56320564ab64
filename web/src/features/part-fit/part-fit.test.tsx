import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import type { FitPrinter, FitResin } from './fit-records.ts';
import { box, toBinaryStl, toFile, toTextStl } from './mesh/bodies.fixture.ts';
import { measureFile } from './mesh/measure-file.ts';
import { partFaults, toPartFault } from './mesh/part-file-error.ts';
import type { PartMessage } from './mesh/part-message.ts';
import { PartFit } from './part-fit.tsx';

const translator = (locale: Locale) =>
  createTranslator({ locale: locales[locale].tag, messages: messages[locale], namespace: 'PartFit' });
const t = translator('en');
/** Queries read a no-break space as a space. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const texts = messages.en.PartFit;

/** Measures in the same process: jsdom has no workers. */
class InlineWorker {
  static last: InlineWorker | undefined;
  onmessage?: (event: { data: PartMessage }) => void;
  onerror?: () => void;
  isTerminated = false;

  constructor() {
    InlineWorker.last = this;
  }

  postMessage(file: File): void {
    measureFile(file, (progress) => this.post({ kind: 'progress', progress })).then(
      (part) => this.post({ kind: 'part', part }),
      (error: unknown) => this.post({ kind: 'fault', fault: toPartFault(error) }),
    );
  }

  post(data: PartMessage): void {
    if (!this.isTerminated) act(() => this.onmessage?.({ data }));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

/** Waits for the test to report. */
class SlowWorker extends InlineWorker {
  override postMessage(): void {}
}

const printer = (id: string, name: string, size: [number, number, number], seconds: number | null): FitPrinter => ({
  ...{ id, name, path: `/hardware/${name}` },
  buildVolume: { width: size[0], depth: size[1], height: size[2] },
  printing: {
    ...{ minLayerHeight: 50, maxLayerHeight: 100, platformMargin: null },
    layerTimes: seconds === null ? [] : [{ layerHeight: 100, seconds }],
  },
});

const printers = [
  printer('1', 'Slow', [200, 120, 200], 12),
  printer('2', 'Small', [40, 30, 25], null),
  printer('3', 'Fast', [200, 120, 200], 6),
];

const resins: FitResin[] = [
  { id: '101', name: 'Model', density: 1.2, layer: 50, printers: ['1'], price: { perKilogram: 90, currency: 'USD' } },
];

const EXAMPLE = 'The result of another part';

type Options = { query?: string; locale?: Locale };

async function renderTool({ query = '', locale = 'en' }: Options = {}) {
  renderPage(<PartFit data={{ printers, resins }} example={<p>{EXAMPLE}</p>} />, { locale, url: `/tools/fit${query}` });
  await waitFor(() => expect(input(locale)).toBeEnabled());
}

const input = (locale: Locale = 'en') =>
  screen.getByLabelText(
    (label) => label === messages[locale].PartFit.file.choose || label === messages[locale].PartFit.file.another,
  );

const boxFile = () => toFile('box.stl', toBinaryStl(box(60, 50, 20)));

async function chooseBox() {
  await userEvent.upload(input(), boxFile());
  await screen.findByRole('heading', { name: texts.rows.title });
}

const rows = () =>
  within(screen.getByRole('region', { name: texts.rows.title }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li') ?? expect.fail());

const namesOf = (list: HTMLElement[]) => list.map((row) => within(row).getByRole('heading').textContent);

const field = (label: string) => screen.getByRole('textbox', { name: (name) => name.startsWith(label) });

beforeEach(() => {
  vi.stubGlobal('Worker', InlineWorker);
  // jsdom has no WebGL, and logs that.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  return () => vi.unstubAllGlobals();
});

describe('the page without a part', () => {
  it.each(['en', 'cn', 'de'] as const)(
    'asks for a file in %s, and says that it stays on the device',
    async (locale) => {
      await renderTool({ locale });
      expect(input(locale)).toHaveAttribute('accept', '.stl,.obj,.ply,.3mf');
      expect(screen.getByText(messages[locale].PartFit.file.privacy)).toBeVisible();
      expect(screen.queryByRole('heading', { name: messages[locale].PartFit.rows.title })).not.toBeInTheDocument();
    },
  );

  it('shows an example, which the result of the part replaces', async () => {
    await renderTool();
    expect(screen.getByText(EXAMPLE)).toBeVisible();
    await chooseBox();
    expect(screen.queryByText(EXAMPLE)).not.toBeInTheDocument();
  });

  it.each(['?part=1_2_3', '?part=<script>', '?unit=parsec&parts=0', '?resin=1e9'])('ignores %s', async (query) => {
    await renderTool({ query });
    expect(screen.queryByRole('heading', { name: texts.part.title })).not.toBeInTheDocument();
  });
});

describe('the sample part', () => {
  const sample = (locale: Locale = 'en') => screen.getByRole('button', { name: messages[locale].PartFit.file.sample });
  const answer = (response: () => Promise<Response>) => {
    const fetched = vi.fn<(path: string) => Promise<Response>>(response);
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };
  const file = readFileSync(join(import.meta.dirname, '../../../public/downloads/full-arch-model.stl'));

  it('is loaded when it is asked for, closed, and fits', async () => {
    const fetched = answer(async () => new Response(file));
    await renderTool();
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.click(sample());
    await screen.findByRole('heading', { name: texts.rows.title });
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/downloads/full-arch-model.stl']);
    expect(screen.getByText('63.6 × 51 × 24 mm', { exact: false })).toBeVisible();
    expect(screen.queryByText(/open: the mesh/)).toBeNull();
    expect(namesOf(rows())).toContain('Fast');
    await waitFor(() => expect(window.location.search).toMatch(/lift=0&supports=0/));
    await chooseBox();
    await waitFor(() => expect(window.location.search).not.toMatch(/lift|supports/));
  });

  it.each([
    ['en', async () => new Response(null, { status: 404 })],
    ['cn', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['de', async () => new Response(null, { status: 503 })],
  ] as const)('that cannot be loaded is reported in %s, and can be loaded again', async (locale, failure) => {
    answer(failure);
    await renderTool({ locale });
    await userEvent.click(sample(locale));
    expect(await screen.findByText(messages[locale].PartFit.file.faults.sampleNotLoaded)).toBeVisible();
    answer(async () => new Response(toBinaryStl(box(60, 50, 20))));
    await userEvent.click(sample(locale));
    await screen.findByRole('heading', { name: messages[locale].PartFit.rows.title });
  });

  it('can be cancelled while it loads', async () => {
    answer(() => new Promise(() => undefined));
    await renderTool();
    await userEvent.click(sample());
    await userEvent.click(screen.getByRole('button', { name: texts.file.cancel }));
    expect(sample()).toBeEnabled();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('a file', () => {
  it('gets a row per printer: those that it fits, the fastest first, then the others', async () => {
    await renderTool();
    await chooseBox();
    expect(namesOf(rows())).toEqual(['Fast', 'Slow', 'Small']);
    const [fast, slow, small] = rows();
    expect(fast).toHaveTextContent(plain(t('rows.position', { up: 'Z', height: '20', width: '60', depth: '50' })));
    // Three columns of two: 20 mm and 3 mm of supports in 230 layers of 6 s.
    expect(within(fast ?? expect.fail()).getByText(texts.rows.count).nextElementSibling).toHaveTextContent('6');
    expect(fast).toHaveTextContent(/23\smin/);
    expect(slow).toHaveTextContent(/46\smin/);
    expect(small).toHaveTextContent(plain(t('rows.tooLarge', { excess: '20' })));
    expect(screen.getByText(t('rows.found', { count: 2, total: 3 }))).toBeVisible();
    expect(within(fast ?? expect.fail()).getByRole('img')).toHaveAccessibleName(
      t('rows.plan', { width: '200', depth: '120', count: 6 }),
    );
  });

  it('can be dropped anywhere, and shows size, volume and resin with supports', async () => {
    await renderTool();
    fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [boxFile()] } });
    await screen.findByRole('heading', { name: texts.part.title });
    const figures = screen.getByText(texts.part.size).closest('dl');
    expect(figures).toHaveTextContent(/60\s×\s50\s×\s20\smm/);
    expect(figures).toHaveTextContent(/60\sml/);
    expect(figures).toHaveTextContent(/69\sml/);
  });

  it('is put into the address as numbers, which restore the result', async () => {
    await renderTool();
    await chooseBox();
    await waitFor(() => expect(window.location.search).toMatch(/^\?part=[\d._]+$/));
    expect(decodeURIComponent(window.location.search)).not.toContain('box');
  });

  it('has a guessed unit that can be changed', async () => {
    await renderTool();
    await userEvent.upload(input(), toFile('inch.stl', toBinaryStl(box(2, 2, 1))));
    const unit = await screen.findByRole('combobox', { name: texts.units.label });
    expect(unit).toHaveValue('in');
    expect(unit).toHaveAccessibleDescription(texts.units.guessed);
    await userEvent.selectOptions(unit, 'mm');
    expect(screen.getByText(texts.part.size).closest('dl')).toHaveTextContent(/2\s×\s2\s×\s1\smm/);
    expect(unit).toHaveAccessibleDescription(texts.units.chosen);
  });

  it('with holes shows a warning', async () => {
    await renderTool();
    const open = toTextStl(box(60, 50, 20)).replace(/facet[\s\S]*?endfacet/, '');
    await userEvent.upload(input(), toFile('open.stl', open));
    expect(await screen.findByText(t('part.openEdges', { count: 3 }))).toBeVisible();
  });

  it('without WebGL has all numbers, and a sentence instead of the view', async () => {
    await renderTool();
    await chooseBox();
    expect(await screen.findByText(texts.view.noWebGl)).toBeVisible();
  });

  it.each(partFaults)('that fails as %s is explained, and another one can be chosen', async (fault) => {
    vi.stubGlobal('Worker', SlowWorker);
    await renderTool();
    await userEvent.upload(input(), boxFile());
    InlineWorker.last?.post({ kind: 'fault', fault });
    const sentence = plain(t(`file.faults.${fault}`, { megabytes: 256, unpacked: 512, millions: 2 }));
    expect(screen.getByText(sentence)).toBeVisible();
    vi.stubGlobal('Worker', InlineWorker);
    await chooseBox();
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('shows its progress, and can be cancelled', async () => {
    vi.stubGlobal('Worker', SlowWorker);
    await renderTool();
    await userEvent.upload(input(), boxFile());
    InlineWorker.last?.post({ kind: 'progress', progress: 0.4 });
    expect(screen.getByRole('progressbar', { name: t('file.reading', { name: 'box.stl' }) })).toHaveAttribute(
      'value',
      '0.4',
    );
    await userEvent.click(screen.getByRole('button', { name: texts.file.cancel }));
    expect(InlineWorker.last?.isTerminated).toBe(true);
    expect(input()).toBeEnabled();
  });

  it('replaces the one before, also while that is being measured', async () => {
    vi.stubGlobal('Worker', SlowWorker);
    await renderTool();
    await userEvent.upload(input(), boxFile());
    const first = InlineWorker.last;
    vi.stubGlobal('Worker', InlineWorker);
    fireEvent.drop(window, {
      dataTransfer: { types: ['Files'], files: [toFile('cube.stl', toBinaryStl(box(10, 10, 10)))] },
    });
    await screen.findByRole('heading', { name: texts.part.title });
    expect(first?.isTerminated).toBe(true);
    expect(screen.getByText(texts.part.size).closest('dl')).toHaveTextContent(/10\s×\s10\s×\s10\smm/);
  });

  it('is explained where the script of the worker does not load', async () => {
    vi.stubGlobal('Worker', SlowWorker);
    await renderTool();
    await userEvent.upload(input(), boxFile());
    act(() => InlineWorker.last?.onerror?.());
    expect(screen.getByText(texts.file.faults.unreadable)).toBeVisible();
  });
});

describe('assumptions', () => {
  it('change the result and the address', async () => {
    await renderTool();
    await chooseBox();
    await userEvent.clear(field(texts.fields.parts));
    await userEvent.type(field(texts.fields.parts), '13');
    expect(rows()[0]).toHaveTextContent(t('rows.jobs', { jobs: 3 }));
    expect(rows()[0]).toHaveTextContent(/1\sh\s9\smin/);
    await waitFor(() => expect(window.location.search).toContain('parts=13'));
  });

  it('have a cost at an example price until the resin has one, and printer hours if they have one', async () => {
    await renderTool();
    await chooseBox();
    expect(field(texts.fields.resinPrice)).toHaveValue('');
    expect(field(texts.fields.resinPrice)).toHaveAttribute('placeholder', '150');
    expect(field(texts.fields.resinPrice)).toHaveAccessibleDescription(texts.origins.example);
    expect(rows()[0]).toHaveTextContent('$11.90');
    expect(rows()[0]).toHaveTextContent(texts.rows.examplePrice);
    await userEvent.type(field(texts.fields.resinPrice), '200');
    // 69 ml at 1.15 g/cm³.
    expect(rows()[0]).toHaveTextContent('$15.87');
    expect(rows()[0]).toHaveTextContent(texts.rows.resinOnly);
    expect(field(texts.fields.resinPrice)).not.toHaveAccessibleDescription(texts.origins.example);
    await userEvent.type(field(texts.fields.printerHour), '60');
    expect(rows()[0]).toHaveTextContent('$38.87');
    expect(rows()[0]).toHaveTextContent(texts.rows.resinAndHours);
  });

  it('come from the record of the chosen resin, and mark printers without a profile', async () => {
    await renderTool();
    await chooseBox();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: texts.resin.label }), '101');
    expect(field(texts.fields.density)).toHaveValue('1.2');
    expect(field(texts.fields.density)).toHaveAccessibleDescription(texts.origins.record);
    expect(field(texts.fields.layer)).toHaveValue('50');
    expect(field(texts.fields.resinPrice)).toHaveValue('90');
    expect(field(texts.fields.resinPrice)).toHaveAccessibleDescription(texts.origins.pack);
    expect(namesOf(rows())).toEqual(['Slow', 'Fast', 'Small']);
    expect(rows()[1]).toHaveTextContent(t('rows.noProfile', { resin: 'Model' }));
    expect(rows()[0]).toHaveTextContent(texts.rows.timeSource.another);
  });

  it('that are invalid are explained, and the last valid value stays', async () => {
    await renderTool();
    await chooseBox();
    await userEvent.clear(field(texts.fields.layer));
    expect(field(texts.fields.layer)).toBeInvalid();
    expect(screen.getByText(t('invalid', { count: 1 }))).toBeVisible();
    expect(rows()[0]).toHaveTextContent(/23\smin/);
  });

  it('are reset without losing the part', async () => {
    await renderTool();
    await chooseBox();
    await userEvent.type(field(texts.fields.resinPrice), '200');
    await userEvent.click(screen.getByRole('button', { name: messages.en.Calculators.reset }));
    expect(field(texts.fields.resinPrice)).toHaveValue('');
    expect(rows()).toHaveLength(3);
    await waitFor(() => expect(window.location.search).toMatch(/^\?part=[\d._]+$/));
  });
});

describe('a link', () => {
  async function makeLink(query: string): Promise<string> {
    await renderTool();
    await chooseBox();
    await waitFor(() => expect(window.location.search).toContain('part='));
    const { search } = window.location;
    document.body.innerHTML = '';
    return `${search}${query}`;
  }

  it('restores the result without the file', async () => {
    const query = await makeLink('&parts=13&resin-price=200&placing=many');
    await renderTool({ query });
    expect(namesOf(rows())).toEqual(['Fast', 'Slow', 'Small']);
    expect(field(texts.fields.parts)).toHaveValue('13');
    expect(screen.getByText(texts.view.fromLink)).toBeVisible();
    expect(screen.getByRole('combobox', { name: texts.placing.label })).toHaveValue('many');
  });

  it('to the inquiry leaves out a cost at the example price', async () => {
    await renderTool();
    await chooseBox();
    const { inquiryComments = '' } = screen.getByRole('link', { name: texts.inquiry.ask }).dataset;
    expect(inquiryComments).not.toContain('$');
  });

  it('to the inquiry carries the numbers and the address of the result', async () => {
    await renderTool();
    await chooseBox();
    await userEvent.type(field(texts.fields.resinPrice), '200');
    const link = screen.getByRole('link', { name: texts.inquiry.ask });
    expect(link).toHaveAttribute('href', '#inquiry');
    const { inquiryComments = '' } = link.dataset;
    const [part, fast, slow, address] = inquiryComments.split('\n');
    expect(part).toMatch(/60\s×\s50\s×\s20\smm \(2\.4\s×\s2\.0\s×\s0\.8\sin\), 69\sml/);
    expect(fast).toMatch(/^Fast: 6 per platform, 1 job, 23\smin, \$15\.87 per part$/);
    expect(slow).toMatch(/^Slow: /);
    expect(address).toMatch(/^http:\/\/localhost(?::\d+)?\/tools\/fit\?part=[\d._]+&resin-price=200$/);
    expect(inquiryComments.length).toBeLessThan(2000);
  });
});
