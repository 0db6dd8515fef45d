import { safeTransactionOf } from '@althing/bindings';
import type { OrganisationDetail } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { Suspense } from 'react';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { SafeSending } from '../../safes/index.ts';
import type { fundingCalls } from './saleCalls.ts';

interface SafeFundStepProps {
  organisation: OrganisationDetail;
  chainId: number;
  safe: Address;
  calls: ReturnType<typeof fundingCalls>;
  /** Amount and symbol. */
  text: string;
}

/** Has the Safe fill the escrow, with the allowance in the same batch. */
export function SafeFundStep({ organisation, chainId, safe, calls, text }: SafeFundStepProps) {
  const { to, value, data, operation } = safeTransactionOf([...calls.approvals, calls.deposit], 0n);
  return (
    <Suspense fallback={<LineSkeletons lines={2} />}>
      <SafeSending
        place={{ chainId, safe }}
        organisation={organisation}
        content={{ to, value, data, operation }}
        title={`Put ${text} into escrow`}
      />
    </Suspense>
  );
}
