import type { ChainId, Hex } from '../units.ts';

/** What a market's owner vouches for: the market by its transaction, its name and whether it is private. */
export interface MarketStatement {
  chainId: ChainId;
  transactionHash: Hex;
  marketId: bigint;
  name: string;
  isPrivate: boolean;
}

/** The EIP-712 statement that the owner of a market signs where somebody else records it. */
export const marketStatementTypedData = ({ chainId, ...message }: MarketStatement) =>
  ({
    domain: { name: 'Althing', version: '1', chainId },
    types: {
      MarketRecord: [
        { name: 'transactionHash', type: 'bytes32' },
        { name: 'marketId', type: 'uint256' },
        { name: 'name', type: 'string' },
        { name: 'isPrivate', type: 'bool' },
      ],
    },
    primaryType: 'MarketRecord',
    message,
  }) as const;
