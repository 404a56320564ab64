import { describe, expect, it } from 'vitest';
import { stepUrl, toRequest } from './request-query.ts';

const known = ['11', '12', '13', '14'];
const params = { step: 3, variant: null, sample: ['11'] } as const;
const read = (changes: object) => toRequest({ ...params, sample: ['11'], ...changes }, known, 3);

describe('sample request query', () => {
  it('R155 Q27 holds the step and the selection', () => {
    expect(stepUrl('/de/material/bm', 2, { kind: 'STANDARD', samples: ['11', '13'] })).toBe(
      '/de/material/bm?step=2&sample=11&sample=13',
    );
    expect(stepUrl('/material/bm', 3, { kind: 'CUSTOM', samples: [] })).toBe('/material/bm?step=3&variant=custom');
    expect(stepUrl('/material/bm', 1, { kind: 'STANDARD', samples: [] })).toBe('/material/bm');
  });

  it('R252 starts at the first step without a valid selection', () => {
    expect(read({}).step).toBe(3);
    expect(read({ sample: [] })).toEqual({ step: 1, selection: { kind: 'STANDARD', samples: [] } });
    expect(read({ sample: ['99', '<b>'] }).step).toBe(1);
  });

  it('R252 ignores duplicate and surplus samples', () => {
    expect(read({ sample: ['12', '11', '12', '13', '14'] }).selection.samples).toEqual(['11', '12', '13']);
  });

  it('R199 lists no samples for a custom request', () => {
    expect(read({ variant: 'custom' })).toEqual({ step: 3, selection: { kind: 'CUSTOM', samples: [] } });
  });
});
