type Reply = { id?: number; result?: unknown; error?: { message: string } };

export interface PageConnection extends AsyncDisposable {
  send(method: string, params?: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** A new page of the browser on `port`, steered by the browser's own protocol; it closes with the connection. */
export async function connectTo(port: number): Promise<PageConnection> {
  const command = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}/json/${path}`, { method });
  const { id, webSocketDebuggerUrl } = (await (await command('new?about:blank', 'PUT')).json()) as {
    id: string;
    webSocketDebuggerUrl: string;
  };
  const socket = new WebSocket(webSocketDebuggerUrl);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const opened = Promise.withResolvers<void>();
  const hangUp = () => {
    const gone = new Error('The browser hung up');
    opened.reject(gone);
    for (const { reject } of waiting.values()) reject(gone);
  };
  socket.addEventListener('open', () => opened.resolve());
  socket.addEventListener('error', hangUp);
  socket.addEventListener('close', hangUp);
  socket.addEventListener('message', ({ data }) => {
    const { id: of, result, error } = JSON.parse(String(data)) as Reply;
    if (of === undefined) return;
    if (error) waiting.get(of)?.reject(new Error(error.message));
    else waiting.get(of)?.resolve(result);
    waiting.delete(of);
  });
  await opened.promise;
  let last = 0;
  return {
    send(method, params = {}) {
      const answer = Promise.withResolvers<unknown>();
      last += 1;
      waiting.set(last, answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise;
    },
    async [Symbol.asyncDispose]() {
      socket.close();
      await command(`close/${id}`);
    },
  };
}
