interface Announcement extends Event {
  detail?: { provider?: { request?(call: { method: string }): Promise<unknown> } };
}

/**
 * Calls `listener` if a wallet of this browser (EIP-6963) says that it has given this page access to an account before. This does not prompt the user
 * and
 * loads no code. Returns a function that stops it.
 */
export function onAllowedWallet(listener: () => void): () => void {
  const asking = new AbortController();
  const ask = async ({ detail }: Announcement) => {
    const accounts = await detail?.provider?.request?.({ method: 'eth_accounts' });
    if (asking.signal.aborted || !Array.isArray(accounts) || accounts.length === 0) return;
    asking.abort();
    listener();
  };
  addEventListener(
    'eip6963:announceProvider',
    (event) => void ask(event).catch((error: unknown) => console.info('A wallet does not say whether it knows this page', error)),
    { signal: asking.signal },
  );
  dispatchEvent(new Event('eip6963:requestProvider'));
  return () => asking.abort();
}
