import { type Check, lockboxCodeHash } from '@althing/bindings';
import { wrappingConsequences } from '@althing/domain/token';
import { NATIVE, TOKEN_DECIMALS } from '@althing/domain/units';
import type { ChainDesign, LockboxDesign, TokenDesign } from '../../design.ts';
import { formatTokens } from '../../quantities.ts';
import type { ReviewLine, Step } from '../../types.ts';
import { callCheck, codeCheck } from '../shared/checks.ts';

const isNative = ({ kept }: LockboxDesign): boolean => kept.address === NATIVE;

function review(design: LockboxDesign, token: TokenDesign): ReviewLine[] {
  const { address, kept } = design;
  return [
    { label: 'Address', value: address },
    { label: 'Keeps', value: isNative(design) ? `the chain’s own currency (${kept.symbol})` : `${kept.address} (${kept.symbol})` },
    { label: 'Gives out', value: `${token.address} (${token.symbol}), one for one` },
    ...(isNative(design) ? [] : [{ label: 'Supply of what it keeps', value: formatTokens(kept.supply, kept.symbol) }]),
    ...wrappingConsequences(kept.symbol, token.symbol).map((value, i) => ({ label: `Consequence ${i + 1}`, value })),
  ];
}

function checks(design: LockboxDesign, token: TokenDesign): Check[] {
  const { address, kept } = design;
  return [
    codeCheck('Lockbox code, with its tokens', address, lockboxCodeHash({ token: token.address, kept: kept.address })),
    callCheck('Gives out', address, 'XERC20() view returns (address)', token.address),
    callCheck('Keeps', address, 'ERC20() view returns (address)', kept.address),
    callCheck('Keeps the chain’s own currency', address, 'IS_NATIVE() view returns (bool)', String(isNative(design))),
    ...(isNative(design)
      ? []
      : [
          callCheck('Decimals of what it keeps', kept.address, 'decimals() view returns (uint8)', String(TOKEN_DECIMALS), {
            unit: 'count',
          }),
        ]),
  ];
}

/** The step of the lockbox, before that of the token which it issues. */
export function lockboxStep({ token, chainId }: ChainDesign): Step[] {
  const { lockbox } = token ?? {};
  if (!token || !lockbox) return [];
  return [
    {
      id: lockbox.id,
      kind: 'lockbox',
      name: token.name,
      chainId,
      address: lockbox.address,
      salt: lockbox.salt,
      dependsOn: [],
      review: review(lockbox, token),
      checks: checks(lockbox, token),
    },
  ];
}
