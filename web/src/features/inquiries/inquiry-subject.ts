/** Texts of the form, for links that concern one thing. */
export type InquirySubject = { title: string; intro: string; comments: string };

/** Attributes of a link to `#inquiry`. */
export function toInquiryAttributes({ title, intro, comments }: InquirySubject) {
  return { 'data-inquiry-title': title, 'data-inquiry-intro': intro, 'data-inquiry-comments': comments };
}

export function readInquirySubject({ dataset }: HTMLElement): InquirySubject | null {
  const { inquiryTitle: title, inquiryIntro: intro, inquiryComments: comments } = dataset;
  return title && intro && comments ? { title, intro, comments } : null;
}
