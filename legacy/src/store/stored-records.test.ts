import { describe, expect, it } from 'vitest';
import { toCertificateRows, toRecordRows, toTermRows } from './record-rows.ts';
import { toStoredRecords } from './stored-records.ts';

/** German is missing in one text, and empty in the other one. */
const PARTIAL = [
  { id: 1, title: { en: 'Seven', zh: '七', de: 'Sieben' }, place: { en: 'Cologne', zh: '科隆' } },
  { id: 2, title: { en: 'Eight', zh: '八', de: 'Acht' }, place: { en: 'Bonn', zh: '波恩', de: '' } },
];

const records = toStoredRecords({ records: PARTIAL, title: ({ title }) => title });

const rowsIn = (wanted: string) =>
  toRecordRows('test', records)
    .texts.filter(({ language }) => language === wanted)
    .map(({ title, body }) => ({ title, ...JSON.parse(body) }));

describe('a record that lacks a translation of one text', () => {
  it('is served in English, without texts of the incomplete language', () => {
    expect(rowsIn('de')).toEqual([
      { id: 1, title: 'Seven', place: 'Cologne', language: 'en', languages: ['en', 'zh'] },
      { id: 2, title: 'Eight', place: 'Bonn', language: 'en', languages: ['en', 'zh'] },
    ]);
    expect(rowsIn('zh')[0]).toMatchObject({ title: '七', place: '科隆', language: 'zh' });
  });

  it('is found by the texts that are served', () => {
    expect(records.map(({ inLanguage }) => inLanguage('de').texts)).toEqual([
      ['Seven', 'Cologne'],
      ['Eight', 'Bonn'],
    ]);
  });
});

describe('a text outside records', () => {
  const text = { en: 'Clear', zh: '透明', de: '' };

  it('falls back to English as a label', () => {
    expect(toTermRows('color', { clear: text })).toMatchObject([
      { language: 'en', label: 'Clear' },
      { language: 'zh', label: '透明' },
      { language: 'de', label: 'Clear' },
    ]);
  });

  it('falls back to English on a certificate', () => {
    const certificate = { number: '1', issuedOn: '2026-01-01', product: { en: 'A', zh: 'B', de: 'C' }, scope: text };
    expect(toCertificateRows(certificate)).toMatchObject([
      { language: 'en', product: 'A', scope: 'Clear' },
      { language: 'zh', product: 'B', scope: '透明' },
      { language: 'de', product: 'C', scope: 'Clear' },
    ]);
  });
});
