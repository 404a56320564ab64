'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useEffect, useRef, useState } from 'react';
import type { FormMessages } from '#features/forms/form-messages.tsx';
import { preloadForm } from '#features/forms/preload-form.ts';
import { InquiryDrawer } from '#features/inquiries/inquiry-drawer.tsx';
import type { InquirySubject } from '#features/inquiries/inquiry-subject.ts';
import { loadInquiryPanel } from '#features/inquiries/load-inquiry-panel.ts';
import { useInquiryLinks } from '#features/inquiries/use-inquiry-links.ts';
import { announce } from '#navigation/app-events.ts';
import { useRoutePath } from '#navigation/use-route-path.ts';
import { DiscountButton } from './discount-button.tsx';
import { DiscountCard } from './discount-card.tsx';
import { isDiscountDismissed, rememberDiscountDismissed } from './discount-cookie.ts';
import { findQuestion } from './find-question.ts';

type DiscountState = 'shown' | 'icon' | 'gone';

export type InquiryPromotionProps = { locale: Locale; messages: FormMessages };

export function InquiryPromotion({ locale, messages }: InquiryPromotionProps) {
  const [discount, setDiscount] = useState<DiscountState>(() => (isDiscountDismissed() ? 'gone' : 'shown'));
  const [isFormVisible, setIsFormVisible] = useState(false);
  const [subject, setSubject] = useState<InquirySubject | null>(null);
  const question = findQuestion(useRoutePath());
  const icon = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const open = (about: InquirySubject | null) => {
    wasOpen.current = true;
    announce('menusHidden');
    setSubject(about);
    setIsFormVisible(true);
  };
  const links = { open, preload: () => preloadForm(locale, loadInquiryPanel) };
  useInquiryLinks(links);
  useEffect(() => {
    if (isFormVisible || !wasOpen.current) return;
    wasOpen.current = false;
    // The card or the menu that opened the form is gone; focus the icon, or the page.
    for (const next of [icon.current, document.getElementById('content')]) if (isFocusLost()) next?.focus();
  }, [isFormVisible]);

  const openFromCard = () => {
    setDiscount('icon');
    open(null);
  };
  const dismissDiscount = () => {
    setDiscount('gone');
    rememberDiscountDismissed(locale);
  };
  return (
    <>
      {discount === 'shown' && question && (
        <DiscountCard
          messages={messages.Promotions.discount}
          question={question}
          onOpen={openFromCard}
          onClose={dismissDiscount}
          onIntent={links.preload}
        />
      )}
      {discount === 'icon' && (
        <DiscountButton ref={icon} label={messages.Promotions.discount.reopen} onOpen={() => open(null)} />
      )}
      <InquiryDrawer
        locale={locale}
        messages={messages}
        subject={subject}
        isVisible={isFormVisible}
        onVisibilityChange={setIsFormVisible}
        onAccepted={() => setDiscount('gone')}
      />
    </>
  );
}

/** The focus leaves a closed dialog only when the page is painted. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || Boolean(activeElement?.closest('dialog:not([open])'));
}
