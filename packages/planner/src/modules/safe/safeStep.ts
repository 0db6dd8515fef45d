import {
  type Check,
  formatCheckValue,
  SAFE_CONTRACTS,
  SAFE_FALLBACK_HANDLER_SLOT,
  SAFE_GUARD_SLOT,
  SAFE_PROXY_CODE_HASH,
  SAFE_SENTINEL,
  SAFE_SINGLETON_SLOT,
  SAFE_VERSION,
} from '@althing/bindings';
import { zeroAddress } from 'viem';
import type { SafeDesign } from '../../design.ts';
import type { ReviewLine, Step } from '../../types.ts';
import { addressSlotCheck, callCheck, codeCheck } from '../shared/checks.ts';
import { describeParty } from '../shared/describe.ts';

function review({ address, owners, threshold }: SafeDesign): ReviewLine[] {
  return [
    { label: 'Address', value: address },
    ...owners.map((owner, i) => ({ label: `Owner ${i + 1}`, value: describeParty(owner) })),
    { label: 'Threshold', value: `${threshold} of ${owners.length} owners` },
    { label: 'Version', value: `Safe ${SAFE_VERSION}` },
  ];
}

function checks({ address, owners, threshold }: SafeDesign): Check[] {
  const { singleton, fallbackHandler } = SAFE_CONTRACTS;
  return [
    codeCheck('Safe proxy code', address, SAFE_PROXY_CODE_HASH),
    addressSlotCheck('Singleton', address, SAFE_SINGLETON_SLOT, singleton.address),
    codeCheck('Singleton code', singleton.address, singleton.codeHash),
    callCheck('Owners', address, 'getOwners() view returns (address[])', formatCheckValue(owners.map((owner) => owner.address))),
    callCheck('Threshold', address, 'getThreshold() view returns (uint256)', String(threshold), { unit: 'owners' }),
    addressSlotCheck('Fallback handler', address, SAFE_FALLBACK_HANDLER_SLOT, fallbackHandler.address),
    codeCheck('Fallback handler code', fallbackHandler.address, fallbackHandler.codeHash),
    addressSlotCheck('Guard (none)', address, SAFE_GUARD_SLOT, zeroAddress),
    callCheck(
      'Modules (none)',
      address,
      'getModulesPaginated(address,uint256) view returns (address[],address)',
      formatCheckValue([[], SAFE_SENTINEL]),
      {
        args: [SAFE_SENTINEL, '10'],
      },
    ),
  ];
}

/** The step of a new Safe 1.4.1, with checks that it is exactly that: these owners, and no modules, guards or other additions. */
export function safeStep(design: SafeDesign, chainId: number): Step {
  const { id, kind, name, address, salt } = design;
  return { id, kind, name, chainId, address, salt, dependsOn: [], review: review(design), checks: checks(design) };
}
