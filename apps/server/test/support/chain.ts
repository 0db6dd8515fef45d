import { type LocalChain, type LocalClient, localClient, startPlatformChain, untakenPort } from '@althing/devnet';

export interface TestChain extends LocalChain {
  client: LocalClient;
}

/** A throw-away chain with the canonical Safe contracts and the platform on it. */
export async function startTestChain(chainId = 31337): Promise<TestChain> {
  const chain = await startPlatformChain({ chainId, port: await untakenPort() });
  return { ...chain, client: localClient(chain) };
}
