import { RECEIVER } from '../../organisation/parts/token.ts';
import type { Rule } from '../../formErrors.ts';
import { boundRules } from '../../schema/boundRules.ts';
import type { ChainId } from '../../units.ts';
import type { OrganisationForm, ReceiverDraft } from '../form.ts';
import { accountNamed, moduleKeysOn } from '../moduleKeys.ts';
import type { SetupContext } from '../setupContext.ts';
import { accountProblem } from './walletRules.ts';

/** A list of accounts of one chain, each with an amount, and none twice. */
export function* receiverRules(
  path: string,
  receivers: readonly ReceiverDraft[],
  chainId: ChainId,
  form: OrganisationForm,
  context: SetupContext,
): Iterable<Rule> {
  yield { field: path, message: 'Please add at least one receiver', isBroken: receivers.length === 0 };
  const modules = moduleKeysOn(form, chainId);
  const seen = new Set<string>();
  for (const [index, { address, amount }] of receivers.entries()) {
    const field = `${path}.${index}.address`;
    const account = accountNamed(modules, address);
    const problem = accountProblem(address, { form, context, chainIds: [chainId] });
    yield { field, message: problem ?? '', isBroken: problem !== undefined };
    yield* boundRules(RECEIVER.fields.amount, amount, `${path}.${index}.amount`);
    yield { field, message: 'This receiver is listed already', isBroken: account !== '' && seen.has(account) };
    seen.add(account);
  }
}
