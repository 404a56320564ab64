import { describe, expect, it } from 'vitest';
import { toSnippet } from './to-snippet.ts';

const filler = (count: number) => 'One more word. '.repeat(count).trim();

it('keeps a short text', () => {
  expect(toSnippet(' A resin  for casting. ')).toBe('A resin for casting.');
  expect(toSnippet('x'.repeat(150))).toBe('x'.repeat(150));
});

it('is null for an empty text', () => {
  expect(toSnippet(' \n')).toBeNull();
});

it('ends with a sentence, in any script', () => {
  expect(toSnippet(filler(20))).toBe(filler(10));
  expect(toSnippet('义齿加工厂的打印机。'.repeat(30))).toBe('义齿加工厂的打印机。'.repeat(7));
});

it('ends before a sentence that starts with a number', () => {
  expect(toSnippet(`It replaces the A2D. 2560 × 1600 ${'mirrors '.repeat(20)}`)).toBe('It replaces the A2D.');
});

it('stays in a paragraph', () => {
  expect(toSnippet('165 bases in 24\u00a0h\n3\u00a0kg of resin')).toBe('165 bases in 24\u00a0h');
});

it.each(['Beginn am 9.\u00a0April.', 'Teile, z.\u00a0B.\u00a0Schienen.', 'By 9.\u00a0Or later.'])(
  'knows by its no-break space that a dot ends no sentence: %s',
  (sentence) => {
    expect(toSnippet(`${sentence} ${'X'.repeat(140)}`)).toBe(sentence);
  },
);

describe('a sentence that is too long', () => {
  it('ends with a phrase, never within a value', () => {
    const phrase = 'Three steps need no more than 1,500 rpm and leave the resin as cool as it was before the polishing';
    expect(toSnippet(`${phrase}, so that it does ${'not melt '.repeat(9)}.`)).toBe(`${phrase}…`);
    expect(toSnippet(`${'义齿加工厂的打印机，'.repeat(30)}`)).toBe(
      `${'义齿加工厂的打印机，'.repeat(6)}义齿加工厂的打印机…`,
    );
  });

  it.each([' ', '\u00a0'])('ends before a number that is cut from its unit by %j', (space) => {
    expect(toSnippet(`${'word '.repeat(29)}0.03${space}% after the end`)).toBe(`${'word '.repeat(29).trim()}…`);
  });

  it('is cut in a word without end, but not in a character', () => {
    const snippet = toSnippet('😀'.repeat(1_000)) ?? '';
    expect(snippet.length).toBeLessThanOrEqual(160);
    expect(snippet.isWellFormed()).toBe(true);
    expect(toSnippet('x'.repeat(1_000))).toBe(`${'x'.repeat(149)}…`);
  });

  it('starts with the phrase of the searched words if they would be cut off', () => {
    const phrase = 'the crown fits without any of the corrections that used to be made';
    const text = `${'word, '.repeat(60)}${phrase}, and the bridge ${'word '.repeat(30)}`;
    expect(toSnippet(text, 'Crown')).toBe(`…${phrase}…`);
  });
});

describe('searched words', () => {
  it('are shown with their sentence and the next ones of the paragraph', () => {
    const text = `${filler(20)} The crown fits. So does the bridge.\nAnother paragraph.`;
    expect(toSnippet(text, 'Crown')).toBe('The crown fits. So does the bridge.');
  });

  it('are found across a no-break space', () => {
    expect(toSnippet(`${filler(20)} The A2D\u00a04K prints.`, 'a2d 4k')).toBe('The A2D\u00a04K prints.');
  });

  it('change nothing if they are at the start, or nowhere', () => {
    const text = `A crown. ${filler(20)}`;
    expect(toSnippet(text, 'crown')).toMatch(/^A crown\. One more word\./);
    expect(toSnippet(text, 'bridge')).toMatch(/^A crown\. One more word\./);
  });
});
