import {
  type Call,
  contractCall,
  encodeCastVote,
  encodeDelegateVotes,
  encodeExecuteProposal,
  encodeExecuteSafe,
  encodePropose,
  encodeQueueProposal,
  governorAbi,
  hashProposal,
  reserveDescription,
  safeAbi,
  safeTransactionOf,
} from '@althing/bindings';
import { askDatabase } from '@althing/devnet';
import type { OrganisationDetail, Session, UpgradeProposal } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import { sampleGovernor, sampleModules, sampleOnChains } from '@althing/domain/testing';
import { upgradeVoteTypedData } from '@althing/domain/upgrades';
import type { Address, Hex } from '@althing/domain/units';
import { expect, type Locator, type Page } from '@playwright/test';
import type { LocalAccount } from 'viem';
import { clients } from './accounts.ts';
import { post } from './api.ts';
import { untaken } from './attempt.ts';
import { PORTS } from './environment.ts';

const GAS = 16_000_000n;
/** Longer than any wait of a governor of the shortest times. */
const A_WAIT = 605;

/** On each chain a governor that decides within minutes, with guardians before its vote, and a token of the signers, both of whom have to agree to upgrades. */
export function upgradableForm(
  name: string,
  chainIds: readonly number[],
  signers: readonly LocalAccount[],
  guardians: readonly Address[],
): OrganisationInput {
  const owners = signers.map(({ address }) => address);
  const sample = sampleOnChains([...chainIds], owners, { name: untaken(name) });
  // Names of governors are unique on the whole platform, and the sample names the token's authorities by them.
  const governorName = (chainId: number) => untaken(`${name} Assembly ${chainId}`);
  return {
    ...sample,
    categoryId: 'public-goods',
    modules: sampleModules({
      protocolUpgrades: { isMultisig: true, addresses: owners, threshold: owners.length },
      governor: chainIds.map((chainId) =>
        sampleGovernor({
          tempId: `governor-${chainId}`,
          governorName: governorName(chainId),
          chainId,
          quorumThreshold: 50,
          votingPeriod: 'min',
          preVotingTimelock: 'min',
          preExecutionTimelock: 'min',
        }),
      ),
      preVoteVeto: chainIds.map((chainId) => ({
        governorName: governorName(chainId),
        chainId,
        isMultisig: true,
        addresses: [...guardians],
        threshold: guardians.length,
      })),
    }),
    token: sample.token && {
      ...sample.token,
      authority: sample.token.authority.map((entry) => ({ ...entry, addresses: [`governor|${governorName(entry.chainId)}`] })),
    },
  };
}

export const addressOf = ({ contracts }: OrganisationDetail, chainId: number, kind: string): Address =>
  contracts.find((contract) => contract.chainId === chainId && contract.kind === kind)!.address as Address;

const clientOn = (chainId: number) => clients.find(({ chain }) => chain.id === chainId)!;

async function send(chainId: number, account: LocalAccount, { to, data }: { to: Address; data: Call['data'] }): Promise<void> {
  const client = clientOn(chainId);
  const hash = await client.sendTransaction({ account, to, data, gas: GAS });
  const { status } = await client.waitForTransactionReceipt({ hash });
  if (status !== 'success') throw new Error(`${hash} failed on chain ${chainId}`);
}

async function wait(chainId: number, seconds: number): Promise<void> {
  await clientOn(chainId).increaseTime({ seconds });
  await clientOn(chainId).mine({ blocks: 1 });
}

/** The members' tokens count from the next second on. */
export async function delegateToThemselves(organisation: OrganisationDetail, chainId: number, members: readonly LocalAccount[]) {
  for (const member of members)
    await send(chainId, member, encodeDelegateVotes({ token: addressOf(organisation, chainId, 'token'), delegatee: member.address }));
  await wait(chainId, 2);
}

