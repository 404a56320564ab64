import { expect, it } from 'vitest';
import { breakPhrases } from './break-phrases.ts';

it.each([
  ['义齿基托夜间无人值守打印', '义齿基托夜间/无人值守打印'],
  ['小批量电路板的焊接载具', '小批量电路板的/焊接载具'],
  ['一家诊所的咬合板评估试用', '一家诊所的咬合板/评估试用'],
  ['前臂接受腔：试样更早，次数更少', '前臂接受腔：试样更早，次数更少'],
  ['Denture bases made overnight', 'Denture bases made overnight'],
])('lets long Chinese phrases break between words only: %s', (text, broken) => {
  expect(breakPhrases(text)).toBe(broken.replaceAll('/', '\u200b'));
});
