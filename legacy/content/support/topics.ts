import { automationTopics } from './automation.ts';
import { errorCodes } from './error-codes.ts';
import { writeForMachines } from './machine-texts.ts';
import { printerTopics } from './printers.ts';
import type { SupportRecord } from './record.ts';
import { stationTopics } from './stations.ts';

/** The codes that an article explains, without its number. */
const codesOf = (id: number) =>
  errorCodes
    .filter(({ article }) => article === id)
    .map(({ article: _, meaning, firstSteps, ...errorCode }) => ({
      ...errorCode,
      ...writeForMachines({ meaning, firstSteps }, errorCode.products),
    }));

export const supportTopics: SupportRecord[] = [...printerTopics, ...automationTopics, ...stationTopics].map(
  ({ title, content, ...topic }) => ({
    ...topic,
    ...writeForMachines({ title, content }, topic.products),
    errorCodes: codesOf(topic.id),
  }),
);
