/** Calls the API as the browser does. Throws what the server said where it did not answer 2xx. */
export async function call<Answer>(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  url: string,
  { body, token }: { body?: unknown; token?: string } = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
