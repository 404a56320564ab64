import { expect, it } from 'vitest';
import { splitAtTerms } from './split-at-terms.ts';

const mark = (text: string, search: string) =>
  splitAtTerms(text, search)
    .map((part) => (part.isTerm ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Model Resin UV', 'resin', 'Model [Resin] UV'],
  ['Resin, resin and RESIN', 'resin', '[Resin], [resin] and [RESIN]'],
  ['Cast UV 3.0', 'uv  cast', '[Cast] [UV] 3.0'],
  ['3D-Drucker für die Praxis', 'drucker', '3D-[Drucker] für die Praxis'],
  ['Übersicht', 'übersicht', '[Übersicht]'],
  ['Full dentures', 'denture', 'Full [dentures]'],
  ['齿科模型STL文件', '模型', '齿科[模型]STL文件'],
  ['齿科模型树脂', '模型', '齿科[模型]树脂'],
  ['义齿加工厂的全口义齿', '义齿', '义齿加工厂的全口[义齿]'],
  ['A2D and a guide', 'a', '[A]2D [a]nd [a] guide'],
  ['Print farm', 'p', '[P]rint farm'],
  ['Models (UV)', '(uv) .*', 'Models [(UV)]'],
  ['Models', '', 'Models'],
  ['Models', '   ', 'Models'],
  ['', 'resin', ''],
])('marks in “%s” the words of “%s”', (text, search, marked) => {
  expect(mark(text, search)).toBe(marked);
});
