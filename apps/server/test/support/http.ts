/** An answer as the tests look at it. */
export interface Answer {
  status: number;
  headers: Headers;
  // The shapes differ from call to call, and a test states what it expects of them.
  body: ReturnType<typeof JSON.parse>;
  text: string;
}

export interface Sent {
  token?: string | undefined;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  raw?: string | Uint8Array<ArrayBuffer> | FormData;
  headers?: Record<string, string>;
}

/** Sends one request and reads the whole answer. */
export async function send(origin: string, method: string, path: string, { token, json, raw, headers = {} }: Sent = {}): Promise<Answer> {
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(raw === undefined ? {} : { body: raw }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json');
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
}
