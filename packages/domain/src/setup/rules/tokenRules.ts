import { chainName } from '../../chains/index.ts';
import type { ChainId } from '../../units.ts';
import type { Rule } from '../../formErrors.ts';
import type { OrganisationForm } from '../form.ts';
import { MAX_BRIDGE_TAXES, MAX_RECEIVERS } from '../../organisation/limits.ts';
import { BRIDGE_TAX, newSymbolProblem, TOKEN, TOKEN_NAMES } from '../../organisation/parts/token.ts';
import { amountText, parseAmount } from '../../token/amount.ts';
import { comesByPortal } from '../../modules/portals/places.ts';
import { portalRules } from '../../modules/portals/rules.ts';
import { boundRules } from '../../schema/boundRules.ts';
import { EACH_CHAIN_ONCE, TOASTS } from '../sentences.ts';
import type { SetupContext } from '../setupContext.ts';
import { existingTokenRules } from './existingTokenRules.ts';
import { receiverRules } from './receiverRules.ts';
import { vestingRules } from './vestingRules.ts';
import { chainRules, walletRules } from './walletRules.ts';

/** docs/requirements.md#token-form */
export function* tokenRules(form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const { token } = form;
  yield* portalRules(form, context);
  yield* boundRules(TOKEN.fields.isCreatingNewToken, token.isCreatingNewToken, 'token.isCreatingNewToken');
  if (token.isCreatingNewToken === null) return;
  if (token.isCreatingNewToken) yield* newTokenRules(form, context);
  else yield* existingTokenRules(form, context);
  if (token.isCreatingNewToken || token.isWrappingAccepted) yield* ownTokenRules(form, context);
}

function* newTokenRules(form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const { token } = form;
  const message = 'A new token wraps none';
  yield { field: 'token.existingTokens', message, isBroken: token.existingTokens.length > 0 };
  yield { field: 'token.isWrappingAccepted', message, isBroken: token.isWrappingAccepted === true };
  yield* vestingRules(form, context);
  for (const chainId of token.chainIds) {
    if (!comesByPortal(form.modules.assetPortals, chainId)) yield* receiversRules(chainId, form, context);
  }
}

/** Rules for an organisation's own token: a new one, or one that wraps existing tokens. */
function* ownTokenRules(form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const { token } = form;
  yield* boundRules(TOKEN_NAMES, token, 'token');
  const symbol = newSymbolProblem(token.symbol);
  // One that stands keeps its symbol.
  yield { field: 'token.symbol', message: symbol ?? '', isBroken: symbol !== undefined && context.initial?.token.symbol !== token.symbol };
  yield* tokenChainRules(form, context);
  yield* bridgeTaxRules(form);
  for (const chainId of token.chainIds) {
    yield* holderRules('authority', chainId, form, context);
    if (token.bridgeTaxes.length > 0) yield* holderRules('bridgeTaxTreasury', chainId, form, context);
  }
}

const isRepeated = (chainIds: readonly (ChainId | null)[]): boolean => new Set(chainIds).size < chainIds.length;

function* tokenChainRules({ token, modules }: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const field = 'token.chainIds';
  yield { field, message: 'Please select a chain', isBroken: token.chainIds.length === 0 };
  for (const chainId of token.chainIds) yield* chainRules(field, chainId, context);
  yield { field, message: EACH_CHAIN_ONCE, isBroken: isRepeated(token.chainIds) };
  for (const list of ['initialReceivers', 'vesting', 'authority', 'bridgeTaxTreasury'] as const) {
    yield { field: `token.${list}`, message: EACH_CHAIN_ONCE, isBroken: isRepeated(token[list].map((entry) => entry.chainId)) };
  }
  const missing = modules.governor.map((g) => g.chainId).filter((id) => id !== null && !token.chainIds.includes(id));
  const names = [...new Set(missing)].map((id) => chainName(context.chains, id)).join(', ');
  yield { field, message: `Governors vote with the token of their chain. Please add ${names}`, isBroken: missing.length > 0 };
  const homes = token.existingTokens.map((existing) => existing.chainId).filter((id) => id !== null && !token.chainIds.includes(id));
  const others = homes.map((id) => chainName(context.chains, id)).join(', ');
  yield { field, message: `Tokens are wrapped on their own chain. Please add ${others}`, isBroken: homes.length > 0 };
}

function* receiversRules(chainId: ChainId, form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const index = form.token.initialReceivers.findIndex((entry) => entry.chainId === chainId);
  const receivers = form.token.initialReceivers[index]?.receivers ?? [];
  yield { field: 'token.initialReceivers', message: TOASTS.receivers, isBroken: index < 0 };
  if (index < 0) return;
  const path = `token.initialReceivers.${index}.receivers`;
  yield { field: path, message: `At most ${MAX_RECEIVERS} receivers`, isBroken: receivers.length > MAX_RECEIVERS };
  yield* receiverRules(path, receivers, chainId, form, context);
}

/** docs/requirements.md#token-form. The tiers may be in any order, because the planner sorts them. */
function* bridgeTaxRules({ token }: OrganisationForm): Iterable<Rule> {
  const { bridgeTaxes } = token;
  yield {
    field: 'token.bridgeTaxes',
    message: `At most ${MAX_BRIDGE_TAXES} brackets`,
    isBroken: bridgeTaxes.length > MAX_BRIDGE_TAXES,
  };
  const seen = new Set<string>();
  for (const [index, { threshold, taxPercentage }] of bridgeTaxes.entries()) {
    const path = `token.bridgeTaxes.${index}`;
    yield* boundRules(BRIDGE_TAX.fields.threshold, threshold, `${path}.threshold`);
    yield* boundRules(BRIDGE_TAX.fields.taxPercentage, taxPercentage, `${path}.taxPercentage`);
    const amount = amountText(parseAmount(threshold).value ?? 0n);
    yield { field: `${path}.threshold`, message: 'This threshold is listed already', isBroken: seen.has(amount) };
    seen.add(amount);
  }
}

/** Rules for settings with one holder on every chain of the token. */
function* holderRules(
  list: 'authority' | 'bridgeTaxTreasury',
  chainId: ChainId,
  form: OrganisationForm,
  context: SetupContext,
): Iterable<Rule> {
  const index = form.token[list].findIndex((entry) => entry.chainId === chainId);
  const wallet = form.token[list][index];
  yield { field: `token.${list}`, message: TOASTS[list], isBroken: !wallet };
  if (wallet) yield* walletRules(`token.${list}.${index}`, wallet, { form, context, chainIds: [chainId] });
}
