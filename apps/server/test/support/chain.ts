import { installPlatform, installSafe, type LocalChain, type LocalClient, localClient, startChain } from '@althing/devnet';
import { freePort } from '../../src/runtime/freePort.ts';

export interface TestChain extends LocalChain {
  client: LocalClient;
}

/** A throw-away chain with the canonical Safe contracts and the platform on it. */
export async function startTestChain(chainId = 31337): Promise<TestChain> {
  const chain = await startChain({ chainId, port: await freePort('127.0.0.1') });
  const client = localClient(chain);
  await installSafe(client);
  await installPlatform(client);
  return { ...chain, client };
}
