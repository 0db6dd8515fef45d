import {
  bridgeAdaptersOf,
  type Call,
  encodeBridgeOptions,
  encodeCastVote,
  encodeDelegateVotes,
  encodeExecuteProposal,
  encodePropose,
  encodeQueueProposal,
  hashProposal,
  messageControllerAbi,
  type ProposalContent,
  tokenAbi,
} from '@althing/bindings';
import { mined, passSeconds, TransferDesk } from '@althing/devnet';
import type { Bridge } from '@althing/domain/bridges';
import type { Misbehaving, OrganisationDetail } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import {
  sampleAssetPortals,
  sampleHolder,
  sampleMultiBridge,
  sampleMultiBridgeSettings,
  sampleOnChains,
  samplePortalAdmin,
} from '@althing/domain/testing';
import { votingChainEdits } from '@althing/planner';
import { type Address, encodeFunctionData, type Hex, type PrivateKeyAccount, maxUint256 } from 'viem';
import { clients } from './accounts.ts';
import { foundByApi, planInput } from './foundByApi.ts';

const IDS = [31337, 31338, 31339];
const [ALPHA, BETA] = [clients[0]!, clients[1]!];
const BRIDGES: readonly Bridge[] = ['hyperlane', 'axelar', 'polymer'];
/** For recording a message; its calls are made by whoever executes it. */
const DELIVERY_GAS = 400_000n;

/** An organisation whose token and messages travel between the three local chains, and which its founder alone controls. */
export interface Bridged {
  organisation: OrganisationDetail;
  /** Sends the token; the founder has some of it on every chain. */
  desk: TransferDesk;
  token: Address;
  messages: Address;
  /** On Alpha; holders on Beta may vote once a proposal has named that chain. */
  governor: Address;
}

/** Two of three bridges have to agree; messages wait for ten minutes, in which `vetoer` may cancel them. */
export function bridgedForm(name: string, founder: Address, vetoer: Address): OrganisationInput {
  const form = sampleOnChains(IDS, [founder, vetoer], { name });
  const own = { ...sampleHolder([founder]), isGovernor: false, governorName: '' };
  return {
    ...form,
    modules: {
      ...form.modules,
      governor: form.modules.governor.map((governor) =>
        governor.chainId === ALPHA.chain.id
          ? { ...governor, votingChainIds: [BETA.chain.id], votingPeriod: 'min', preVotingTimelock: 'min' }
          : governor,
      ),
      assetPortals: sampleAssetPortals(
        IDS.map((chainId) => samplePortalAdmin(chainId, [founder])),
        { bridges: [...BRIDGES] },
      ),
      multiBridge: [
        sampleMultiBridge({ ...own, chainId: ALPHA.chain.id, chainIds: IDS, timelock: { durationType: 'hours', value: 1 }, hasVeto: true }),
      ],
      multiBridgeSettings: IDS.map((chainId) => sampleMultiBridgeSettings(chainId, [founder], { vetoer: sampleHolder([vetoer]) })),
    },
  };
}

/** Journeys before this one moved the clocks of single chains, and nothing is executed before its destination's clock is past its sending. */
async function alignClocks(): Promise<void> {
  for (const client of clients) await passSeconds(client, 1);
  const times = await Promise.all(clients.map(async (client) => Number((await client.getBlock()).timestamp)));
  const newest = Math.max(...times);
  for (const [index, client] of clients.entries()) if (times[index]! < newest) await passSeconds(client, newest - times[index]!);
}

/** Founds it by the server's endpoints and the founder's transactions, without a page. */
export async function foundBridged(origin: string, founder: PrivateKeyAccount, form: OrganisationInput): Promise<Bridged> {
  await alignClocks();
  const organisation = await foundByApi(origin, founder, form);
  const addressOf = (kind: string) => organisation.contracts.find((contract) => contract.kind === kind)!.address as Address;
  const [controller, token, messages] = [addressOf('assetController'), addressOf('token'), addressOf('messageController')];
  const governor = organisation.contracts.find(({ kind, chainId }) => kind === 'governor' && chainId === ALPHA.chain.id)!
    .address as Address;
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [controller, maxUint256] });
  // What arrives in the second in which bridges were chosen counts for nothing.
  for (const client of clients) {
    await client.increaseTime({ seconds: 2 });
    await mined(client, { account: founder, to: token, data });
  }
  return { organisation, desk: new TransferDesk(controller, clients), token, messages, governor };
}

