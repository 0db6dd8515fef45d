import { type Per1e5, per1e5 } from '@althing/domain/bonds';
import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

export interface TellerFeeSettings {
  protocolFee: Per1e5;
  /** Of the referrer that was asked for. */
  referrerFee: Per1e5;
  /** Taken off the protocol fee where bonds are made without a market. */
  createFeeDiscount: Per1e5;
  /** What the whole counts: 100,000. */
  feeDecimals: number;
}

/** Fees of a teller. The zero address is no referrer. */
export async function getTellerFees(
  client: ReadClient,
  { teller, referrer }: { teller: Address; referrer: Address },
): Promise<TellerFeeSettings> {
  const contract = { address: teller, abi: fixedTermTellerAbi } as const;
  const [protocolFee, referrerFee, createFeeDiscount, feeDecimals] = await Promise.all([
    readContract(client, { ...contract, functionName: 'protocolFee' }),
    readContract(client, { ...contract, functionName: 'referrerFees', args: [referrer] }),
    readContract(client, { ...contract, functionName: 'createFeeDiscount' }),
    readContract(client, { ...contract, functionName: 'FEE_DECIMALS' }),
  ]);
  const parts = (fee: number) => per1e5(BigInt(fee));
  return { protocolFee: parts(protocolFee), referrerFee: parts(referrerFee), createFeeDiscount: parts(createFeeDiscount), feeDecimals };
}
