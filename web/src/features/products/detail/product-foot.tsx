import { Container } from '#ui/container.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { ProductQuote } from './product-quote.tsx';
import './product-foot.css';

/** On phones: at the foot of the viewport from below the heading of the page to the end of its parent. */
export function ProductFoot({ name }: { name: string }) {
  return (
    <div className="product-foot">
      <Container className="flex min-h-16 items-center justify-between gap-x-4 py-2">
        <p className="min-w-0 text-small leading-tight font-semibold">{keepTogether(name)}</p>
        <ProductQuote name={name} />
      </Container>
    </div>
  );
}
