/** What a change is about. */
export type EffectKind = 'balance' | 'allowance' | 'role' | 'owner' | 'implementation' | 'limit' | 'setting';

type Unit = 'account' | 'accounts' | 'duration' | 'share' | 'percents' | 'tiers' | 'amount' | 'coins' | 'gwei' | 'number' | 'yesNo';

interface SettingWords {
  label: string;
  unit: Unit;
  kind: EffectKind;
}

const governorSetting = (label: string, unit: Unit): SettingWords => ({ label, unit, kind: 'setting' });

/** Everything of a contract that is read before and after a simulation. `{about}` is the account or chain of settings that have one each. */
export const SETTINGS = {
  owner: { label: 'owner', unit: 'account', kind: 'owner' },
  pendingOwner: { label: 'next owner, once it accepts,', unit: 'account', kind: 'owner' },
  implementation: { label: 'program', unit: 'account', kind: 'implementation' },
  proxyAdmin: { label: 'proxy administrator', unit: 'account', kind: 'owner' },
  votingDelay: governorSetting('voting delay', 'duration'),
  votingPeriod: governorSetting('voting period', 'duration'),
  proposalThreshold: governorSetting('proposal threshold', 'amount'),
  quorumNumerator: governorSetting('quorum', 'share'),
  timelock: governorSetting('timelock', 'account'),
  preVoteVetoer: governorSetting('pre-vote guardian', 'account'),
  preExecutionVetoer: governorSetting('pre-execution guardian', 'account'),
  messageController: governorSetting('message controller, which brings votes of other chains,', 'account'),
  quadraticDecoder: governorSetting('contract that tells scores', 'account'),
  quadraticBands: governorSetting('share that a vote counts by its score, from the lowest band to the highest,', 'percents'),
  quadraticThreshold: governorSetting('share of For and Against that For must reach', 'share'),
  refundTip: governorSetting('highest tip that is paid back', 'gwei'),
  refundBaseFee: governorSetting('highest base fee that is paid back', 'gwei'),
  refundBaseGas: governorSetting('gas that is paid back besides what is measured', 'number'),
  refundGas: governorSetting('most gas that is paid back for a vote', 'number'),
  refundWeight: governorSetting('least weight of a vote that is paid back, in its smallest unit,', 'number'),
  refundProposalCap: governorSetting('most that is paid back for one proposal', 'coins'),
  refundPeriodCap: governorSetting('most that is paid back within 30 days', 'coins'),
  refundProposerVotes: governorSetting('number of votes that a proposer needs for refunds', 'amount'),
  minDelay: governorSetting('delay', 'duration'),
  owners: { label: 'list of owners', unit: 'accounts', kind: 'owner' },
  threshold: governorSetting('number of owners who have to sign', 'number'),
  modules: { label: 'list of modules', unit: 'accounts', kind: 'role' },
  guard: governorSetting('guard', 'account'),
  fallbackHandler: governorSetting('fallback handler', 'account'),
  vetoer: governorSetting('guardian', 'account'),
  paused: governorSetting('pause', 'yesNo'),
  minBridges: { label: 'number of bridges that have to agree', unit: 'number', kind: 'limit' },
  minimum: { label: 'number of bridges that have to agree on a message from chain {about}', unit: 'number', kind: 'limit' },
  messageDelay: { label: 'delay of messages from chain {about}', unit: 'duration', kind: 'limit' },
  adapter: { label: 'trust in the bridge adapter {about}', unit: 'yesNo', kind: 'setting' },
  mintingLimit: { label: 'daily limit of what {about} may create', unit: 'amount', kind: 'limit' },
  burningLimit: { label: 'daily limit of what {about} may destroy', unit: 'amount', kind: 'limit' },
  taxTreasury: governorSetting('treasury of the bridge tax', 'account'),
  taxTiers: governorSetting('bridge tax', 'tiers'),
  arrivingLimit: { label: 'limit of what may arrive at once over {about}', unit: 'amount', kind: 'limit' },
  leavingLimit: { label: 'limit of what may leave at once over {about}', unit: 'amount', kind: 'limit' },
  transferDuration: { label: 'time in which a used limit comes back', unit: 'duration', kind: 'limit' },
  agreeing: { label: 'trust in the agreement of the bridge adapter {about}', unit: 'yesNo', kind: 'setting' },
  sends: { label: 'opening of the way to chain {about}', unit: 'yesNo', kind: 'limit' },
  takes: { label: 'opening of the way from chain {about}', unit: 'yesNo', kind: 'limit' },
  lockbox: governorSetting('lockbox', 'account'),
  delegate: { label: 'delegate of the votes of {about}', unit: 'account', kind: 'role' },
} as const satisfies Record<string, SettingWords>;

export type SettingKey = keyof typeof SETTINGS;
