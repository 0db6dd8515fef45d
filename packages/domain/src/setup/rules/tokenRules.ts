import { chainName } from '../../chains/index.ts';
import type { ChainId } from '../../units.ts';
import type { Rule } from '../../formErrors.ts';
import type { OrganisationForm, ReceiverDraft } from '../form.ts';
import { MAX_RECEIVERS } from '../../organisation/limits.ts';
import { RECEIVER, TOKEN, TOKEN_NAMES } from '../../organisation/parts/token.ts';
import { CHAIN_VESTING } from '../../organisation/parts/vesting.ts';
import { boundRules } from '../../schema/boundRules.ts';
import { accountNamed, moduleKeysOn } from '../moduleKeys.ts';
import { TOASTS } from '../sentences.ts';
import type { SetupContext } from '../setupContext.ts';
import { accountProblem, chainRules, walletRules } from './walletRules.ts';

/** docs/requirements.md#token-form, for a new token with initial receivers. */
export function* tokenRules(form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const { token } = form;
  yield* boundRules(TOKEN.fields.isCreatingNewToken, token.isCreatingNewToken, 'token.isCreatingNewToken');
  yield {
    field: 'token.isCreatingNewToken',
    message: 'Using an existing token is coming soon. Please create a new one',
    isBroken: token.isCreatingNewToken === false,
  };
  if (token.isCreatingNewToken !== true) return;
  yield* boundRules(TOKEN_NAMES, token, 'token');
  yield* tokenChainRules(form, context);
  for (const [index, vesting] of token.vesting.entries()) {
    if (token.chainIds.includes(vesting.chainId)) yield* boundRules(CHAIN_VESTING, vesting, `token.vesting.${index}`);
  }
  for (const chainId of token.chainIds) {
    yield* receiversRules(chainId, form, context);
    yield* authorityRules(chainId, form, context);
  }
}

const EACH_CHAIN_ONCE = 'Please name each chain once';

const isRepeated = (chainIds: readonly (ChainId | null)[]): boolean => new Set(chainIds).size < chainIds.length;

function* tokenChainRules({ token, modules }: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const field = 'token.chainIds';
  yield { field, message: 'Please select a chain', isBroken: token.chainIds.length === 0 };
  for (const chainId of token.chainIds) yield* chainRules(field, chainId, context);
  yield { field, message: EACH_CHAIN_ONCE, isBroken: isRepeated(token.chainIds) };
  for (const list of ['initialReceivers', 'vesting', 'authority'] as const) {
    yield { field: `token.${list}`, message: EACH_CHAIN_ONCE, isBroken: isRepeated(token[list].map((entry) => entry.chainId)) };
  }
  const missing = modules.governor.map((g) => g.chainId).filter((id) => id !== null && !token.chainIds.includes(id));
  const names = [...new Set(missing)].map((id) => chainName(context.chains, id)).join(', ');
  yield { field, message: `Governors vote with the token of their chain. Please add ${names}`, isBroken: missing.length > 0 };
}

function* receiversRules(chainId: ChainId, form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const index = form.token.initialReceivers.findIndex((entry) => entry.chainId === chainId);
  const receivers = form.token.initialReceivers[index]?.receivers ?? [];
  yield { field: 'token.initialReceivers', message: TOASTS.receivers, isBroken: index < 0 };
  if (index < 0) return;
  const path = `token.initialReceivers.${index}.receivers`;
  yield { field: path, message: 'Please add at least one receiver', isBroken: receivers.length === 0 };
  yield { field: path, message: `At most ${MAX_RECEIVERS} receivers`, isBroken: receivers.length > MAX_RECEIVERS };
  const modules = moduleKeysOn(form, chainId);
  const seen = new Set<string>();
  for (const [position, receiver] of receivers.entries()) {
    const account = accountNamed(modules, receiver.address);
    yield* receiverRules(`${path}.${position}`, receiver, chainId, form, context);
    yield {
      field: `${path}.${position}.address`,
      message: 'This receiver is listed already',
      isBroken: account !== '' && seen.has(account),
    };
    seen.add(account);
  }
}

function* receiverRules(
  path: string,
  { address, amount }: ReceiverDraft,
  chainId: ChainId,
  form: OrganisationForm,
  context: SetupContext,
): Iterable<Rule> {
  const problem = accountProblem(address, { form, context, chainIds: [chainId] });
  yield { field: `${path}.address`, message: problem ?? '', isBroken: problem !== undefined };
  yield* boundRules(RECEIVER.fields.amount, amount, `${path}.amount`);
}

function* authorityRules(chainId: ChainId, form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const index = form.token.authority.findIndex((entry) => entry.chainId === chainId);
  const authority = form.token.authority[index];
  yield { field: 'token.authority', message: TOASTS.authority, isBroken: !authority };
  if (authority) yield* walletRules(`token.authority.${index}`, authority, { form, context, chainIds: [chainId] });
}
