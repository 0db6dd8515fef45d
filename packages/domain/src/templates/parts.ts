import { moduleKey } from '../modules/moduleKey.ts';
import { setTokenChains } from '../setup/edit.ts';
import { emptyChainWallet, emptyForm, emptyGovernor, emptyToken, emptyVeto } from '../setup/emptyForm.ts';
import type {
  ChainWalletDraft,
  GovernorDraft,
  ModulesDraft,
  OrganisationForm,
  ReceiverDraft,
  TokenDraft,
  VetoDraft,
  WalletDraft,
} from '../setup/form.ts';
import type { ChainId } from '../units.ts';
import type { TemplateAnswers } from './template.ts';

/** What templates are made of. */

/** A Safe of which more than half have to sign: nobody alone, and one lost key locks nothing. */
export const safeOf = (people: readonly string[]): WalletDraft => ({
  isMultisig: true,
  addresses: [...people],
  threshold: Math.floor(people.length / 2) + 1,
});

/** No modules but Protocol Upgrades, which the members hold. */
export const modulesOf = ({ members }: TemplateAnswers): ModulesDraft => ({ ...emptyForm().modules, protocolUpgrades: safeOf(members) });

export const treasuriesOf = ({ chainIds, members }: TemplateAnswers): ChainWalletDraft[] =>
  chainIds.map((chainId, index) => ({ ...emptyChainWallet(`safeTreasury-${index + 1}`, chainId), ...safeOf(members) }));

/** Days. */
export const TIMES = { delay: 2, vote: 7, timelock: 2, guardedTimelock: 7 } as const;

/** A majority of those who take part, of whom there must be a fifth of all tokens. */
export const governorOf = (tempId: string, governorName: string, chainId: ChainId, preExecutionTimelock: number): GovernorDraft => ({
  ...emptyGovernor(tempId),
  governorName,
  chainId,
  preVotingTimelock: TIMES.delay,
  votingPeriod: TIMES.vote,
  preExecutionTimelock,
});

export const guardiansOf = ({ chainId, governorName }: GovernorDraft, guardians: readonly string[], index: number): VetoDraft => ({
  ...emptyVeto(`preExecutionVeto-${index + 1}`),
  ...safeOf(guardians),
  chainId,
  governorName,
});

/** Whole tokens for each member, and as many for each member's sake in the treasury that the governor spends. */
export const SHARE = { member: 600, treasury: 400 } as const;

/** A token on the chains of the governors: equal parts for the members, the rest for the governor, which owns the contract too. */
export function tokenOf(governors: readonly GovernorDraft[], { members, tokenName, tokenSymbol }: TemplateAnswers): TokenDraft {
  const keyOn = (chainId: ChainId | null): string =>
    moduleKey('governor', governors.find((governor) => governor.chainId === chainId)?.governorName ?? '');
  const token = setTokenChains(
    emptyToken(true),
    governors.flatMap(({ chainId }) => (chainId === null ? [] : [chainId])),
  );
  const receivers = (chainId: ChainId): ReceiverDraft[] =>
    [
      ...members.map((address) => ({ address, amount: String(SHARE.member) })),
      { address: keyOn(chainId), amount: String(SHARE.treasury * members.length) },
    ].map((receiver, index) => ({ tempId: `receiver-${index + 1}`, ...receiver }));
  return {
    ...token,
    name: tokenName,
    symbol: tokenSymbol,
    initialReceivers: token.initialReceivers.map((entry) => ({ ...entry, receivers: receivers(entry.chainId) })),
    authority: token.authority.map((entry) => ({ ...entry, isMultisig: false, addresses: [keyOn(entry.chainId)] })),
  };
}

/** E.g. `Harbour Watch Assembly`: governors have names that no other has, and this organisation's has none either. */
export const assemblyName = ({ name }: Pick<OrganisationForm, 'name'>, suffix = ''): string => {
  const ending = ` Assembly${suffix}`;
  return `${name
    .trim()
    .slice(0, 80 - ending.length)
    .trim()}${ending}`.trim();
};
