import type { Locale } from '@heliograph/schema/locales.ts';
import type * as z from 'zod/mini';
import { createRefusedError } from '../errors/errors.ts';
import type { WriteName } from '../legacy/calls.ts';
import type { LegacyClient } from '../legacy/client.ts';
import { BAD_REQUEST } from '../legacy/submission-failure.ts';
import type { RateLimitedAction } from './rate-limiter.ts';

/** How the submissions of a form are validated and stored. */
export type FormSubmission<Form extends { idempotencyKey: string }> = {
  /** Stored with queued submissions, so it must not change. */
  name: string;
  limit: RateLimitedAction;
  call: WriteName;
  rulesIn: (locale: Locale) => z.ZodMiniType<Form> & { shape: object };
  /** Sends the form to the content service; returns its reference, which is the receipt if the service honours it. */
  save: (legacy: LegacyClient, form: Form, receipt: string) => Promise<string>;
};

/** Sends queued submissions of one form. */
export type DeliverableForm = {
  name: string;
  deliver: (legacy: LegacyClient, content: unknown, receipt: string) => Promise<string>;
};

export function toDeliverableForm<Form extends { idempotencyKey: string }>({
  name,
  call,
  rulesIn,
  save,
}: FormSubmission<Form>): DeliverableForm {
  return {
    name,
    deliver: async (legacy, content, receipt) => {
      const form = rulesIn(legacy.locale).safeParse(content);
      // The rules have changed since the form was accepted.
      if (!form.success) throw createRefusedError(call, BAD_REQUEST, form.error);
      return save(legacy, form.data, receipt);
    },
  };
}
