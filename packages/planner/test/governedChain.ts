import {
  type Call,
  contractCall,
  decodeRevert,
  encodeCastVote,
  encodeDelegateVotes,
  encodeExecuteProposal,
  encodePropose,
  encodeQueueProposal,
  governorAbi,
  hashProposal,
  passportDecoderOf,
  passportScoresAbi,
  readOwnership,
  readPowers,
  reserveDescription,
  revertDataOf,
  scoreTypedData,
  timelockAbi,
  tokenAbi,
  type OwnershipFacts,
} from '@althing/bindings';
import {
  type LocalChain,
  localAccount,
  type LocalClient,
  localClient,
  passSeconds,
  startPlatformChain,
  untakenPort,
} from '@althing/devnet';
import { type MeasureDraft, type MeasureFacts, type MeasureKind, toCalls } from '@althing/domain/governance';
import { moduleKey } from '@althing/domain/modules';
import {
  ALICE,
  BOB,
  CAROL,
  sampleAssetPortals,
  sampleGovernor,
  sampleModules,
  sampleMultiBridge,
  sampleMultiBridgeSettings,
  samplePortalAdmin,
  sampleRemote,
  sampleToken,
  sampleWallet,
} from '@althing/domain/testing';
import type { Address, Hex } from '@althing/domain/units';
import { getContract, parseEther, zeroAddress } from 'viem';
import { plan, type PlanInput, votingChainEdits } from '../src/index.ts';
import { readGovernor } from './chainReads.ts';
import { DEPLOYER, planInput } from './planInput.ts';

/* An organisation on a real chain whose governor Main holds everything, and what its builder of proposals knows of it. */

export const [HOME, AWAY] = [31337, 31338] as const;
const MINUTES_5 = 300;
export type GovernorName = 'Main' | 'Second' | 'People';

const byGovernor = { isGovernor: true, governorName: 'Main' } as const;
const one = (address: string) => sampleWallet(HOME, [address]);

function input(): PlanInput {
  const governor = moduleKey('governor', 'Main');
  return planInput(
    {
      modules: sampleModules({
        protocolUpgrades: { isMultisig: false, addresses: [CAROL], threshold: 1 },
        governor: [
          sampleGovernor({ votingPeriod: 'min', preVotingTimelock: 'min', refundMechanism: true, votingChainIds: [HOME, AWAY] }),
          sampleGovernor({ tempId: 'second', governorName: 'Second', votingPeriod: 'min' }),
          sampleGovernor({
            tempId: 'people',
            governorName: 'People',
            isQuadratic: true,
            quadraticThreshold: 51,
            votingPeriod: 'min',
            preExecutionTimelock: 0,
          }),
        ],
        preVoteVeto: [{ ...one(CAROL), governorName: 'Main' }],
        preExecutionVeto: [{ ...one(CAROL), governorName: 'Main' }],
        multiBridge: [sampleMultiBridge()],
        multiBridgeSettings: [
          sampleMultiBridgeSettings(HOME, [], { owner: { isMultisig: false, addresses: [], threshold: 1, ...byGovernor } }),
          sampleMultiBridgeSettings(AWAY, [CAROL]),
        ],
        assetPortals: sampleAssetPortals([{ ...samplePortalAdmin(HOME, []), ...byGovernor }, samplePortalAdmin(AWAY, [CAROL])]),
      }),
      token: sampleToken({
        chainIds: [HOME, AWAY],
        initialReceivers: [
          {
            chainId: HOME,
            receivers: [
              { tempId: '1', address: ALICE, amount: '6000' },
              { tempId: '2', address: governor, amount: '100' },
            ],
          },
          { chainId: AWAY, receivers: [{ tempId: '1', address: BOB, amount: '1000' }] },
        ],
        authority: [sampleWallet(HOME, [governor]), sampleWallet(AWAY, [BOB])],
      }),
    },
    { [HOME]: DEPLOYER, [AWAY]: DEPLOYER },
  );
}

