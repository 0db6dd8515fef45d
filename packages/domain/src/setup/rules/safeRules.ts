import { moduleKey } from '../../modules/moduleKey.ts';
import { CONTRACT_KIND_FACTS } from '../../organisation/contractKinds.ts';
import { WALLET_LISTS, type WalletList } from '../../organisation/walletLists.ts';
import type { Rule } from '../../formErrors.ts';
import type { ChainWalletDraft, OrganisationForm } from '../form.ts';
import { MAX_NAME_LENGTH, MAX_WORKING_GROUPS } from '../../organisation/limits.ts';
import { formChainIds } from '../formChainIds.ts';
import { tooLong } from '../../schema/texts.ts';
import { nameProblem } from '../../text/plainText.ts';
import { ENTER_NAME } from '../sentences.ts';
import type { SetupContext } from '../setupContext.ts';
import { chainRules, walletRules } from './walletRules.ts';

/** docs/requirements.md#wallet-selection: rules for Protocol Upgrades and every list of wallets. */
export function* safeRules(form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const { modules } = form;
  yield* walletRules('modules.protocolUpgrades', modules.protocolUpgrades, {
    form,
    context,
    chainIds: formChainIds(form),
    ownKey: moduleKey('protocolUpgrades'),
  });
  for (const list of WALLET_LISTS) yield* (CONTRACT_KIND_FACTS[list].wallets.isNamed ? namedRules : onePerChain)(list, form, context);
}

/** Entries with their position, without those marked for deletion, to which no rule applies. */
const standing = (entries: readonly ChainWalletDraft[]): [number, ChainWalletDraft][] =>
  [...entries.entries()].filter(([, entry]) => !entry.isMarkedForDeletion);

const isRepeatedChain = (entries: readonly [number, ChainWalletDraft][], index: number, chainId: number | null): boolean =>
  chainId !== null && entries.some(([other, entry]) => other < index && entry.chainId === chainId);

function* onePerChain(list: WalletList, form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const message = `Only one ${CONTRACT_KIND_FACTS[list].wallets.entry} per chain`;
  const entries = standing(form.modules[list]);
  for (const [index, entry] of entries) {
    const path = `modules.${list}.${index}`;
    yield* entryRules(path, entry, moduleKey(list), form, context);
    yield { field: `${path}.chainId`, message, isBroken: isRepeatedChain(entries, index, entry.chainId) };
  }
}

function* namedRules(list: WalletList, form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const entries = standing(form.modules[list]);
  yield {
    field: `modules.${list}`,
    message: `At most ${MAX_WORKING_GROUPS} ${CONTRACT_KIND_FACTS[list].wallets.entry}s`,
    isBroken: entries.length > MAX_WORKING_GROUPS,
  };
  for (const [index, entry] of entries) {
    const path = `modules.${list}.${index}`;
    const name = entry.name.trim();
    yield { field: `${path}.name`, message: ENTER_NAME, isBroken: name === '' };
    yield { field: `${path}.name`, message: tooLong(MAX_NAME_LENGTH), isBroken: name.length > MAX_NAME_LENGTH };
    const problem = nameProblem(name);
    yield { field: `${path}.name`, message: problem ?? '', isBroken: problem !== undefined };
    // A module key such as `workingGroup
    // Ops` must identify one wallet.
    const isRepeated = entries.some(
      ([other, { chainId, name: earlier }]) => other < index && chainId === entry.chainId && earlier.trim() === name,
    );
    yield { field: `${path}.name`, message: 'This name is used already on this chain', isBroken: isRepeated };
    yield* entryRules(path, entry, moduleKey(list, name), form, context);
  }
}

function* entryRules(path: string, entry: ChainWalletDraft, ownKey: string, form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  yield* chainRules(`${path}.chainId`, entry.chainId, context);
  yield* walletRules(path, entry, { form, context, chainIds: entry.chainId === null ? [] : [entry.chainId], ownKey });
}
