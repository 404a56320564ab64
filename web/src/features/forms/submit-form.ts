import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import type { Locale } from '@heliograph/schema/locales.ts';
import type { FormRefusal } from './form-refusal.ts';

/** Longer than the gateway's own timeout. */
const TIMEOUT_MS = 12_000;

/** Network failures become a refusal, after which the same form can be sent again. */
export async function submitForm<Data, Variables extends OperationVariables>(
  locale: Locale,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data | FormRefusal> {
  try {
    const { browserClient } = await import('#gateway/browser-client.ts');
    const { data } = await browserClient.mutate({
      mutation,
      variables,
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) } },
    } as never);
    return (data as Data) ?? refuse(locale, undefined);
  } catch (error) {
    return refuse(locale, error);
  }
}

function refuse(locale: Locale, error: unknown): FormRefusal {
  const messages = formMessages[locale];
  const isTooOften =
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'RATE_LIMITED');
  return {
    code: isTooOften ? 'TOO_MANY_REQUESTS' : 'SERVICE_ERROR',
    message: isTooOften ? messages.tooMany : messages.serviceError,
    problems: [],
    incident: null,
  };
}