const organisation = input();
const { steps, transactions } = plan(organisation).chains.find(({ chainId }) => chainId === HOME)!;
export const addressOf = (id: string): Address => {
  const step = steps.find((each) => each.id === id);
  if (!step) throw new Error(`${id} is none of ${steps.map((each) => each.id).join(', ')}`);
  return step.address;
};
const of = (kind: (typeof steps)[number]['kind']): Address => steps.find((step) => step.kind === kind)!.address;
export const [TOKEN, AUTHORITY, REFUND] = [addressOf('token|'), of('proxyAdmin'), addressOf('refundGas|Main')];
export const [CONTROLLER, PORTAL] = [of('messageController'), of('assetController')];
export const [MAIN, SECOND] = [addressOf('timelock|Main'), addressOf('timelock|Second')];

let chain: LocalChain;
export let client: LocalClient;
let founded: Hex;

/** Founds it on a chain of its own. */
export async function found(): Promise<void> {
  chain = await startPlatformChain({ chainId: HOME, port: await untakenPort() });
  client = localClient(chain);
  for (const { to, data, value } of transactions) await act(DEPLOYER, { to, data, value });
  await act(ALICE, encodeDelegateVotes({ token: TOKEN, delegatee: ALICE }));
  await act(DEPLOYER, { to: MAIN, data: '0x', value: parseEther('5') });
  await act(DEPLOYER, { to: REFUND, data: '0x', value: parseEther('1') });
  await giveScore(ALICE);
  await passSeconds(client, 1);
  // No governor of one chain can hold the upgrades of another one from the beginning.
  await act(CAROL, contractCall({ address: AUTHORITY, abi: tokenAbi, functionName: 'transferOwnership', args: [MAIN] }));
  await carryOut('Main', draft('takeUpgrades'));
  founded = await client.snapshot();
}

/** As it was when it had been founded. */
export async function foundedAgain(): Promise<void> {
  await client.revert({ id: founded });
  founded = await client.snapshot();
}

export const stop = () => chain.stop();

/** Quadratic votes of the account count whole. */
async function giveScore(account: Address): Promise<void> {
  const registry = passportDecoderOf(HOME)!;
  const issuedAt = Number((await client.getBlock()).timestamp);
  const claim = { account, score: 1_000_000n, issuedAt, expiresAt: issuedAt + 30 * 86_400 };
  const keeper = localAccount(0);
  const signature = await keeper.signTypedData(scoreTypedData({ registry, chainId: HOME, claim }));
  const args = [{ claim, signer: keeper.address, signature }] as const;
  await act(ALICE, contractCall({ address: registry, abi: passportScoresAbi, functionName: 'submit', args }));
}

export async function act(from: Address, { to, data, value }: Call): Promise<void> {
  await client.impersonateAccount({ address: from });
  await client.setBalance({ address: from, value: from === MAIN ? await client.getBalance({ address: MAIN }) : parseEther('100') });
  const hash = await client.sendTransaction({ account: from, to, data, value, gas: 16_000_000n, chain: client.chain });
  const { status } = await client.waitForTransactionReceipt({ hash });
  if (status === 'success') return;
  const reason = await client.call({ account: from, to, data, value }).then(() => undefined, revertDataOf);
  throw new Error(`Reverted: ${decodeRevert(reason ?? '0x').name}`);
}

let proposals = 0;

/** Alice, who has most votes, has a governor do it. */
export async function decide(name: GovernorName, calls: readonly { target: Address; value: bigint; calldata: Hex }[]): Promise<void> {
  const actions = calls.map(({ target, value, calldata }): Call => ({ to: target, value, data: calldata }));
  const content = { actions, description: reserveDescription(`# ${++proposals}`, ALICE) };
  const governor = addressOf(`governor|${name}`);
  const proposal = { governor, ...content };
  const { votingDelay, timelock } = await readGovernor(client, governor);
  await act(ALICE, encodePropose(proposal));
  await passSeconds(client, votingDelay + 2);
  await act(ALICE, encodeCastVote({ governor, proposalId: hashProposal(content), choice: 'for' }));
  await passSeconds(client, MINUTES_5 + 1);
  if (timelock !== zeroAddress) {
    await act(ALICE, encodeQueueProposal(proposal));
    const delay = await client.readContract({ address: timelock, abi: timelockAbi, functionName: 'getMinDelay' });
    await passSeconds(client, Number(delay) + 1);
  }
  await act(ALICE, encodeExecuteProposal(proposal));
}

