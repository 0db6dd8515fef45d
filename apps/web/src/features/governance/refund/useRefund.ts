import { getPrices, getRefundPot, getRefundTerms } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { getCode } from 'viem/actions';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';

const LOOK_EVERY = 15_000;

/** Level and settings of a refund pot, and the price of gas now. */
export const useRefundPot = (chainId: number, refundGas: string) =>
  useChainRead({
    chainId,
    key: ['refund-pot', refundGas],
    every: LOOK_EVERY,
    read: async (client) => {
      const [pot, price] = await Promise.all([getRefundPot(client, { refundGas: refundGas as Address }), getPrices(client)]);
      return { ...pot, price };
    },
  });

/** What decides how much of a vote's gas comes back to `sender`. */
export const useRefundTerms = (chainId: number, refundGas: string, proposalId: string, sender: Address) =>
  useChainRead({
    chainId,
    key: ['refund-terms', refundGas, proposalId, sender],
    every: LOOK_EVERY,
    read: async (client) => {
      const [pot, terms, price, code] = await Promise.all([
        getRefundPot(client, { refundGas: refundGas as Address }),
        getRefundTerms(client, { refundGas: refundGas as Address, proposalId: BigInt(proposalId) }),
        getPrices(client),
        getCode(client, { address: sender }),
      ]);
      return { pot: pot.balance, terms, price, isPlainAccount: code === undefined };
    },
  });
