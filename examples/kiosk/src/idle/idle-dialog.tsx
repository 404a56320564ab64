import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n/locale-context.ts';

type IdleDialogProps = { seconds: number };

/** Any touch or key closes it: see `useIdleCountdown`. */
export function IdleDialog({ seconds }: IdleDialogProps) {
  const { idle } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="idle-dialog"
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
    >
      <h2 id="idle-title">{idle.title}</h2>
      <p className="idle-seconds" aria-hidden="true">
        {seconds}
      </p>
      <p id="idle-text">{idle.text}</p>
      <button type="button" className="button button-action">
        {idle.stay}
      </button>
    </dialog>
  );
}
