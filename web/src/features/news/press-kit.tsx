import { useTranslations } from 'next-intl';
import { cdnUrl } from '#ui/cdn-url.ts';
import { TextLink } from '#ui/text-link.tsx';

const FILES = {
  logo: '/icons/512.png',
  printers: '/pictures/scenes/printer-range-960.webp',
  hive: '/pictures/scenes/hive-docked-960.webp',
  booth: '/pictures/scenes/trade-booth-960.webp',
} as const;

const fileNames = Object.keys(FILES) as (keyof typeof FILES)[];

/** A description of the company to copy, and pictures to download. */
export function PressKit() {
  const t = useTranslations('News.pressKit');
  return (
    <section
      aria-labelledby="press-kit"
      className="mt-10 grid gap-x-16 gap-y-4 border-t border-ink pt-4 desktop:mt-14 desktop:grid-cols-2"
    >
      <div>
        <h2 id="press-kit" className="text-subheading">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-text">{t('about')}</p>
      </div>
      <ul className="grid content-start gap-2 desktop:pt-8">
        {fileNames.map((name) => (
          <li key={name}>
            <TextLink href={cdnUrl(FILES[name])} download>
              {t(name)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
