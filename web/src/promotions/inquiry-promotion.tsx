'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useEffect, useRef, useState } from 'react';
import type { FormWords } from '#features/forms/form-messages.tsx';
import { loadInquiryPanel, warmUp } from '#features/forms/load-forms.ts';
import { SideForm } from '#features/inquiries/inquiry-drawer.tsx';
import { useFormLinks } from '#features/inquiries/use-inquiry-links.ts';
import { CounterIcon } from './discount-button.tsx';
import { DiscountTip } from './discount-card.tsx';
import { isTipClosed, rememberClosedTip } from './discount-cookie.ts';

type Tip = 'shown' | 'icon' | 'gone';

export type WidgetsProps = { locale: Locale; words: FormWords };

export function Widgets({ locale, words }: WidgetsProps) {
  const [tip, setTip] = useState<Tip>(() => (isTipClosed() ? 'gone' : 'shown'));
  const [isFormVisible, setIsFormVisible] = useState(false);
  const icon = useRef<HTMLButtonElement>(null);
  const hasTipOpened = useRef(false);
  const links = { open: () => setIsFormVisible(true), warm: () => warmUp(locale, loadInquiryPanel) };
  useFormLinks(links);
  useEffect(() => {
    if (isFormVisible || !hasTipOpened.current) return;
    hasTipOpened.current = false;
    // The tip that opened the form is gone when it closes; its icon takes the focus, or the page.
    (icon.current ?? document.getElementById('content'))?.focus();
  }, [isFormVisible]);

  const openFromTip = () => {
    hasTipOpened.current = true;
    setTip('icon');
    setIsFormVisible(true);
  };
  const closeTip = () => {
    setTip('gone');
    rememberClosedTip(locale);
  };
  return (
    <>
      {tip === 'shown' && (
        <DiscountTip words={words.Tips.discount} onOpen={openFromTip} onClose={closeTip} onIntent={links.warm} />
      )}
      {tip === 'icon' && <CounterIcon ref={icon} label={words.Tips.discount.reopen} onOpen={links.open} />}
      <SideForm
        locale={locale}
        words={words}
        isVisible={isFormVisible}
        onVisibilityChange={setIsFormVisible}
        onAccepted={() => setTip('gone')}
      />
    </>
  );
}
