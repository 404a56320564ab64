'use client';

import { useAfterPaint } from '#ui/use-after-paint.ts';
import { useLazyComponent } from '#ui/use-lazy-component.ts';
import type { InquiryPromotionProps } from './inquiry-promotion.tsx';

const loadInquiryPromotion = async () => (await import('./inquiry-promotion.tsx')).InquiryPromotion;

/** Loaded after the first paint; omitted if loading fails. */
export function LazyInquiryPromotion(props: InquiryPromotionProps) {
  const { part: InquiryPromotion } = useLazyComponent(loadInquiryPromotion, useAfterPaint());
  return InquiryPromotion && <InquiryPromotion {...props} />;
}
