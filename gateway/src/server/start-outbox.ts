import type { Logger } from 'pino';
import type { Report } from '../errors/error-reporting.ts';
import type { LegacyService } from '../legacy/client.ts';
import type { DeliveryTiming } from '../outbox/delivery-attempts.ts';
import { openOutboxStore } from '../outbox/open-outbox-store.ts';
import { createOutbox, type Outbox } from '../outbox/outbox.ts';
import type { QueuedSubmission } from '../outbox/outbox-store.ts';
import { deliverableForms } from '../slices/deliverable-forms.ts';
import type { Metrics } from './metrics.ts';

type Settings = {
  outboxUrl?: string | undefined;
  outboxTiming?: DeliveryTiming | undefined;
};

type Services = { legacy: LegacyService; report: Report; log: Logger; metrics: Metrics };

/** Opens the outbox and starts to deliver what it contains. Undefined without a URL. */
export function startOutbox({ outboxUrl, outboxTiming }: Settings, services: Services): Outbox | undefined {
  if (outboxUrl === undefined) return;
  const { legacy, report, log, metrics } = services;
  const outbox = createOutbox({
    store: openOutboxStore(outboxUrl, report),
    deliver: (submission) => deliver(legacy, submission),
    report,
    log,
    onEvent: metrics.outbox.countEvent,
    timing: outboxTiming,
  });
  metrics.outbox.observe(outbox.status);
  return outbox;
}

async function deliver(legacy: LegacyService, { form, locale, content, receipt }: QueuedSubmission): Promise<string> {
  const deliverable = deliverableForms.get(form);
  if (!deliverable) throw new Error(`Unknown form ${form}`);
  return deliverable.deliver(legacy.inLocale(locale), JSON.parse(content), receipt);
}
