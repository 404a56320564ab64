import { join } from 'node:path';
import { type Locale, localeCodes } from '@heliograph/schema/locales.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { supportTopics } from '../../../../legacy/content/support/topics.ts';
import { readPdf, startRecords, withoutSpaces } from './documents.fixture.ts';
import { getMachineGuide } from './machine-guide.ts';

const LANGUAGES = { en: 'en', cn: 'zh', de: 'de' } as const satisfies Record<Locale, string>;
const MAX_BYTES = 400_000;
const A2D_ORTHO = 4;
const RESIN_TRAY = 201;

let records: Awaited<ReturnType<typeof startRecords>>;

beforeAll(async () => {
  records = await startRecords();
});
afterAll(() => records.close());
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(join(import.meta.dirname, '../../..'));
});

const getGuide = async (locale: Locale, id: number) =>
  getMachineGuide(locale, await records.machine(locale, id), await records.articles(locale, id));

describe.each(localeCodes)('the guide to a machine in %s', (locale) => {
  const language = LANGUAGES[locale];

  it('R397 has the data sheet, the articles of the machine by topic, and its error codes', async () => {
    const guide = (await getGuide(locale, A2D_ORTHO)) ?? expect.fail('No guide');
    expect(guide.asciiName).toBe(`A2D_Ortho-guide-${locale}.pdf`);
    expect(guide.bytes.byteLength).toBeLessThan(MAX_BYTES);
    const { text } = await readPdf(guide.bytes);
    const places = (['GETTING_STARTED', 'OPERATION', 'MAINTENANCE', 'TROUBLESHOOTING'] as const).map((topic) =>
      text.indexOf(withoutSpaces(messages[locale].Support.topics[topic]), text.indexOf('3840×2160')),
    );
    expect(places).not.toContain(-1);
    const own = supportTopics.filter(({ products, topic }) => products.includes(A2D_ORTHO) && topic !== 'warranty');
    const printed = own.filter(({ topic }) => topic !== 'software');
    expect(printed.length).toBeGreaterThan(10);
    for (const topic of printed) {
      const { title } = topic.machineTexts.find(({ products }) => products.includes(A2D_ORTHO)) ?? topic;
      expect(text).toContain(withoutSpaces(title[language]));
    }
    for (const errorCode of supportTopics.flatMap(({ errorCodes }) => errorCodes)) {
      const { code, products, machineTexts } = errorCode;
      const { firstSteps } = machineTexts.find((texts) => texts.products.includes(A2D_ORTHO)) ?? errorCode;
      const isShown = text.includes(withoutSpaces(firstSteps[language]));
      expect([code, isShown]).toEqual([code, products.includes(A2D_ORTHO)]);
    }
  });

  it('R397 does not exist for a machine without articles on its use', async () => {
    expect(await getGuide(locale, RESIN_TRAY)).toBeNull();
  });
});
