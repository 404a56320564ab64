import { expect, it } from 'vitest';
import { markedFirst } from './marked-first.ts';

it('lists results that show the words of the search before others', () => {
  const hits = [
    { title: 'UltraCraft Wash', summary: 'Washes printed parts.' },
    { title: 'Temporary bridges', summary: 'A crown on a training model.' },
    { title: 'Crown Final UV', summary: null },
  ];
  expect(markedFirst(hits, 'crown').map(({ title }) => title)).toEqual([
    'Temporary bridges',
    'Crown Final UV',
    'UltraCraft Wash',
  ]);
});
