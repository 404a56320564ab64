import { type FormEvent, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';

type Props = { label: string; action: string; onIntent: () => void; onSend: (email: string) => void };

/** `method="dialog"` does nothing before hydration and keeps the input. */
export function EmailForm({ label, action, onIntent, onSend }: Props) {
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(String(new FormData(event.currentTarget).get('email')));
  };
  return (
    <form method="dialog" noValidate onSubmit={send} onFocus={onIntent} className="flex gap-2">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <TextInput id={id} name="email" type="email" autoComplete="email" placeholder={label} />
      <Button type="submit" className="shrink-0">
        {action}
      </Button>
    </form>
  );
}
