import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findDataTime, formatDataTime, formatDataTimeTag, parseDataTime, readDocumentDataTime } from './data-time.ts';

const TIME = Date.parse('2026-11-25T14:05:00Z');
const MINUTE = 60_000;

describe('the time of data', () => {
  it('survives a round trip through its header, also beside other metrics', () => {
    expect(parseDataTime(formatDataTime(TIME))).toBe(TIME);
    expect(parseDataTime(`cache;desc=HIT, ${formatDataTime(TIME)}`)).toBe(TIME);
  });

  it.each([null, '', 'as-of', 'as-of;dur=x', 'not-as-of;dur=1', 'as-of;dur=99999999999999'])(
    'is unknown for the header %j',
    (header) => {
      expect(parseDataTime(header)).toBeUndefined();
    },
  );

  it('is the time of the oldest stale data on a page', () => {
    const tags = ['material', formatDataTimeTag(TIME), formatDataTimeTag(TIME - MINUTE), 'as-of:', 'as-of:x'];
    expect(findDataTime(tags)).toBe(TIME - MINUTE);
    expect(findDataTime(['material'])).toBeUndefined();
  });

  it.each([
    ['a document with the header', [{ serverTiming: [{ name: 'as-of', duration: TIME / 1000 }] }], TIME],
    ['a document without it', [{ serverTiming: [] }], undefined],
    ['a browser without Server Timing', [{}], undefined],
    ['a browser without navigation entries', [], undefined],
  ])('is read from %s', (_case, entries, time) => {
    const read = vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as never);
    onTestFinished(() => read.mockRestore());
    expect(readDocumentDataTime()).toBe(time);
  });
});
