'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useEffect, useRef, useState } from 'react';
import type { FormMessages } from '#features/forms/form-messages.tsx';
import { preloadForm } from '#features/forms/preload-form.ts';
import { InquiryDrawer } from '#features/inquiries/inquiry-drawer.tsx';
import { loadInquiryPanel } from '#features/inquiries/load-inquiry-panel.ts';
import { useInquiryLinks } from '#features/inquiries/use-inquiry-links.ts';
import { DiscountButton } from './discount-button.tsx';
import { DiscountCard } from './discount-card.tsx';
import { isDiscountDismissed, rememberDiscountDismissed } from './discount-cookie.ts';

type Tip = 'shown' | 'icon' | 'gone';

export type InquiryPromotionProps = { locale: Locale; messages: FormMessages };

export function InquiryPromotion({ locale, messages }: InquiryPromotionProps) {
  const [tip, setTip] = useState<Tip>(() => (isDiscountDismissed() ? 'gone' : 'shown'));
  const [isFormVisible, setIsFormVisible] = useState(false);
  const icon = useRef<HTMLButtonElement>(null);
  const hasTipOpened = useRef(false);
  const links = { open: () => setIsFormVisible(true), warm: () => preloadForm(locale, loadInquiryPanel) };
  useInquiryLinks(links);
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
    rememberDiscountDismissed(locale);
  };
  return (
    <>
      {tip === 'shown' && (
        <DiscountCard
          messages={messages.Promotions.discount}
          onOpen={openFromTip}
          onClose={closeTip}
          onIntent={links.warm}
        />
      )}
      {tip === 'icon' && <DiscountButton ref={icon} label={messages.Promotions.discount.reopen} onOpen={links.open} />}
      <InquiryDrawer
        locale={locale}
        messages={messages}
        isVisible={isFormVisible}
        onVisibilityChange={setIsFormVisible}
        onAccepted={() => setTip('gone')}
      />
    </>
  );
}
