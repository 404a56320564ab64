import { expect, it, vi } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { QueryStateProvider } from '#ui/query-state-provider.tsx';
import { ComparisonOrder } from './comparison-order.tsx';

it.each([
  ['?compare=A2D', 'comparison list'],
  ['?compare=unknown', 'list comparison'],
  ['', 'list comparison'],
])('R220 a link with "%s" shows %s', (query, order) => {
  const { container } = renderPage(
    <QueryStateProvider>
      <ComparisonOrder slugs={['A2D']} list={<p>list</p>} comparison={<p>comparison</p>} />
    </QueryStateProvider>,
    { url: `/hardware${query}` },
  );
  expect(Array.from(container.querySelectorAll('p'), (part) => part.textContent).join(' ')).toBe(order);
  expect(container.querySelector('[data-comparison-first]') !== null).toBe(order.startsWith('comparison'));
});

it('R220 a link to the comparison stays at it when it moves', () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  const comparison = <h2 id="comparison">comparison</h2>;
  renderPage(
    <QueryStateProvider>
      <ComparisonOrder slugs={['A2D']} list={<p>list</p>} comparison={comparison} />
    </QueryStateProvider>,
    { url: '/hardware?compare=A2D#comparison' },
  );
  expect(scroll).toHaveBeenCalledOnce();
});
