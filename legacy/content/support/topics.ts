import { automationTopics } from './automation.ts';
import { errorCodes } from './error-codes.ts';
import { printerTopics } from './printers.ts';
import type { SupportRecord } from './record.ts';
import { stationTopics } from './stations.ts';

/** The codes that an article explains, without its number. */
const codesOf = (id: number) =>
  errorCodes.filter(({ article }) => article === id).map(({ article: _, ...errorCode }) => errorCode);

export const supportTopics: SupportRecord[] = [...printerTopics, ...automationTopics, ...stationTopics].map(
  (topic) => ({ ...topic, errorCodes: codesOf(topic.id) }),
);
