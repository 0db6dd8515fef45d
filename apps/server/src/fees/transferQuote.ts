import { bridgeTaxOf, platformFeeOf } from '@althing/domain/bridges';
import { sentenceOf } from '@althing/domain/errors';
import type { EndpointResponse } from '@althing/domain/http';
import { unavailable } from '../base/errors.ts';
import type { PortalState } from './readPortal.ts';

type Quote = NonNullable<EndpointResponse<'GET /api/v1/bridge/limits/:address'>['quote']>;

export interface AskedAmount {
  amount: bigint;
  /** Whether the platform's fee is still to be taken of it. */
  isGross: boolean;
}

interface Ends {
  origin: Pick<PortalState, 'wrapperCharge'>;
  destination: Pick<PortalState, 'taxTiers'>;
}

/** The contracts' own arithmetic. Throws `Refusal` where the platform's fee is not known. */
export function quoteOf({ origin, destination }: Ends, { amount: asked, isGross }: AskedAmount): Quote {
  const charge = origin.wrapperCharge;
  if (isGross && !charge) throw unavailable(sentenceOf('protocol-fee-unknown'), 'protocol-fee-unknown');
  const wrapper = isGross && charge?.isAllowed ? charge : null;
  const platformFee = wrapper ? platformFeeOf(asked, wrapper) : 0n;
  const amount = asked - platformFee;
  const bridgeTax = bridgeTaxOf(amount, destination.taxTiers);
  return {
    grossAmount: String(asked),
    platformFee: String(platformFee),
    amount: String(amount),
    bridgeTax: String(bridgeTax),
    received: String(amount - bridgeTax),
    wrapperAddress: wrapper?.wrapper ?? null,
  };
}
