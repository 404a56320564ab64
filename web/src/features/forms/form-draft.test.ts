import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft } from './form-draft.ts';

const initial = { name: '', topics: [] as string[], yes: false };

function stubStorage(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  return items;
}

describe('drafts', () => {
  beforeEach(() => () => vi.unstubAllGlobals());

  it('restore input, and forget it when dropped', () => {
    stubStorage();
    const draft = createDraft<typeof initial>('form');
    const typed = { name: ' 李 "雷"\n', topics: ['a', 'b'], yes: true };
    draft.write(typed);
    expect(draft.restore(initial)).toEqual(typed);
    draft.drop();
    expect(draft.restore(initial)).toEqual(initial);
  });

  it.each(['', '{', 'null', '7', '[]', '{"name":7,"topics":[1],"yes":"no","other":"x"}'])(
    'ignore unreadable storage: %j',
    (stored) => {
      stubStorage({ 'draft:form': stored });
      expect(createDraft<typeof initial>('form').restore(initial)).toEqual(initial);
    },
  );

  it('are empty if storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const draft = createDraft<typeof initial>('form');
    draft.write({ ...initial, name: 'Ada' });
    draft.drop();
    expect(draft.restore(initial)).toEqual(initial);
  });
});
