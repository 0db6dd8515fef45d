import { bridgeBetween } from '../../bridges/index.ts';
import { chainName } from '../../chains/index.ts';
import { durationSeconds } from '../../display/duration.ts';
import type { Rule } from '../../formErrors.ts';
import { MIN_TIMELOCK } from '../../governance/minimums.ts';
import { MAX_DURATION_DAYS } from '../../organisation/limits.ts';
import {
  MULTI_BRIDGE,
  MULTI_BRIDGE_SETTINGS,
  type MultiBridgeDraft,
  type MultiBridgeSettingsDraft,
} from '../../organisation/parts/multiBridge.ts';
import { boundRules } from '../../schema/boundRules.ts';
import type { OrganisationForm } from '../../setup/form.ts';
import { chainRules, walletRules } from '../../setup/rules/walletRules.ts';
import { EACH_CHAIN_ONCE, MESSAGE_VETO_NEEDS_TIMELOCK, SELECT, TOASTS } from '../../setup/sentences.ts';
import type { SetupContext } from '../../setup/setupContext.ts';
import { days, type ChainId } from '../../units.ts';
import { actorRules } from '../shared/actorRules.ts';
import { type BridgesByChain, bridgesBetween, bridgesByChain, pairsOf, tooFewBridges } from './chosenBridges.ts';

/** docs/requirements.md#multi-bridge: rules for the multi-bridge and its settings on each chain. */
export function* multiBridgeRules(form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const { multiBridge } = form.modules;
  yield { field: 'modules.multiBridge', message: 'At most 1 Multi-Bridge', isBroken: multiBridge.length > 1 };
  for (const [index, entry] of multiBridge.entries()) yield* entryRules(`modules.multiBridge.${index}`, entry, form, context);
  yield* settingsRules(form, context);
}

function* entryRules(path: string, entry: MultiBridgeDraft, form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const { chainId, chainIds, minBridges } = entry;
  yield* chainRules(`${path}.chainId`, chainId, context);
  yield { field: `${path}.chainIds`, message: SELECT, isBroken: chainIds.length === 0 };
  yield { field: `${path}.chainIds`, message: 'Please select at least two chains', isBroken: chainIds.length === 1 };
  yield { field: `${path}.chainIds`, message: EACH_CHAIN_ONCE, isBroken: isRepeated(chainIds) };
  yield* boundRules(MULTI_BRIDGE.fields.chainIds, chainIds, `${path}.chainIds`);
  for (const id of chainIds) yield* chainRules(`${path}.chainIds`, id, context);
  const isOutside = chainId !== null && chainIds.length > 0 && !chainIds.includes(chainId);
  yield { field: `${path}.chainId`, message: 'The originator has to be on one of these chains', isBroken: isOutside };
  const isPossible = Number.isInteger(minBridges) && minBridges >= 1;
  yield { field: `${path}.minBridges`, message: 'At least 1 bridge has to bring a message', isBroken: !isPossible };
  yield* timeRules(`${path}.timelock.value`, entry);
  yield* actorRules(path, entry, chainId, form, context);
}

function* timeRules(field: string, { timelock, hasVeto }: MultiBridgeDraft): Iterable<Rule> {
  const { value, durationType } = timelock;
  const seconds = durationSeconds(value, durationType ?? 'days');
  yield { field, message: 'Please enter a number, or 0 for none', isBroken: !(value >= 0) };
  yield { field, message: `At most ${MAX_DURATION_DAYS} days`, isBroken: seconds > days(MAX_DURATION_DAYS) };
  yield { field, message: MESSAGE_VETO_NEEDS_TIMELOCK, isBroken: hasVeto && seconds < MIN_TIMELOCK };
}

const isRepeated = (chainIds: readonly ChainId[]): boolean => new Set(chainIds).size < chainIds.length;

function* settingsRules(form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const { multiBridge, multiBridgeSettings: all } = form.modules;
  const chainIds = multiBridge.flatMap((entry) => entry.chainIds);
  const hasVeto = multiBridge.some((entry) => entry.hasVeto);
  const field = 'modules.multiBridgeSettings';
  const settled = all.map(({ chainId }) => chainId);
  const byChain = bridgesByChain(all);
  yield { field, message: EACH_CHAIN_ONCE, isBroken: isRepeated(settled) };
  yield { field, message: TOASTS.multiBridgeOwners, isBroken: chainIds.some((id) => !settled.includes(id)) };
  for (const [index, settings] of all.entries()) {
    const path = `${field}.${index}`;
    const { chainId, owner, vetoer } = settings;
    yield { field: `${path}.chainId`, message: 'The Multi-Bridge does not reach this chain', isBroken: !chainIds.includes(chainId) };
    yield* actorRules(`${path}.owner`, owner, chainId, form, context);
    yield { field: `${path}.vetoer`, message: SELECT, isBroken: hasVeto && vetoer === null };
    const isUnasked = !hasVeto && vetoer !== null;
    yield { field: `${path}.vetoer`, message: 'Guardians need the Multi-Bridge Veto module', isBroken: isUnasked };
    if (vetoer) yield* walletRules(`${path}.vetoer`, vetoer, { form, context, chainIds: [chainId] });
    yield* bridgeRules(path, settings, byChain);
  }
  yield* agreementRules(form, context, byChain);
}

function* bridgeRules(path: string, settings: MultiBridgeSettingsDraft, byChain: BridgesByChain): Iterable<Rule> {
  const { chainId, bridges, isAllBridges } = settings;
  const field = `${path}.bridges`;
  if (isAllBridges) return;
  yield { field, message: SELECT, isBroken: bridges.length === 0 };
  yield { field, message: 'Please name each bridge once', isBroken: new Set(bridges).size < bridges.length };
  yield* boundRules(MULTI_BRIDGE_SETTINGS.fields.bridges, bridges, field);
  for (const [index, bridge] of bridges.entries()) {
    for (const [other, there] of byChain) {
      if (other === chainId || !there.includes(bridge)) continue;
      const between = bridgeBetween(bridge, chainId, other);
      const message = between.isAvailable ? '' : `${between.message}. ${between.reason}`;
      yield { field: `${field}.${index}`, message, isBroken: !between.isAvailable };
    }
  }
}

/** Every two chains are connected by at least as many bridges as have to agree. */
function* agreementRules({ modules }: OrganisationForm, { chains }: SetupContext, byChain: BridgesByChain): Iterable<Rule> {
  const [entry] = modules.multiBridge;
  if (!entry) return;
  const positions = new Map(modules.multiBridgeSettings.map(({ chainId }, index) => [chainId, index]));
  const settled = [...byChain.keys()].filter((chainId) => entry.chainIds.includes(chainId));
  for (const [one, other] of pairsOf(settled)) {
    const count = bridgesBetween(byChain, one, other).length;
    yield {
      field: `modules.multiBridgeSettings.${positions.get(other)}.bridges`,
      message: tooFewBridges(
        count,
        entry.minBridges,
        [one, other].map((id) => chainName(chains, id)),
      ),
      isBroken: count < entry.minBridges,
    };
  }
}