/** Without a browser: the members, whose tokens count, propose what the upgrade asks their governor for, vote for it and have it executed. */
export async function throughGovernor(upgrade: UpgradeProposal, transactionId: string, members: readonly LocalAccount[]): Promise<void> {
  const index = upgrade.transactions.findIndex(({ id }) => id === transactionId);
  const { chainId, calls } = upgrade.transactions[index]!;
  const sending = upgrade.sending[index]!;
  if (sending.type !== 'governor') throw new Error(`${transactionId} is sent by no governor`);
  const governor = sending.governor as Address;
  const [proposer] = members;
  const actions = calls.map(({ target, value, calldata }) => ({ to: target as Address, value: BigInt(value), data: calldata as Hex }));
  const proposal = { governor, actions, description: reserveDescription(sending.description, proposer!.address) };
  await send(chainId, proposer!, encodePropose(proposal));
  await wait(chainId, A_WAIT);
  for (const member of members)
    await send(chainId, member, encodeCastVote({ governor, proposalId: hashProposal(proposal), choice: 'for' }));
  await wait(chainId, A_WAIT);
  await send(chainId, proposer!, encodeQueueProposal(proposal));
  await wait(chainId, A_WAIT);
  await send(chainId, proposer!, encodeExecuteProposal(proposal));
}

/** What the governor of a chain says of itself. */
export async function governorOn(organisation: OrganisationDetail, chainId: number) {
  const address = addressOf(organisation, chainId, 'governor');
  const read = <Name extends 'quorumNumerator' | 'preVoteVetoer'>(functionName: Name) =>
    clientOn(chainId).readContract({ address, abi: governorAbi, functionName });
  return { quorum: await read('quorumNumerator'), vetoer: await read('preVoteVetoer') };
}

const UPGRADES = '/api/v1/organisations';

/** Proposes to change the form of the organisation, without a browser. */
export function proposeUpgrade(
  origin: string,
  { accessToken }: Session,
  { slug, name, description, category, logo, links, modules, token }: OrganisationDetail,
  { proposalName, ...change }: { proposalName: string } & Partial<OrganisationInput>,
): Promise<UpgradeProposal> {
  const upgradedOrganisation = { name, description, categoryId: category.id, logoId: logo, links, modules, token, ...change };
  return post(`${origin}${UPGRADES}/${slug}/upgrade-proposals`, { proposalName, upgradedOrganisation }, accessToken);
}

/** Signs for it or against it, with the signer's key. */
export async function voteOnUpgrade(
  origin: string,
  { accessToken }: Session,
  { id, planHash, voteChainIds }: UpgradeProposal,
  { signer, approve }: { signer: LocalAccount; approve: boolean },
): Promise<void> {
  const vote = upgradeVoteTypedData({ chainId: voteChainIds[0]!, proposalId: id, planHash: planHash as Hex, approve });
  await post(`${origin}${UPGRADES}/upgrade-proposals/${id}/sign`, { signature: await signer.signTypedData(vote) }, accessToken);
}

/** Begins what was agreed to, or has the record changed. Throws with the server's words where it refuses. */
export const stepUpgrade = (
  origin: string,
  { accessToken }: Session,
  { id }: UpgradeProposal,
  step: 'execute' | 'register',
): Promise<UpgradeProposal> => post(`${origin}${UPGRADES}/upgrade-proposals/${id}/${step}`, {}, accessToken);

/** As if an upgrade had been proposed, and begun if it was, so many days earlier: no journey can wait that long, and the server's clock is its machine's. */
export async function ageUpgrade({ id }: UpgradeProposal, days: number): Promise<void> {
  const earlier = (column: string) => `${column} = ${column} - make_interval(days => $2)`;
  const statement = `update app.upgrade_proposals set ${earlier('created_at')}, ${earlier('executing_since')} where id = $1`;
  await askDatabase(PORTS.postgres, statement, [id, days]);
}

/** An owner of a Safe, whose signature is enough, lets an account make it do anything. */
export async function letActForSafe(chainId: number, safe: Address, owner: LocalAccount, module: Address): Promise<void> {
  const enable = contractCall({ address: safe, abi: safeAbi, functionName: 'enableModule', args: [module] });
  await send(chainId, owner, encodeExecuteSafe(safe, safeTransactionOf([enable], 0n), [], owner.address));
}

/** Presses `button`, reads what is signed, and signs it. */
export async function sign(page: Page, button: Locator): Promise<void> {
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign in wallet' }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
}
