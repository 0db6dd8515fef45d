import type { Address, ChainId, Hex } from '../units.ts';

interface Statement {
  chainId: ChainId;
  /** Organisation under which the market is shown. */
  organisationId: string;
  name: string;
  isPrivate: boolean;
}

/** What a market's owner confirms: the market (by its transaction), its organisation, its name, and whether it is private. */
export interface MarketStatement extends Statement {
  transactionHash: Hex;
  marketId: bigint;
}

/** The same for a market that is only proposed, which is identified by the call that would create it. */
export interface MarketProposalStatement extends Statement {
  target: Address;
  data: Hex;
}

const domain = (chainId: ChainId) => ({ name: 'Althing', version: '1', chainId });

const common = [
  { name: 'organisationId', type: 'string' },
  { name: 'name', type: 'string' },
  { name: 'isPrivate', type: 'bool' },
] as const;

/** The EIP-712 statement that a market's owner signs if another account records the market. */
export const marketStatementTypedData = ({ chainId, ...message }: MarketStatement) =>
  ({
    domain: domain(chainId),
    types: { MarketRecord: [{ name: 'transactionHash', type: 'bytes32' }, { name: 'marketId', type: 'uint256' }, ...common] },
    primaryType: 'MarketRecord',
    message,
  }) as const;

/** The EIP-712 statement that a market's future owner signs if another account records the proposal to create it. */
export const marketProposalTypedData = ({ chainId, ...message }: MarketProposalStatement) =>
  ({
    domain: domain(chainId),
    types: { MarketProposal: [{ name: 'target', type: 'address' }, { name: 'data', type: 'bytes' }, ...common] },
    primaryType: 'MarketProposal',
    message,
  }) as const;
