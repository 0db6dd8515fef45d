import { setTimeout as pause } from 'node:timers/promises';
import { type LocalChain, localAccount, localClient } from '@althing/devnet';
import type { OrganisationDetail } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
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

/** Where an organisation is founded, and by whose session; transactions are sent by the first local account, whose session it has to be. */
export interface Founding {
  url: string;
  token: string;
  chains: readonly Pick<LocalChain, 'chainId' | 'url'>[];
}

/**
 * Founds an organisation as the browser does: create, register, one transaction per chain, report, wait for the read-back. With a salt in the form
 * it may be called again, also after it was cut: the same form is the same organisation, and what stands is not deployed again.
 *
 * @returns the organisation and the milliseconds from the last confirmation in the wallet to `deployed`.
 */
export async function found(
  { url, token, chains }: Founding,
  form: OrganisationInput & { salt?: Hex },
): Promise<{ organisation: OrganisationDetail; milliseconds: number }> {
  const root = `${url}/api/v1/organisations`;
  const created = await call<OrganisationDetail>('POST', root, { token, body: form });
  if (created.state === 'deployed') return { organisation: created, milliseconds: 0 };
  const registered = await call<OrganisationDetail>('POST', `${root}/${created.id}/register`, { token, body: {} });

  let confirmed = performance.now();
  for (const { chainId, to, data, value } of transactionsOf(registered)) {
    const client = localClient(chains.find((chain) => chain.chainId === chainId)!);
    const { address } = registered.contracts.find((contract) => contract.chainId === chainId)!;
    if (await client.getCode({ address: address as Hex })) continue;
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

/** Founds the sample organisation. */
export async function foundOrganisation({ server, network }: Platform, name: string, chainIds: readonly ChainId[]) {
  const { accessToken: token } = await signIn(server.url);
  await confirmCitizenship(server.url, token);
  return found({ url: server.url, token, chains: network.chains }, sampleOnChains(chainIds, OWNERS, { name }));
}
