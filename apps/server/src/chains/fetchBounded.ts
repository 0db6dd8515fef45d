/** A node's answer is larger than we want to hold in memory. */
export class AnswerTooLargeError extends Error {
  override name = 'AnswerTooLargeError';

  constructor(max: number) {
    super(`The node's answer has more than ${max} bytes`);
  }
}

/** As `fetch`, but throws `AnswerTooLargeError` as soon as the answer exceeds `max` bytes, without reading the rest. */
export async function fetchBounded(input: string | URL | Request, init: RequestInit | undefined, max: number): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let size = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        size += part.length;
        if (size > max) controller.error(new AnswerTooLargeError(max));
        else controller.enqueue(part);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(bounded, { status, statusText, headers });
}
