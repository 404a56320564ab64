import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { SearchForm } from './search-form.tsx';

const submit = vi.fn<(form: HTMLFormElement) => void>();

beforeEach(() => {
  submit.mockReset();
  // After the handlers of React, and instead of a navigation, which jsdom lacks.
  const onSubmit = (event: SubmitEvent) => {
    if (!event.defaultPrevented && event.target instanceof HTMLFormElement) submit(event.target);
    event.preventDefault();
  };
  document.body.addEventListener('submit', onSubmit);
  return () => document.body.removeEventListener('submit', onSubmit);
});

const field = () => screen.getByRole('searchbox', { name: messages.cn.SearchBox.label });

it('R52 submits the trimmed text to the results page of the language', async () => {
  renderPage(<SearchForm text="cast" />, { locale: 'cn' });
  expect(field()).toHaveValue('cast');
  await userEvent.clear(field());
  await userEvent.type(field(), '  wash & cure {Enter}');
  expect(submit).toHaveBeenCalledOnce();
  const [form] = submit.mock.lastCall ?? [];
  expect(form).toHaveAttribute('action', '/cn/search');
  expect([...new FormData(form)]).toEqual([['key', 'wash & cure']]);
});

it('R46 R274 ignores an empty text', async () => {
  renderPage(<SearchForm text="cast" />, { locale: 'cn' });
  await userEvent.clear(field());
  await userEvent.type(field(), '   {Enter}');
  await userEvent.click(screen.getByRole('button', { name: messages.cn.SearchBox.submit }));
  expect(submit).not.toHaveBeenCalled();
});

it('R52 follows the text of the page', () => {
  const { rerender } = renderPage(<SearchForm text="cast" />, { locale: 'cn' });
  rerender(<SearchForm text="resin" />);
  expect(field()).toHaveValue('resin');
});
