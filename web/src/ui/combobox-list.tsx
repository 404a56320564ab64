'use client';

import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown, X } from 'lucide';
import { type ReactNode, type Ref, useState } from 'react';
import type { FieldControl } from './field.tsx';
import { Icon } from './icon.tsx';

export type ComboboxOption = { id: string; label: string };

export type ComboboxProps = Partial<FieldControl> & {
  /** Name of the text input, not of a submitted value. */
  name?: string;
  value: ComboboxOption | null;
  options: readonly ComboboxOption[];
  onChange: (option: ComboboxOption | null) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Enables remote filtering. */
  onSearch?: (text: string) => void;
  isBusy?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  labels: { empty: string; busy: string; open: string; clear: string };
};

export function ComboboxList({
  value,
  options,
  onChange,
  onSearch,
  isBusy = false,
  labels,
  inputRef,
  ...input
}: ComboboxProps) {
  // Elements outside a modal dialog are inert, so the popup is portalled into it.
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={onChange}
      itemToStringLabel={({ label }: ComboboxOption) => label}
      itemToStringValue={({ id }: ComboboxOption) => id}
      isItemEqualToValue={(item: ComboboxOption, selected: ComboboxOption) => item.id === selected.id}
      autoHighlight
      {...(onSearch && {
        filter: null,
        onInputValueChange: (text, { reason }) => reason !== 'item-press' && onSearch(text),
      })}
    >
      <Base.InputGroup
        ref={(group) => {
          if (group) setDialog(group.closest('dialog'));
        }}
        className="relative block"
      >
        <Base.Input {...input} ref={inputRef} autoComplete="off" className="control pe-18" />
        <span className="absolute inset-y-0 end-1 flex items-center text-ink-soft">
          <Base.Clear aria-label={labels.clear} className="grid size-8 place-items-center hover:text-ink">
            <Icon icon={X} size={16} />
          </Base.Clear>
          <Base.Trigger aria-label={labels.open} className="grid size-8 place-items-center hover:text-ink">
            <Icon icon={ChevronDown} size={16} />
          </Base.Trigger>
        </span>
      </Base.InputGroup>
      <Popup container={dialog} isBusy={isBusy} labels={labels} />
    </Base.Root>
  );
}

type PopupProps = Required<Pick<ComboboxProps, 'isBusy' | 'labels'>> & { container: HTMLElement | null };

function Popup({ container, isBusy, labels }: PopupProps): ReactNode {
  return (
    <Base.Portal container={container ?? undefined}>
      <Base.Positioner sideOffset={4} className="z-popover outline-none">
        <Base.Popup className="w-(--anchor-width) rounded-control border border-line bg-surface text-body shadow-high">
          <Base.Status className="text-small text-ink-soft">
            {isBusy && <span className="block px-3.5 py-2.5">{labels.busy}</span>}
          </Base.Status>
          <Base.Empty className="text-small text-ink-soft">
            {!isBusy && <span className="block px-3.5 py-2.5">{labels.empty}</span>}
          </Base.Empty>
          <Base.List className="max-h-60 overflow-y-auto overscroll-contain py-1 empty:py-0">
            {(option: ComboboxOption) => (
              <Base.Item
                key={option.id}
                value={option}
                className="flex cursor-default items-center justify-between gap-3 px-3.5 py-2 data-highlighted:bg-accent-soft"
              >
                {option.label}
                <Base.ItemIndicator className="text-accent">
                  <Icon icon={Check} size={16} />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
