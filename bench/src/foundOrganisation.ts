import { setTimeout as pause } from 'node:timers/promises';
import { localAccount, localClient } from '@althing/devnet';
import type { OrganisationDetail } from '@althing/domain/http';
import { sampleOnChains } from '@althing/domain/testing';
import type { ChainId, Hex } from '@althing/domain/units';
import { plan } from '@althing/planner';
import { call } from './call.ts';
import type { Platform } from './platform.ts';
import { confirmCitizenship, signIn } from './session.ts';

const OWNERS = [0, 1, 2].map((index) => localAccount(index).address);
/** How often the ledger is asked; the deploy page learns of changes at once by the live stream. */
const LOOK_MS = 20;
const DEADLINE_MS = 60_000;

const isVerified = ({ contracts }: OrganisationDetail) => contracts.length > 0 && contracts.every(({ state }) => state === 'verified');

/** What the deploy page sends: the browser computes the plan itself and the server agrees on every address. */
function transactionsOf({ name, modules, token, salt, deployers }: OrganisationDetail) {
  const byChain = Object.fromEntries(deployers.map(({ chainId, deployer }) => [chainId, deployer as Hex]));
  const whole = plan({ organisation: { name, modules, token }, salt: salt as Hex, deployers: byChain });
  return whole.chains.flatMap(({ transactions }) => transactions);
}

async function untilDeployed(look: () => Promise<OrganisationDetail>, complete: () => Promise<OrganisationDetail>) {
  const deadline = performance.now() + DEADLINE_MS;
  for (;;) {
    const seen = await look();
    // As the deploy page does once everything stands; a server that was quicker answers the same.
    const organisation = seen.state !== 'deployed' && isVerified(seen) ? await complete() : seen;
    if (organisation.state === 'deployed') return organisation;
    if (performance.now() > deadline) throw new Error(`Not deployed after ${DEADLINE_MS / 1000} s: ${JSON.stringify(seen.contracts)}`);
    await pause(LOOK_MS);
  }
}

/**
 * Founds an organisation as the browser does: create, register, one transaction per chain, report, wait for the read-back.
 *
 * @returns the organisation and the milliseconds from the last confirmation in the wallet to `deployed`.
 */
export async function foundOrganisation(
  { server, network }: Platform,
  name: string,
  chainIds: readonly ChainId[],
): Promise<{ organisation: OrganisationDetail; milliseconds: number }> {
  const { accessToken: token } = await signIn(server.url);
  await confirmCitizenship(server.url, token);
  const root = `${server.url}/api/v1/organisations`;
  const created = await call<OrganisationDetail>('POST', root, { token, body: sampleOnChains(chainIds, OWNERS, { name }) });
  const registered = await call<OrganisationDetail>('POST', `${root}/${created.id}/register`, { token, body: {} });

  let confirmed = Number.NaN;
  for (const { chainId, to, data, value } of transactionsOf(registered)) {
    const client = localClient(network.chains.find((chain) => chain.chainId === chainId)!);
    confirmed = performance.now();
    const transactionHash = await client.sendTransaction({ to, data, value });
    await call('POST', `${root}/${created.id}/contracts`, { token, body: { chainId, transactionHash } });
  }
  const organisation = await untilDeployed(
    () => call('GET', `${root}/id/${created.id}`),
    () => call('PATCH', `${root}/${created.id}/complete-deployment`, { token }),
  );
  return { organisation, milliseconds: performance.now() - confirmed };
}
