import { encodeDelegateVotes, encodePropose, hashProposal, safeTransactionOf } from '@althing/bindings';
import { type LocalChain, localAccount, localClient, rpc } from '@althing/devnet';
import type { OrganisationDetail, UpgradeProposalSummary } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import type { Address, Hex } from '@althing/domain/units';
import { call } from './call.ts';
import type { Platform } from './platform.ts';
import { proposeToSafe } from './proposeToSafe.ts';
import { signIn } from './session.ts';
import { untilAnswered } from './untilAnswered.ts';

const MEMBER = 0;

async function send({ url }: LocalChain, { to, data }: { to: Address; data: Hex }): Promise<void> {
  const transaction = { from: localAccount(MEMBER).address, to, data, gas: '0xf4240' };
  const { status } = await rpc<{ status: Hex }>(url, 'eth_sendTransactionSync', [transaction]);
  if (Number(status) !== 1) throw new Error(`The call of ${to} was reverted`);
}

/** What can be seen of an organisation once it does something: a proposal, what waits in a Safe, a change that is proposed, a member. Paths by their names. */
export async function livingPages(
  { server, network }: Platform,
  organisation: OrganisationDetail,
): Promise<Readonly<Record<string, string>>> {
  const [chain] = network.chains as [LocalChain];
  const { chainId } = chain;
  const addressOf = (kind: string) =>
    organisation.contracts.find((contract) => contract.kind === kind && contract.chainId === chainId)!.address as Address;
  const [governor, token, safe] = [addressOf('governor'), addressOf('token'), addressOf('safeTreasury')];
  const home = `/organisations/${organisation.slug}`;
  const { address } = localAccount(MEMBER);

  await send(chain, encodeDelegateVotes({ token, delegatee: address }));
  // Votes count from the second after.
  const clock = localClient(chain);
  await clock.increaseTime({ seconds: 2 });
  await clock.mine({ blocks: 1 });
  const payment = { to: safe, value: 1n, data: '0x' } as const;
  const content = {
    actions: [payment],
    description: 'Mend the quay\n\nThe third bollard from the left gives way. The mason asks for one hundred.',
  };
  await send(chain, encodePropose({ governor, ...content }));
  const proposal = `${chainId}/${governor}/${hashProposal(content)}`;
  await untilAnswered(() =>
    call('GET', `${server.url}/api/v1/organisations/governors/${chainId}/${governor}/proposals/${hashProposal(content)}`),
  );

  await proposeToSafe(server.url, { chainId, address: safe }, safeTransactionOf([{ ...payment, to: address }], 0n), MEMBER);

  const { accessToken } = await signIn(server.url, MEMBER);
  const { name, description, category, logo, links, modules, token: supply } = organisation;
  const form: OrganisationInput = {
    name,
    description: `${description} Since this year with a quay.`,
    categoryId: category.id,
    logoId: logo,
    links,
    modules,
    token: supply,
  };
  const change = await call<UpgradeProposalSummary>('POST', `${server.url}/api/v1/organisations/${organisation.slug}/upgrade-proposals`, {
    token: accessToken,
    body: { proposalName: 'A word about the quay', upgradedOrganisation: form },
  });
  return {
    'a proposal': `${home}/proposals/${proposal}`,
    Safes: `${home}?tab=safe`,
    'a Safe’s queue': `${home}/safes/${chainId}/${safe}`,
    'an upgrade proposal': `${home}/upgrades/${change.id}`,
    'a member': `${home}/members/${chainId}/${address}`,
  };
}
