import { randomUUID } from 'node:crypto';

/** Area id of Germany. */
const GERMANY = '276';

export const SUBMIT_INQUIRY = `mutation ($locale: Locale!, $input: InquiryInput!) @inContext(locale: $locale) {
  submitInquiry(input: $input) {
    __typename
    ... on InquiryAccepted { reference }
    ... on FormRefusal { code message problems { field code message } retryAfter incident }
  }
}`;

export const SUBSCRIBE = `mutation ($locale: Locale!, $input: SubscriptionInput!) @inContext(locale: $locale) {
  subscribe(input: $input) {
    __typename
    ... on SubscriptionAccepted { reference delivery message contactMe }
    ... on FormRefusal { code message problems { field code message } retryAfter incident }
  }
}`;

export const CONFIRM = `mutation ($locale: Locale!, $code: String!) @inContext(locale: $locale) {
  confirmSubscription(code: $code) {
    __typename
    ... on SubscriptionAccepted { reference delivery message contactMe }
    ... on FormRefusal { code message problems { field code message } retryAfter incident }
  }
}`;

export const createInquiry = (changes: object = {}) => ({
  idempotencyKey: randomUUID(),
  firstName: 'Ada',
  lastName: 'Muster',
  email: 'ada.muster@Labor.DE',
  country: GERMANY,
  company: 'Labor am Markt',
  mobilePrefix: '+49',
  phone: '(30) 23125-017',
  jobTitle: 'Zahntechnikerin',
  industry: 'DENTAL_LABS',
  comments: 'Bitte um ein Angebot.\r\nDanke!',
  marketingConsent: true,
  ...changes,
});

export const createSubscription = (changes: object = {}) => ({
  idempotencyKey: randomUUID(),
  email: `reader-${randomUUID().slice(0, 8)}@labor.de`,
  firstName: 'Ada',
  country: GERMANY,
  topics: ['DENTAL_LABS', 'HEARABLES'],
  acceptTerms: true,
  marketingConsent: true,
  ...changes,
});
