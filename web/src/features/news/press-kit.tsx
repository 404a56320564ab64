import { useTranslations } from 'next-intl';
import { pressFileOf, pressLogo, pressPictures } from '#content/press/press-pictures.ts';
import { cdnUrl } from '#ui/cdn-url.ts';
import { TextLink } from '#ui/text-link.tsx';

const FILES = {
  vector: pressLogo.vector,
  bitmap: pressLogo.bitmap,
  printers: pressFileOf(pressPictures.printers),
  hive: pressFileOf(pressPictures.hive),
  booth: pressFileOf(pressPictures.booth),
} as const;

const fileNames = Object.keys(FILES) as (keyof typeof FILES)[];

/** A description of the company to copy, and the logo and pictures for print to download. */
export function PressKit() {
  const t = useTranslations('News.pressKit');
  return (
    <section
      aria-labelledby="press-kit"
      className="mt-10 grid gap-x-16 gap-y-6 border-t border-ink pt-4 desktop:mt-14 desktop:grid-cols-2"
    >
      <div>
        <h2 id="press-kit" className="text-subheading">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-text">{t('about')}</p>
      </div>
      <div>
        <ul className="grid gap-2 desktop:pt-8">
          {fileNames.map((name) => (
            <li key={name}>
              <TextLink href={cdnUrl(FILES[name])} download>
                {t(name)}
              </TextLink>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-small text-ink-soft">{t('size')}</p>
      </div>
    </section>
  );
}