/** The founder has a call made on Beta; two bridges have to agree on it, unless Beta asks for less and `threshold` does too. */
export async function sendMessage(
  { messages }: Bridged,
  founder: PrivateKeyAccount,
  bridges: readonly Bridge[],
  call: { to: Address; data: Hex },
  threshold = 2,
) {
  const adapters = bridgeAdaptersOf(ALPHA.chain.id)!;
  const message = { targets: [call.to], calldatas: [call.data], threshold, gasLimit: 200_000 };
  const at = { address: messages, abi: messageControllerAbi } as const;
  const asked = bridges.map((bridge) => adapters[bridge]);
  const fees = await ALPHA.readContract({
    ...at,
    functionName: 'quoteMessage',
    args: [message, BigInt(BETA.chain.id), asked, DELIVERY_GAS],
  });
  const legs = bridges.map((bridge, index) => ({
    adapter: asked[index]!,
    fee: fees[index]!,
    options: encodeBridgeOptions(bridge, { refund: founder.address, gasLimit: DELIVERY_GAS, refundChainId: ALPHA.chain.id }),
  }));
  const data = encodeFunctionData({ abi: messageControllerAbi, functionName: 'sendMessage', args: [message, BigInt(BETA.chain.id), legs] });
  return mined(ALPHA, { account: founder, to: messages, data, value: fees.reduce((sum, fee) => sum + fee, 0n), gas: 3_000_000n });
}

/** How a bridge of the local chains, or who executes, misbehaves from now on; nothing named means that it behaves. */
export async function setFaults(origin: string, bridge: Misbehaving, faults: { drop?: boolean; pause?: boolean }): Promise<void> {
  const answer = await fetch(`${origin}/api/v1/local/bridges/${bridge}/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The faults of ${bridge} were not set: ${text}`);
}

/** On all chains: a snapshot is a time, and votes are weighed at the same one everywhere. */
export const passEverywhere = async (seconds: number): Promise<void> => {
  for (const client of clients) await passSeconds(client, seconds);
};

/** A proposal that is open for votes. */
export async function openProposal({ governor }: Bridged, founder: PrivateKeyAccount, title: string, actions: readonly Call[]) {
  const content: ProposalContent & { governor: Address } = { governor, actions, description: title };
  await mined(ALPHA, { account: founder, ...encodePropose(content) });
  await passEverywhere(602);
  return { ...content, proposalId: hashProposal(content) };
}

type Opened = Awaited<ReturnType<typeof openProposal>>;

/** The founder's vote carries proposals that are open; they can be executed afterwards. */
export async function carry(founder: PrivateKeyAccount, proposals: readonly Opened[]): Promise<void> {
  for (const proposal of proposals) await mined(ALPHA, { account: founder, ...encodeCastVote({ ...proposal, choice: 'for' }) });
  await passEverywhere(360);
  for (const proposal of proposals) await mined(ALPHA, { account: founder, ...encodeQueueProposal(proposal) });
  await passEverywhere(7 * 86_400 + 60);
}

/** The founder votes with what it has on both chains. */
export async function delegateEverywhere({ token }: Bridged, founder: PrivateKeyAccount): Promise<void> {
  const delegation = encodeDelegateVotes({ token, delegatee: founder.address });
  for (const client of clients) await mined(client, { account: founder, ...delegation });
  await passEverywhere(2);
}

/** The founder has the governor count votes of Beta by a proposal, as nothing else can. */
export async function nameVotingChains(bridged: Bridged, founder: PrivateKeyAccount): Promise<void> {
  await delegateEverywhere(bridged, founder);
  const [edit] = votingChainEdits(planInput(bridged.organisation));
  const proposal = await openProposal(bridged, founder, 'Holders on Beta vote as well', edit!.actions);
  await carry(founder, [proposal]);
  await mined(ALPHA, { account: founder, ...encodeExecuteProposal(proposal) });
}

/** An organisation as `bridgedForm` has it, whose governor on Alpha sends its messages. */
export function governedForm(name: string, founder: Address, vetoer: Address): OrganisationInput {
  const form = bridgedForm(name, founder, vetoer);
  const { governorName } = form.modules.governor.find(({ chainId }) => chainId === ALPHA.chain.id)!;
  const multiBridge = form.modules.multiBridge.map((entry) => ({ ...entry, ...sampleHolder([]), isGovernor: true, governorName }));
  return { ...form, modules: { ...form.modules, multiBridge } };
}
