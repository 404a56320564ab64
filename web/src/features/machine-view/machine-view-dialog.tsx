'use client';

import { type Locale, NextIntlClientProvider, useTranslations } from 'next-intl';
import type { Messages } from '#i18n/messages.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { MachineModel } from './find-model.ts';
import { MachineStage } from './machine-stage.tsx';
import type { MachineSize } from './scene/dimension-lines.ts';

export type ViewedMachine = {
  name: string;
  model: MachineModel;
  /** Null if the record states none. */
  size: MachineSize | null;
  /** Shown until the model is there, and instead of it. */
  picture: string;
  alt: string;
};

export type MachineViewDialogProps = {
  machine: ViewedMachine;
  locale: Locale;
  messages: Pick<Messages, 'MachineView'>;
  onClose: () => void;
};

export function MachineViewDialog({ locale, messages, ...view }: MachineViewDialogProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <View {...view} />
    </NextIntlClientProvider>
  );
}

function View({ machine, onClose }: Pick<MachineViewDialogProps, 'machine' | 'onClose'>) {
  const t = useTranslations('MachineView');
  return (
    <Dialog isOpen onClose={onClose} title={t('title', { name: machine.name })} closeLabel={t('close')} width="stage">
      <MachineStage machine={machine} />
    </Dialog>
  );
}
