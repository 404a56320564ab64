import { localeCodes } from '@heliograph/schema/locales.ts';
import { createTranslator, type IntlError, IntlErrorCode } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';

function flatten(value: object, prefix = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'string' ? [[`${prefix}${key}`, child] as [string, string]] : flatten(child, `${prefix}${key}.`),
  );
}

/** Plural branches use braces too, but are not arguments. */
function argumentsOf(message: string): string[] {
  return [
    ...new Set(
      [...message.matchAll(/(?<!(?:=\d+|zero|one|two|few|many|other) )\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? ''),
    ),
  ].toSorted();
}

/** Syntax errors only; missing arguments are expected here. */
function errorsIn(message: string): string[] {
  const errors: string[] = [];
  const onError = ({ code, message: detail }: IntlError) => {
    if (code === IntlErrorCode.INVALID_MESSAGE) errors.push(`${message}: ${detail}`);
  };
  createTranslator({ locale: 'en', messages: { message }, onError })('message');
  return errors;
}

const english = new Map(flatten(messages.en));

describe.each(localeCodes)('messages in %s', (locale) => {
  const translated = new Map(flatten(messages[locale]));

  it('have the same keys as in English', () => {
    expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('have the same arguments as in English', () => {
    const wrong = [...english].filter(([key, message]) => {
      return argumentsOf(message).join() !== argumentsOf(translated.get(key) ?? '').join();
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('are valid ICU messages', () => {
    expect([...translated.values()].flatMap(errorsIn)).toEqual([]);
  });

  it('are never empty', () => {
    expect([...translated].filter(([, message]) => message.trim() === '')).toEqual([]);
  });
});