/** What the builder knows of the token and the upgrades, as the chain says it. */
export const tokenAndUpgrades = (owned: OwnershipFacts): Pick<MeasureFacts, 'token' | 'upgrades'> => ({
  token: {
    address: TOKEN,
    symbol: 'ACME',
    isOwn: true,
    supply: owned.supply,
    owner: owned.tokenOwner,
    next: owned.tokenNext,
    tax: owned.tax,
    lockbox: owned.lockbox,
  },
  upgrades: { authority: AUTHORITY, owner: owned.upgradeOwner, next: owned.upgradeNext, contracts: [{ address: TOKEN, name: 'Token' }] },
});

/** What the builder knows of a governor, as the chain says it now. */
export async function readFacts(name: GovernorName): Promise<MeasureFacts> {
  const governor = addressOf(`governor|${name}`);
  const at = getContract({ address: governor, abi: governorAbi, client });
  const { timelock, votingDelay, votingPeriod, proposalThreshold, quorumPercent } = await readGovernor(client, governor);
  const executor = timelock === zeroAddress ? governor : timelock;
  const somebody = (account: Address) => (account === zeroAddress ? null : account);
  const [preVoteGuardian, preExecutionGuardian] = (await Promise.all([at.read.preVoteVetoer(), at.read.preExecutionVetoer()])).map(
    somebody,
  );
  const refund = name === 'Main' ? REFUND : undefined;
  const owned = await readOwnership(client, { token: TOKEN, authority: AUTHORITY, refund });
  const powers = await readPowers(client, {
    governor,
    isQuadratic: name === 'People',
    preExecutionGuardian: preExecutionGuardian!,
    chains: [{ chainId: AWAY, name: 'Beta' }],
    controllers: [
      { address: CONTROLLER, name: 'Message controller', kind: 'messages' },
      { address: PORTAL, name: 'Asset controller', kind: 'portal' },
    ],
    timelocks: [
      { address: MAIN, name: 'Timelock Main' },
      { address: SECOND, name: 'Timelock Second' },
    ].filter(({ address }) => address !== timelock),
  });
  const delay =
    timelock === zeroAddress ? null : await client.readContract({ address: timelock, abi: timelockAbi, functionName: 'getMinDelay' });
  const [edit] = votingChainEdits(organisation);
  return {
    governor,
    executor,
    timelock: somebody(timelock),
    coin: { symbol: 'ETH', decimals: 18 },
    votingDelay,
    votingPeriod,
    proposalThreshold,
    quorum: Math.round(quorumPercent * 100),
    timelockDelay: delay === null ? null : Number(delay),
    preVoteGuardian: preVoteGuardian!,
    preExecutionGuardian: preExecutionGuardian!,
    isQuadratic: name === 'People',
    refund: refund ? { address: refund, owner: owned.refundOwner, terms: owned.refundTerms } : null,
    ...tokenAndUpgrades(owned),
    votingChains: {
      names: ['Beta'],
      calls: edit!.actions.map(({ to, value, data }) => ({ target: to, value, calldata: data })),
    },
    ...powers,
    governors: (['Main', 'Second', 'People'] as const)
      .filter((other) => other !== name)
      .map((other) => ({ address: addressOf(`governor|${other}`), name: other, preExecutionGuardian: other === 'Main' ? CAROL : null })),
    remote: sampleRemote(),
    nameOf: (account) => account,
  };
}

export const draft = (kind: MeasureKind, values: Record<string, string> = {}): MeasureDraft => ({
  tempId: kind,
  type: 'measure',
  kind,
  values,
});

export async function carryOut(name: GovernorName, measure: MeasureDraft): Promise<void> {
  await decide(name, toCalls([measure], await readFacts(name)));
}
