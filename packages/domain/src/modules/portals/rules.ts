import { chainName } from '../../chains/index.ts';
import type { Rule } from '../../formErrors.ts';
import { MAX_DURATION_DAYS } from '../../organisation/limits.ts';
import { ASSET_PORTALS, type AssetPortalsDraft } from '../../organisation/parts/assetPortals.ts';
import { boundRules } from '../../schema/boundRules.ts';
import type { OrganisationForm } from '../../setup/form.ts';
import { chainRules } from '../../setup/rules/walletRules.ts';
import { EACH_CHAIN_ONCE, SELECT, TOASTS, UNSUPPORTED_BRIDGES } from '../../setup/sentences.ts';
import type { SetupContext } from '../../setup/setupContext.ts';
import { BURN_SELECTORS, MINT_SELECTORS } from '../../token/selectors.ts';
import { days } from '../../units.ts';
import { connects, pairsOf, tooFewBridges } from '../multi-bridge/chosenBridges.ts';
import { actorRules } from '../shared/actorRules.ts';
import { limitRules } from './limitRules.ts';
import { portalWindow } from './limits.ts';
import { comesByPortal, portalBridgesOn, primaryChain, travellingToken } from './places.ts';

const PATH = 'modules.assetPortals';
const OUTSIDE = 'The Portals do not reach this chain';

/** docs/requirements.md#portals */
export function* portalRules(form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const portals = form.modules.assetPortals;
  if (!portals) return;
  // Before what says more of the same.
  yield* boundRules(ASSET_PORTALS, portals, PATH);
  yield* placeRules(portals, form, context);
  yield* adminRules(portals, form, context);
  yield* bridgeRules(portals, context);
  yield* limitRules(PATH, portals);
  yield* windowRules(portals);
  yield* custodyRules(portals, form);
  yield* selectorRules(portals, form);
}

const isRepeated = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

function* placeRules({ chainIds }: AssetPortalsDraft, { token }: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const field = `${PATH}.chainIds`;
  yield { field, message: SELECT, isBroken: chainIds.length === 0 };
  yield { field, message: 'Please select at least two chains', isBroken: chainIds.length === 1 };
  yield { field, message: EACH_CHAIN_ONCE, isBroken: isRepeated(chainIds) };
  for (const chainId of chainIds) {
    const where = chainName(context.chains, chainId);
    yield* chainRules(field, chainId, context);
    yield { field, message: `There is no token on ${where} that could travel`, isBroken: travellingToken(token, chainId) === 'missing' };
  }
}

function* adminRules({ chainIds, portalAdmin }: AssetPortalsDraft, form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const field = `${PATH}.portalAdmin`;
  const named = portalAdmin.map(({ chainId }) => chainId);
  yield { field, message: EACH_CHAIN_ONCE, isBroken: isRepeated(named) };
  yield { field, message: TOASTS.portals, isBroken: chainIds.some((id) => !named.includes(id)) };
  for (const [index, admin] of portalAdmin.entries()) {
    const path = `${field}.${index}`;
    yield { field: `${path}.chainId`, message: OUTSIDE, isBroken: !chainIds.includes(admin.chainId) };
    yield* actorRules(path, admin, admin.chainId, form, context);
  }
}

/** Every two chains are connected: by one bridge at least, and by as many as have to agree. */
function* bridgeRules(portals: AssetPortalsDraft, { chains }: SetupContext): Iterable<Rule> {
  const { chainIds, bridges, minBridges } = portals;
  const field = `${PATH}.bridges`;
  yield { field, message: SELECT, isBroken: bridges.length === 0 };
  yield { field, message: 'Please name each bridge once', isBroken: isRepeated(bridges) };
  const isUsed = (bridge: AssetPortalsDraft['bridges'][number]) => chainIds.some((id) => portalBridgesOn(portals, id).includes(bridge));
  yield { field, message: UNSUPPORTED_BRIDGES, isBroken: chainIds.length > 1 && !bridges.every(isUsed) };
  const isPossible = minBridges === 0 || (Number.isInteger(minBridges) && minBridges >= 2);
  yield {
    field: `${PATH}.minBridges`,
    message: 'Minimum 2 bridges are recommended; 0 where each transfer goes by one bridge',
    isBroken: !isPossible,
  };
  const needed = Math.max(1, minBridges);
  for (const [one, other] of pairsOf([...new Set(chainIds)])) {
    const count = [...new Set(bridges)].filter((bridge) => connects(bridge, one, other)).length;
    const names = [one, other].map((id) => chainName(chains, id));
    const message = count === 0 ? `No bridge connects ${names[0]} and ${names[1]}` : tooFewBridges(count, needed, names);
    yield { field, message, isBroken: count < needed };
  }
}

function* windowRules(portals: AssetPortalsDraft): Iterable<Rule> {
  const field = `${PATH}.duration.value`;
  const seconds = portalWindow(portals);
  yield { field, message: 'Please enter a number above 0', isBroken: !(seconds >= 1) };
  yield { field, message: `At most ${MAX_DURATION_DAYS} days`, isBroken: seconds > days(MAX_DURATION_DAYS) };
}

/** Tokens that are locked on one chain are created there only. */
function* custodyRules(portals: AssetPortalsDraft, { token }: OrganisationForm): Iterable<Rule> {
  const primary = primaryChain(portals);
  if (primary === undefined) return;
  yield { field: `${PATH}.lockAndReleaseSettings.chainId`, message: OUTSIDE, isBroken: !portals.chainIds.includes(primary) };
  const message = 'With Lock & Release tokens are created on the primary chain only';
  for (const [index, { chainId, receivers }] of token.initialReceivers.entries()) {
    const isBroken = receivers.length > 0 && comesByPortal(portals, chainId);
    yield { field: `token.initialReceivers.${index}.receivers`, message, isBroken };
  }
  for (const [index, { chainId }] of token.vesting.entries()) {
    yield { field: `token.vesting.${index}`, message, isBroken: comesByPortal(portals, chainId) };
  }
}

/** Only tokens that exist already can have functions of other names. */
function* selectorRules(portals: AssetPortalsDraft, { token }: OrganisationForm): Iterable<Rule> {
  const { chainIds, useDefaultFunctionSelectors, functionSelectors } = portals;
  const field = `${PATH}.functionSelectors`;
  yield { field, message: 'The default functions are chosen', isBroken: useDefaultFunctionSelectors && functionSelectors.length > 0 };
  if (useDefaultFunctionSelectors) return;
  const named = functionSelectors.map(({ chainId }) => chainId);
  const asked = chainIds.filter((id) => id !== primaryChain(portals) && travellingToken(token, id) === 'existing');
  yield { field, message: EACH_CHAIN_ONCE, isBroken: isRepeated(named) };
  yield { field, message: SELECT, isBroken: asked.some((id) => !named.includes(id)) };
  for (const [index, { chainId, mintInterface, mintHash, burnInterface, burnHash }] of functionSelectors.entries()) {
    const path = `${field}.${index}`;
    const message = 'Functions are chosen for a token that exists already, and is minted and burned on this chain';
    yield { field: `${path}.chainId`, message, isBroken: !asked.includes(chainId) };
    const isMint = mintInterface !== null && MINT_SELECTORS[mintInterface] === mintHash;
    const isBurn = burnInterface !== null && BURN_SELECTORS[burnInterface] === burnHash;
    yield { field: `${path}.mintHash`, message: 'This is not the selector of the function', isBroken: !isMint };
    yield { field: `${path}.burnHash`, message: 'This is not the selector of the function', isBroken: !isBurn };
  }
}
