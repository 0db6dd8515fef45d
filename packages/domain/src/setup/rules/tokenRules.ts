import { chainName } from '../../chains/index.ts';
import { AMOUNT_SENTENCES, parseAmount } from '../../token/index.ts';
import type { ChainId } from '../../units.ts';
import type { Rule } from '../../formErrors.ts';
import type { OrganisationForm, ReceiverDraft } from '../form.ts';
import { MAX_AMOUNT_DIGITS, MAX_NAME_LENGTH, MAX_RECEIVERS, MAX_SYMBOL_LENGTH } from '../limits.ts';
import { accountNamed, moduleKeysOn } from '../moduleKeys.ts';
import { ENTER_NAME, SELECT, TOASTS, TOO_LONG } from '../sentences.ts';
import type { SetupContext } from '../setupContext.ts';
import { accountProblem, chainRules, walletRules } from './walletRules.ts';

/** File 2 §5, for a new token with initial receivers. */
export function* tokenRules(form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const { token } = form;
  yield { field: 'token.isCreatingNewToken', message: SELECT, isBroken: token.isCreatingNewToken === null };
  yield {
    field: 'token.isCreatingNewToken',
    message: 'Using an existing token is coming soon. Please create a new one',
    isBroken: token.isCreatingNewToken === false,
  };
  if (token.isCreatingNewToken !== true) return;
  yield { field: 'token.name', message: ENTER_NAME, isBroken: token.name.trim() === '' };
  yield { field: 'token.name', message: TOO_LONG(MAX_NAME_LENGTH), isBroken: token.name.trim().length > MAX_NAME_LENGTH };
  yield { field: 'token.symbol', message: 'Please enter a symbol', isBroken: token.symbol.trim() === '' };
  yield { field: 'token.symbol', message: TOO_LONG(MAX_SYMBOL_LENGTH), isBroken: token.symbol.trim().length > MAX_SYMBOL_LENGTH };
  yield* tokenChainRules(form, context);
  for (const chainId of token.chainIds) {
    yield* receiversRules(chainId, form, context);
    yield* authorityRules(chainId, form, context);
  }
}

function* tokenChainRules({ token, modules }: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const field = 'token.chainIds';
  yield { field, message: 'Please select a chain', isBroken: token.chainIds.length === 0 };
  for (const chainId of token.chainIds) yield* chainRules(field, chainId, context);
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
  const amountProblem = parseAmount(amount).problem;
  yield { field: `${path}.amount`, message: amountProblem ? AMOUNT_SENTENCES[amountProblem] : '', isBroken: amountProblem !== undefined };
  yield { field: `${path}.amount`, message: 'The amount is too large', isBroken: wholeDigits(amount) > MAX_AMOUNT_DIGITS };
}

const wholeDigits = (amount: string): number => (amount.trim().split('.')[0] ?? '').replace(/^0+/, '').length;

function* authorityRules(chainId: ChainId, form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const index = form.token.authority.findIndex((entry) => entry.chainId === chainId);
  const authority = form.token.authority[index];
  yield { field: 'token.authority', message: TOASTS.authority, isBroken: !authority };
  if (authority) yield* walletRules(`token.authority.${index}`, authority, { form, context, chainIds: [chainId] });
}
