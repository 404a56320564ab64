import type { ReactNode } from 'react';

type Panel = { id: string; label: ReactNode; content: ReactNode };

type Props = {
  /** Name of the group, unique on the page. */
  name: string;
  label: string;
  /** At most four; see `switched-panels.css`. */
  panels: readonly Panel[];
};

/** One of several panels, chosen with radio buttons. Works without JavaScript. */
export function SwitchedPanels({ name, label, panels }: Props) {
  return (
    <div className="switched-panels">
      <fieldset className="flex flex-wrap border-b border-line">
        <legend className="sr-only">{label}</legend>
        {panels.map(({ id, label: text }, index) => (
          <label key={id}>
            <input type="radio" name={name} value={id} defaultChecked={index === 0} className="sr-only" />
            {text}
          </label>
        ))}
      </fieldset>
      {panels.map(({ id, content }) => (
        <div key={id}>{content}</div>
      ))}
    </div>
  );
}
