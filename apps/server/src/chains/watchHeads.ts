const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Calls `ring` whenever the node at `url` announces a block over the WebSocket at the same address, until `signal` aborts. The announcement
 * itself is not read: whoever is called asks for the newest block. So a node without WebSockets, or one that goes silent, only costs
 * time. Connecting is tried again after pauses that double up to a minute.
 *
 * @param url - http(s) URL of a JSON-RPC server.
 */
export function watchHeads(url: string, ring: () => void, signal: AbortSignal): void {
  const address = url.replace(/^http/, 'ws');
  let socket: WebSocket | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE_MS;

  function open(): void {
    socket = new WebSocket(address);
    socket.addEventListener('open', () => {
      socket?.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }));
    });
    socket.addEventListener('message', () => {
      pause = FIRST_PAUSE_MS;
      ring();
    });
    socket.addEventListener('close', () => {
      if (signal.aborted) return;
      timer = setTimeout(open, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    });
  }

  if (signal.aborted) return;
  open();
  signal.addEventListener(
    'abort',
    () => {
      clearTimeout(timer);
      socket?.close();
    },
    { once: true },
  );
}
