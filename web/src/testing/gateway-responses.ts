import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type DocumentNode, GraphQLError, getOperationAST } from 'graphql';
import { vi } from 'vitest';

type Json = ReturnType<typeof JSON.parse>;

type GatewayRequest = { operationName: string; variables: Json };

/**
 * Replaces `fetch`. A responder may throw a `GraphQLError`, sent as the response, or any other error, which fails the
 * request. Requests without a responder fail the test.
 */
export function createGatewayResponses() {
  const requests: GatewayRequest[] = [];
  const responders = new Map<string, (variables: Json) => unknown>();
  const files = new Map<string, () => Response | Promise<Response>>();

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), window.location.href);
    const serveFile = files.get(url.pathname);
    if (serveFile) return serveFile();
    const { operationName, variables } = parseRequest(url, init?.body);
    const respond = url.pathname === '/graphql' && responders.get(operationName);
    if (!respond) {
      console.error(`Unexpected request: ${url.pathname} ${operationName}`);
      throw new TypeError('Failed to fetch');
    }
    requests.push({ operationName, variables });
    return Response.json(await execute(() => respond(variables)));
  });

  return {
    respond<Data, Variables extends OperationVariables>(
      document: TypedDocumentNode<Data, Variables>,
      responder: (variables: Variables) => Data | Promise<Data>,
    ): void {
      responders.set(nameOf(document), responder);
    },
    /** Responds to requests other than GraphQL operations. */
    respondToFile(path: string, responder: () => Response | Promise<Response>): void {
      files.set(path, responder);
    },
    /** The variables of all requests for an operation, oldest first. */
    variablesOf<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>): Variables[] {
      const name = nameOf(document);
      return requests.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);
    },
  };
}

export type GatewayResponses = ReturnType<typeof createGatewayResponses>;

/** Persisted queries arrive as the query string of a GET request. */
function parseRequest({ searchParams }: URL, body: BodyInit | null | undefined): GatewayRequest {
  if (typeof body === 'string') return JSON.parse(body);
  return {
    operationName: searchParams.get('operationName') ?? '',
    variables: JSON.parse(searchParams.get('variables') ?? '{}'),
  };
}

async function execute(respond: () => unknown): Promise<object> {
  try {
    return { data: await respond() };
  } catch (error) {
    if (error instanceof GraphQLError) return { data: null, errors: [error.toJSON()] };
    throw error;
  }
}

function nameOf(document: DocumentNode): string {
  return getOperationAST(document)?.name?.value ?? '';
}
