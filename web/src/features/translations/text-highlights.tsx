import { useTranslations } from 'next-intl';
import { keepTogether } from '#ui/keep-together.ts';

/** Key points of a text in another language, in the language of the page. */
export function TextHighlights({ items }: { items: readonly string[] }) {
  const t = useTranslations('Languages');
  return (
    <section className="article-text mb-10">
      <h2>{t('highlights')}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{keepTogether(item)}</li>
        ))}
      </ul>
    </section>
  );
}
