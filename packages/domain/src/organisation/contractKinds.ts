interface ContractKindFacts {
  /** What a person calls it; the module's own name follows. */
  label: string;
  /** Said while the transaction that creates it is under way: docs/requirements.md#deployment-status. */
  status: string;
  isSafe: boolean;
}

/** What a contract of an organisation is, in the order of the contracts' enum `ContractKind`. Plain addresses are not deployed and have no row. */
export const CONTRACT_KINDS = [
  'proxyAdmin',
  'protocolUpgrades',
  'safeTreasury',
  'bondingEngine',
  'workingGroup',
  'tokenAuthority',
  'token',
  'governor',
  'timelock',
  'refundGas',
  'preVoteVeto',
  'preExecutionVeto',
  'tokenVesting',
  'governorSpoke',
] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

export const CONTRACT_KIND_FACTS = {
  proxyAdmin: { label: 'Upgrade authority', status: 'Deploying Upgrade Authority', isSafe: false },
  protocolUpgrades: { label: 'Protocol upgrades Safe', status: 'Deploying Protocol Upgrades Safe', isSafe: true },
  safeTreasury: { label: 'Safe treasury', status: 'Deploying Safe Treasury', isSafe: true },
  bondingEngine: { label: 'VEO manager Safe', status: 'Deploying VEO Manager Safe', isSafe: true },
  workingGroup: { label: 'Working group', status: 'Deploying Working Group Safe', isSafe: true },
  tokenAuthority: { label: 'Token owner Safe', status: 'Deploying Token Owner Safe', isSafe: true },
  token: { label: 'Token', status: 'Deploying Token', isSafe: false },
  governor: { label: 'Governor', status: 'Initialising governor system', isSafe: false },
  timelock: { label: 'Timelock', status: 'Initialising governor system', isSafe: false },
  refundGas: { label: 'Gas refund', status: 'Initialising governor system', isSafe: false },
  preVoteVeto: { label: 'Pre-vote veto Safe', status: 'Deploying Pre-Vote Veto Safe', isSafe: true },
  preExecutionVeto: { label: 'Pre-execution veto Safe', status: 'Deploying Pre-Execution Veto Safe', isSafe: true },
  tokenVesting: { label: 'Vesting', status: 'Deploying Vesting', isSafe: false },
  governorSpoke: { label: 'Votes for governor', status: 'Deploying Voting on Another Chain', isSafe: false },
} as const satisfies Record<ContractKind, ContractKindFacts>;

/** What a person calls a contract of an organisation, e.g. `Governor Main`. */
export function contractName({ kind, name }: { kind: ContractKind; name: string }): string {
  const { label } = CONTRACT_KIND_FACTS[kind];
  if (!name) return label;
  // Many tokens carry the word in their name: "Acme Token" is not told as "Token Acme Token".
  return kind === 'token' && /\btoken\b/i.test(name) ? name : `${label} ${name}`;
}
