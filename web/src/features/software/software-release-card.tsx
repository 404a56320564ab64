import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { toLangAttribute } from '#i18n/paths.ts';
import { Accordion } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import type { SoftwareRelease } from './software-data.ts';

export function SoftwareReleaseCard({ release }: { release: SoftwareRelease }) {
  const t = useTranslations('Software');
  const lang = toLangAttribute(release.servedLocale, useLocale());
  return (
    <article className="contents">
      <div className="border-t-2 border-ink pt-4">
        <h3 className="text-subheading">{t(`platforms.${release.platform}`)}</h3>
        <p className="mt-1 text-title tabular-nums">{release.version}</p>
        <Requirements release={release} />
      </div>
      <div>
        <div className="mt-6 desktop:mt-0">
          <Download release={release} />
        </div>
        <div className="mt-6">
          <Accordion
            items={[
              {
                id: 'notes',
                title: t('changes'),
                content: release.notes.map(({ title, text }) => (
                  <div key={title} lang={lang} className="mb-4 text-small last:mb-0">
                    <h4 className="font-semibold text-ink">{title}</h4>
                    <p className="mt-0.5">{text}</p>
                  </div>
                )),
              },
            ]}
          />
        </div>
      </div>
    </article>
  );
}

function Requirements({ release }: { release: SoftwareRelease }) {
  const t = useTranslations('Software');
  const format = useFormatter();
  const { publishedOn, system, memory, recommendedMemory, needsNetwork, compatibility, fileName } = release;
  const rows = {
    published: format.dateTime(new Date(publishedOn), { dateStyle: 'long' }),
    system,
    memory: recommendedMemory
      ? t('memoryRecommended', { memory, recommended: recommendedMemory })
      : t('memoryNeeded', { memory }),
    network: needsNetwork ? t('networkAlways') : t('networkOptional'),
    compatibility,
    file: <span className="wrap-anywhere">{fileName}</span>,
  };
  const names = Object.keys(rows) as (keyof typeof rows)[];
  return (
    <dl className="mt-5 text-small">
      {names.map((name) => (
        <div key={name} className="grid grid-cols-[8.5rem_1fr] gap-4 border-t border-line py-2.5">
          <dt className="text-ink-soft">{t(`rows.${name}`)}</dt>
          <dd className="tabular-nums">{rows[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Download({ release: { downloadUrl, name } }: { release: SoftwareRelease }) {
  const t = useTranslations('Software');
  if (downloadUrl) {
    return (
      <Button href={downloadUrl} variant="primary" aria-label={t('downloadOf', { name })} download>
        {t('download')}
      </Button>
    );
  }
  return (
    <>
      <p className="mb-3 text-small text-ink-soft">{t('handedOut')}</p>
      <Button href="#inquiry" aria-label={t('requestNamed', { name })}>
        {t('request')}
      </Button>
    </>
  );
}
