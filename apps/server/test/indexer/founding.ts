import { CONTRACT_KIND_NUMBERS, NO_LOCKBOX, NO_REFUND, NOT_QUADRATIC, type OrganisationBatch } from '@althing/bindings';
import { ownHead } from '@althing/devnet';
import type { Address, Hex } from '@althing/domain/units';
import { parseEther, zeroAddress } from 'viem';

export interface TestOrganisation {
  id: Hex;
  token: Address;
  governor: Address;
  /** Undefined where the governor executes itself. */
  timelock: Address | undefined;
  safe: Address;
  /** Undefined where votes are not paid back. */
  refundGas: Address | undefined;
  /** Undefined where nothing vests. */
  vesting: Address | undefined;
  /** All that was announced of it. */
  contracts: readonly Address[];
}

export interface FoundOptions {
  /** Seconds; 0 for no timelock. */
  timelockDelay?: number;
  votingDelay?: number;
  votingPeriod?: number;
  /** In 1/10,000 of the supply. */
  quorumNumerator?: bigint;
  /** Makes the governor count roots. */
  quadratic?: OrganisationBatch['governors'][number]['governor']['quadratic'];
  /** May bring votes of the chain `OTHER_CHAIN`. */
  messageController?: Address;
  /** Wei that votes are paid back from. */
  pot?: bigint;
  /** Gets 100 tokens that have all vested. */
  beneficiary?: Address;
}

/** Whose `OTHER_SPOKE` is believed by governors with a message controller. */
export const OTHER_CHAIN = 31338n;
export const OTHER_SPOKE: Address = '0x00000000000000000000000000000000000000ff';

const REFUND: OrganisationBatch['governors'][number]['refund'] = {
  maxPriorityFee: 2_000_000_000n,
  maxBaseFee: 200_000_000_000n,
  baseGas: 15_000n,
  maxGasUsed: 200_000n,
  minWeight: 1n,
  proposalCap: parseEther('1'),
  periodCap: parseEther('10'),
  minProposerVotes: 0n,
};
/** Seconds that a vetoer needs, else there can be none. */
const MINIMUM_WINDOW = 600;
const VESTED = parseEther('100');
/** UNIX seconds. */
const LONG_AGO = Date.UTC(2020, 0, 1) / 1000;

export interface Founding {
  id: Hex;
  name: string;
  founder: Address;
  holders: readonly Address[];
  /** Where token and vesting will stand. */
  token: Address;
  vesting: Address;
  salts: { token: Hex; vesting: Hex; governor: Hex; timelock: Hex; refundGas: Hex };
  saltNonce: bigint;
  options: FoundOptions;
}

/** The batch of an organisation with a Safe, a token of `holders` and a governor. */
export function foundingBatch({ id, name, founder, holders, token, vesting, salts, saltNonce, options }: Founding): OrganisationBatch {
  const {
    timelockDelay = 600,
    votingDelay = 0,
    votingPeriod = 600,
    quorumNumerator = 400n,
    quadratic = NOT_QUADRATIC,
    messageController,
    pot = 0n,
    beneficiary,
  } = options;
  const vested = beneficiary ? [{ to: vesting, amount: VESTED }] : [];
  return {
    ...ownHead(founder, { id, chainIds: [31337] }),
    spokes: [],
    proxies: [],
    safes: [{ kind: CONTRACT_KIND_NUMBERS.safeTreasury, name: 'Treasury', saltNonce: saltNonce, owners: [founder], threshold: 1n }],
    tokens: [
      {
        salt: salts.token,
        name: `${name} Token`,
        symbol: 'TKN',
        recipients: [...holders, ...vested.map(({ to }) => to)],
        amounts: [...holders.map(() => parseEther('1000')), ...vested.map(({ amount }) => amount)],
        owner: founder,
        treasury: zeroAddress,
        taxThresholds: [],
        taxBasisPoints: [],
        bridges: [],
        lockbox: NO_LOCKBOX,
      },
    ],
    vestings: beneficiary
      ? [
          {
            salt: salts.vesting,
            token,
            flexVoting: true,
            schedules: [{ start: LONG_AGO, end: LONG_AGO + 1, milestones: [], receivers: [{ beneficiary, amount: VESTED }] }],
          },
        ]
      : [],
    governors: [
      {
        salts: { governor: salts.governor, timelock: salts.timelock, refundGas: salts.refundGas },
        governor: {
          name,
          token,
          votingDelay,
          votingPeriod,
          proposalThreshold: 0n,
          quorumNumerator,
          preVoteVetoer: votingDelay < MINIMUM_WINDOW ? zeroAddress : founder,
          quadratic,
          messageController: messageController ?? zeroAddress,
        },
        timelockDelay: BigInt(timelockDelay),
        canceller: timelockDelay === 0 ? zeroAddress : founder,
        refunds: pot > 0n,
        refund: pot > 0n ? REFUND : NO_REFUND,
      },
    ],
  };
}
