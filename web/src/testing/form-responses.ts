import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { AreasDocument, type AreasQuery } from '#features/areas/areas.generated.ts';
import type { FormRefusal } from '#features/forms/form-refusal.ts';
import type { RefusalCode } from '#gateway/schema.generated.ts';
import { createGatewayResponses, type GatewayResponses } from './gateway-responses.ts';

type Area = NonNullable<AreasQuery['areas']>[number];

const countries = (germany: string, france: string, austria: string): Area[] => [
  { id: '276', name: germany, callingCode: '+49' },
  { id: '250', name: france, callingCode: '+33' },
  { id: '040', name: austria, callingCode: '+43' },
];

const areas: Record<string, Area[]> = {
  EN: countries('Germany', 'France', 'Austria'),
  DE: countries('Deutschland', 'Frankreich', 'Österreich'),
  CN: [{ id: '330000', name: '浙江省', callingCode: '+86' }],
};

/** An area that `chooseArea` finds in each locale. */
export const sampleAreas = {
  en: { id: '250', name: 'France', callingCode: '+33' },
  cn: { id: '330000', name: '浙江省', callingCode: '+86' },
  de: { id: '250', name: 'Frankreich', callingCode: '+33' },
};

/** Responds with lists of countries and provinces. */
export function createFormResponses(): GatewayResponses {
  const gateway = createGatewayResponses();
  gateway.respond(AreasDocument, ({ locale }) => ({ areas: areas[locale] ?? [] }));
  return gateway;
}

/** `problems` maps fields to messages. */
export function createRefusal(code: RefusalCode, message: string, problems: Record<string, string> = {}): FormRefusal {
  return {
    code,
    message,
    problems: Object.entries(problems).map(([field, text]) => ({ field, message: text })),
    incident: null,
  };
}

/** What the gateway responds to a form with wrong or missing values. */
export function createInvalidInput(locale: keyof typeof formMessages, problems: Record<string, string>): FormRefusal {
  return createRefusal('INVALID_INPUT', formMessages[locale].invalid, problems);
}

/** A response that arrives when `send` is called. */
export function createLateResponse<Data>(data: Data) {
  const { promise, resolve } = Promise.withResolvers<Data>();
  return { promise, send: () => resolve(data) };
}
