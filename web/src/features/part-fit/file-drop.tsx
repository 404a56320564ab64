import { FileBox } from 'lucide';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import { MAX_FILE_BYTES, MAX_MODEL_BYTES, MAX_TRIANGLES } from './mesh/part-limits.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { PartFileState } from './use-part-file.ts';

const limits = {
  megabytes: MAX_FILE_BYTES / 2 ** 20,
  unpacked: MAX_MODEL_BYTES / 2 ** 20,
  millions: MAX_TRIANGLES / 1_000_000,
};

type Props = {
  file: PartFileState;
  onChoose: (file: File) => void;
  onSample: (name: string) => void;
  onCancel: () => void;
};

export function FileDrop({ file, onChoose, onSample, onCancel }: Props) {
  const t = useTranslations('PartFit.file');
  const isOver = useFileDrop(onChoose);
  return (
    <div className="screen-only mt-8">
      <div
        className={`grid items-center gap-x-10 gap-y-4 rounded-panel border border-dashed p-5 sm:p-8 desktop:grid-cols-[minmax(0,1fr)_22rem] ${isOver ? 'border-accent bg-accent-soft' : 'border-edge bg-surface'}`}
      >
        <div className="grid gap-4">
          {file.status === 'reading' ? (
            <Reading name={file.name} progress={file.progress} onCancel={onCancel} />
          ) : (
            <Chooser isAgain={file.status !== 'none'} onChoose={onChoose} onSample={onSample} />
          )}
          <p className="max-w-text text-small text-ink-soft">{t('formats', limits)}</p>
        </div>
        <p className="max-w-text font-semibold desktop:border-s desktop:border-line desktop:ps-10">{t('privacy')}</p>
      </div>
      <div aria-live="polite">
        {file.status === 'fault' && (
          <Notice tone="danger" title={file.name} className="mt-4 wrap-anywhere">
            {t(`faults.${file.fault}`, limits)}
          </Notice>
        )}
      </div>
    </div>
  );
}

type ChooserProps = Pick<Props, 'onChoose' | 'onSample'> & { isAgain: boolean };

function Chooser({ isAgain, onChoose, onSample }: ChooserProps) {
  const t = useTranslations('PartFit.file');
  const id = useId();
  const isReady = useIsQueryReady();
  return (
    <div className="scripted flex flex-wrap items-center gap-x-4 gap-y-2">
      <Icon icon={FileBox} size={28} className="text-accent max-sm:hidden" />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center rounded-control bg-action px-5 py-2 font-medium text-action-ink transition-colors duration-quick hover:bg-action-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
      >
        {isAgain ? t('another') : t('choose')}
        <input
          id={id}
          type="file"
          accept=".stl,.obj,.ply,.3mf"
          disabled={!isReady}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChoose(file);
            // Choosing the same file again is a change.
            target.value = '';
          }}
        />
      </label>
      <Button disabled={!isReady} onClick={() => onSample(`${t('sampleName')}.stl`)}>
        {t('sample')}
      </Button>
      <span className="text-ink-soft max-sm:hidden">{t('drop')}</span>
    </div>
  );
}

function Reading({ name, progress, onCancel }: { name: string; progress: number; onCancel: () => void }) {
  const t = useTranslations('PartFit.file');
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 grow basis-64">
        <label htmlFor={id} className="block font-medium wrap-anywhere">
          {t('reading', { name })}
        </label>
        <progress
          id={id}
          value={progress}
          className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
        />
      </div>
      <Button size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
