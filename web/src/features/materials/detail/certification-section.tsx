import { useTranslations } from 'next-intl';
import { keepTogether } from '#ui/keep-together.ts';
import { TextBlocks } from '#ui/text-blocks.tsx';
import type { MaterialDetail } from '../material-data.ts';
import { standardName } from '../material-standards.ts';

type Props = {
  certifications: MaterialDetail['certifications'];
  standards: MaterialDetail['biocompatibility'];
  lang: string | undefined;
};

export function CertificationSection({ certifications, standards, lang }: Props) {
  const t = useTranslations('Materials');
  if (certifications.length === 0 && standards.length === 0)
    return <p className="text-ink-soft">{t('noCertifications')}</p>;
  return (
    <>
      {certifications.length === 0 && (
        <p className="mb-8 text-lead">
          {keepTogether(t('testedTo', { standards: standards.map(standardName).join(t('separator')) }))}
        </p>
      )}
      <TextBlocks blocks={certifications} lang={lang} />
    </>
  );
}
