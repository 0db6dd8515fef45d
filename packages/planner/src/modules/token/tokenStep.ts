import { type Check, formatCheckValue, formatEvents, platformAddresses } from '@althing/bindings';
import { TOKEN_DECIMALS } from '@althing/domain/units';
import { numberToHex, zeroAddress, zeroHash } from 'viem';
import type { ChainDesign, TokenDesign } from '../../design.ts';
import type { ReviewLine, Step } from '../../types.ts';
import { formatBasisPoints, formatTokens } from '../../quantities.ts';
import { callCheck, proxyChecks } from '../shared/checks.ts';
import { describeParty } from '../shared/describe.ts';

function review(design: TokenDesign, authority: string): ReviewLine[] {
  const { address, name, symbol, supply, allocations, owner, taxTreasury, bridgeTaxes, bridges, lockbox } = design;
  return [
    { label: 'Address', value: address },
    { label: 'Name', value: name },
    { label: 'Symbol', value: symbol },
    { label: 'Decimals', value: String(TOKEN_DECIMALS) },
    { label: 'Supply on this chain', value: formatTokens(supply, symbol) },
    ...allocations.map(({ to, amount }) => ({ label: `Initial balance of ${describeParty(to)}`, value: formatTokens(amount, symbol) })),
    ...(lockbox ? [{ label: 'Given out by', value: `${lockbox.address} (lockbox), one for each ${lockbox.kept.symbol}` }] : []),
    { label: 'Owner', value: describeParty(owner) },
    {
      label: 'Later supply',
      value: 'minted and burned by bridges, within limits a day that the owner gives them; it may give some to itself',
    },
    ...bridges.map(({ account, minting, burning }) => ({
      label: `Minted and burned by ${describeParty(account)}`,
      value: `up to ${formatTokens(minting, symbol)} and ${formatTokens(burning, symbol)} at once, which come back within a day`,
    })),
    ...bridgeTaxes.map(({ threshold, basisPoints }) => ({
      label: `Bridge tax above ${formatTokens(threshold, symbol)}`,
      value: formatBasisPoints(basisPoints),
    })),
    ...(taxTreasury ? [{ label: 'Bridge tax goes to', value: describeParty(taxTreasury) }] : []),
    { label: 'Upgraded by', value: authority },
  ];
}

const LIMITS_SET = 'event BridgeLimitsSet(uint256 mintingLimit, uint256 burningLimit, address indexed bridge)';

/** Nobody can list who has limits, so what the set-up gave is: nobody else has any. */
const bridgeChecks = ({ address, bridges }: TokenDesign): Check[] => [
  {
    type: 'events',
    label: 'Limits of minting and burning given at creation',
    address,
    signature: LIMITS_SET,
    expected: formatEvents(bridges.map(({ account, minting, burning }) => [minting, burning, account.address])),
    when: 'deployment',
  },
  ...bridges.flatMap(({ account, minting, burning }) =>
    (
      [
        ['Minted at once', 'mintingMaxLimitOf', minting],
        ['Burned at once', 'burningMaxLimitOf', burning],
      ] as const
    ).map(([label, name, limit]) =>
      callCheck(`${label} by ${describeParty(account)}, at most`, address, `${name}(address) view returns (uint256)`, String(limit), {
        args: [account.address],
        unit: 'tokens',
      }),
    ),
  ),
];

function checks(design: TokenDesign, { upgradeAuthority }: ChainDesign): Check[] {
  const { address, name, symbol, supply, allocations, owner, taxTreasury, bridgeTaxes, lockbox } = design;
  const companion = lockbox?.address ?? zeroAddress;
  const argument = lockbox ? numberToHex(lockbox.kept.supply, { size: 32 }) : zeroHash;
  const implementation = platformAddresses.tokenImplementation;
  return [
    ...proxyChecks(address, { implementation, authority: upgradeAuthority.address, argument, companion }),
    callCheck('Name', address, 'name() view returns (string)', name),
    callCheck('Symbol', address, 'symbol() view returns (string)', symbol),
    callCheck('Decimals', address, 'decimals() view returns (uint8)', String(TOKEN_DECIMALS), { unit: 'count' }),
    callCheck('Supply', address, 'totalSupply() view returns (uint256)', String(supply), { when: 'deployment', unit: 'tokens' }),
    callCheck('Owner', address, 'owner() view returns (address)', owner.address),
    callCheck('Pending owner (none)', address, 'pendingOwner() view returns (address)', zeroAddress),
    callCheck(
      'Bridge tax (treasury, thresholds in the smallest unit, hundredths of a percent)',
      address,
      'bridgeTax() view returns (address, uint256[], uint256[])',
      formatCheckValue([
        taxTreasury?.address ?? zeroAddress,
        bridgeTaxes.map(({ threshold }) => threshold),
        bridgeTaxes.map(({ basisPoints }) => basisPoints),
      ]),
    ),
    callCheck(lockbox ? 'Lockbox' : 'Lockbox (none)', address, 'lockbox() view returns (address)', companion),
    ...bridgeChecks(design),
    callCheck('Clock', address, 'CLOCK_MODE() view returns (string)', 'mode=timestamp'),
    ...allocations.map(({ to, amount }) =>
      callCheck(`Initial balance of ${describeParty(to)}`, address, 'balanceOf(address) view returns (uint256)', String(amount), {
        args: [to.address],
        when: 'deployment',
        unit: 'tokens',
      }),
    ),
  ];
}

/** The step of the token on one chain: the whole supply is minted at once. Later only bridges mint, as far as its owner allows them. */
export function tokenStep(design: TokenDesign, chain: ChainDesign): Step {
  const { id, name, address, salt } = design;
  return {
    id,
    kind: 'token',
    name,
    chainId: chain.chainId,
    address,
    salt,
    dependsOn: [chain.upgradeAuthority.id, ...(design.lockbox ? [design.lockbox.id] : [])],
    review: review(design, chain.upgradeAuthority.address),
    checks: checks(design, chain),
  };
}
