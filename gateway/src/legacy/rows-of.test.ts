import { expect, it } from 'vitest';
import { z } from 'zod';
import { rowsOf } from './rows-of.ts';

it('leaves out the rows that do not fit and keeps the others in their order', () => {
  const rows = rowsOf(z.object({ id: z.number() }));
  expect(rows.parse([{ id: 1 }, { id: '2' }, null, { id: 3 }])).toEqual([{ id: 1 }, { id: 3 }]);
});
