import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import type { Area } from '#features/areas/area.ts';
import { AreasDocument } from '#features/areas/areas.generated.ts';
import type { FormRefusal } from '#features/forms/form-refusal.ts';
import type { Locale as GatewayLocale, RefusalCode } from '#gateway/schema.generated.ts';
import { createGatewayResponses, type GatewayResponses } from './gateway-responses.ts';
import { sampleAreas } from './sample-areas.ts';

const countries = (germany: string, france: Area, austria: string): Area[] => [
  { id: '276', name: germany, callingCode: '+49' },
  france,
  { id: '040', name: austria, callingCode: '+43' },
];

const areas: Record<GatewayLocale, Area[]> = {
  EN: countries('Germany', sampleAreas.en, 'Austria'),
  DE: countries('Deutschland', sampleAreas.de, 'Österreich'),
  CN: [sampleAreas.cn],
};

/** Responds with lists of countries and provinces. */
export function createFormResponses(): GatewayResponses {
  const gateway = createGatewayResponses();
  gateway.respond(AreasDocument, ({ locale }) => ({ areas: areas[locale] }));
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
