import { installPlatform, installSafe, type LocalChain, type LocalClient, localClient, startChain, untakenPort } from '@althing/devnet';

export interface TestChain extends LocalChain {
  client: LocalClient;
}

/** A throw-away chain with the canonical Safe contracts and the platform on it. */
export async function startTestChain(chainId = 31337): Promise<TestChain> {
  const chain = await startChain({ chainId, port: await untakenPort() });
  const client = localClient(chain);
  await installSafe(client);
  await installPlatform(client);
  return { ...chain, client };
}
