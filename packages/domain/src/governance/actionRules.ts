import type { Rule } from '../formErrors.ts';
import { amountSentence, parseAmount } from '../token/index.ts';
import { parseAddress } from '../units.ts';
import { encodeCall, parseFunction } from './callEncoding.ts';
import type { ActionDraft, CustomCallDraft } from './proposalForm.ts';

export function* actionRules(path: string, action: ActionDraft): Iterable<Rule> {
  if (action.type === 'custom') return yield* customRules(path, action);
  if (action.type === 'sendToken') yield addressRule(`${path}.token`, action.token);
  yield addressRule(`${path}.recipient`, action.recipient);
  yield {
    field: `${path}.recipient`,
    message: 'Tokens sent to their own contract are lost',
    isBroken:
      action.type === 'sendToken' &&
      parseAddress(action.recipient) !== undefined &&
      parseAddress(action.recipient) === parseAddress(action.token),
  };
  yield amountRule(`${path}.amount`, action.amount, action.decimals);
}

const NOBODY = '0x0000000000000000000000000000000000000000';

function addressRule(field: string, text: string): Rule {
  const address = parseAddress(text.trim());
  const message = text.trim() === '' ? 'Please enter an address' : 'The address is invalid';
  return { field, message, isBroken: address === undefined || address === NOBODY };
}

function amountRule(field: string, text: string, decimals: number): Rule {
  const { problem } = parseAmount(text, decimals);
  return { field, message: problem ? amountSentence(problem, text, decimals) : '', isBroken: problem !== undefined };
}

function* customRules(path: string, action: CustomCallDraft): Iterable<Rule> {
  yield addressRule(`${path}.target`, action.target);
  const value = action.value.trim();
  if (value !== '' && parseAmount(value, action.decimals).problem !== 'zero') yield amountRule(`${path}.value`, value, action.decimals);
  if (action.signature.trim() === '') {
    const isHex = /^(0x([0-9a-fA-F]{2})*)?$/.test(action.calldata.trim());
    yield { field: `${path}.calldata`, message: 'Please enter bytes, e.g. 0x1234', isBroken: !isHex };
    return;
  }
  const abiFunction = parseFunction(action.signature);
  yield {
    field: `${path}.signature`,
    message: 'Please enter a function, e.g. transfer(address to, uint256 amount)',
    isBroken: !abiFunction,
  };
  const problems = abiFunction ? (encodeCall(abiFunction, action.args).problems ?? {}) : {};
  for (const [index, message] of Object.entries(problems)) yield { field: `${path}.args.${index}`, message, isBroken: true };
}
