import { chainName } from '../../chains/index.ts';
import type { Rule } from '../../formErrors.ts';
import { EXISTING_TOKEN } from '../../organisation/parts/existingToken.ts';
import { boundRules } from '../../schema/boundRules.ts';
import { NATIVE, parseAddress } from '../../units.ts';
import { existingTokenProblem } from '../existingTokens.ts';
import type { OrganisationForm } from '../form.ts';
import { TOASTS } from '../sentences.ts';
import type { SetupContext } from '../setupContext.ts';
import { chainRules } from './walletRules.ts';

/** docs/requirements.md#token-form: rules for existing tokens. The server compares the tokens with their chains. */
export function* existingTokenRules(form: OrganisationForm, context: SetupContext): Iterable<Rule> {
  const { existingTokens, isWrappingAccepted } = form.token;
  yield { field: 'token.existingTokens', message: TOASTS.existingTokens, isBroken: existingTokens.length === 0 };
  yield {
    field: 'token.existingTokens',
    message: `At most ${context.chains.length} tokens, one for each chain`,
    isBroken: existingTokens.length > context.chains.length,
  };
  for (const [index, token] of existingTokens.entries()) {
    const path = `token.existingTokens.${index}`;
    yield* boundRules(EXISTING_TOKEN, token, path);
    yield* chainRules(`${path}.chainId`, token.chainId, context);
    yield {
      field: `${path}.chainId`,
      message: 'Another token of this chain is named already',
      isBroken: existingTokens.slice(0, index).some(({ chainId }) => chainId === token.chainId),
    };
    const problem = existingTokenProblem(token);
    yield { field: `${path}.decimals`, message: problem ?? '', isBroken: problem !== undefined };
  }
  yield { field: 'token.isWrappingAccepted', message: TOASTS.wrapping, isBroken: isWrappingAccepted === undefined };
  yield* nothingCreatedRules(form);
  yield* governedRules(form, context);
  if (isWrappingAccepted === false) yield* unwrappedRules(form);
}

/** Settings that only new tokens can have are an error instead of being dropped silently. */
function* nothingCreatedRules({ token }: OrganisationForm): Iterable<Rule> {
  const message = 'An existing token is not created again, so none of it can be given to receivers at the start';
  yield { field: 'token.initialReceivers', message, isBroken: token.initialReceivers.some(({ receivers }) => receivers.length > 0) };
  yield { field: 'token.vesting', message, isBroken: token.vesting.length > 0 };
}

const isNative = (address: string): boolean => parseAddress(address) === NATIVE;

/** A governor needs a supply on its chain, of which votes are a share. */
function* governedRules({ token, modules }: OrganisationForm, { chains }: SetupContext): Iterable<Rule> {
  const field = 'token.existingTokens';
  for (const [index, { chainId, votingChainIds }] of modules.governor.entries()) {
    if (chainId === null) continue;
    const existing = token.existingTokens.find((entry) => entry.chainId === chainId);
    const where = chainName(chains, chainId);
    yield { field, message: `Governors vote with a token of their chain. Please name the one of ${where}`, isBroken: !existing };
    yield {
      field,
      message: `The total supply of ${where}’s own currency is not known, so no quorum could be a share of it. Please name a token`,
      isBroken: existing !== undefined && isNative(existing.address),
    };
    yield {
      field: `modules.governor.${index}.votingChainIds`,
      message: 'With an existing token, votes are only counted on the governor’s chain so far',
      isBroken: votingChainIds.some((id) => id !== chainId),
    };
  }
}

/** A token that is not wrapped keeps its own owner, so the form must not ask for one. */
function* unwrappedRules({ token }: OrganisationForm): Iterable<Rule> {
  const { existingTokens, chainIds } = token;
  const [first] = existingTokens;
  yield {
    field: 'token.chainIds',
    message: 'Without wrapping, the token can only be on the chains of the existing tokens',
    isBroken: chainIds.length !== existingTokens.length || !existingTokens.every((entry) => chainIds.some((id) => id === entry.chainId)),
  };
  const kept = 'Without wrapping, the token keeps its own name and symbol';
  yield { field: 'token.name', message: kept, isBroken: first !== undefined && token.name.trim() !== first.name };
  yield { field: 'token.symbol', message: kept, isBroken: first !== undefined && token.symbol.trim() !== first.symbol };
  yield {
    field: 'token.authority',
    message: 'Without wrapping, the token keeps its present owner',
    isBroken: token.authority.length > 0,
  };
  const untaxed = 'Without wrapping, the token cannot charge a bridge tax';
  yield { field: 'token.bridgeTaxes', message: untaxed, isBroken: token.bridgeTaxes.length > 0 };
  yield { field: 'token.bridgeTaxTreasury', message: untaxed, isBroken: token.bridgeTaxTreasury.length > 0 };
  yield {
    field: 'token.existingTokens',
    message: 'A chain’s own currency can only be used wrapped',
    isBroken: existingTokens.some(({ address }) => isNative(address)),
  };
}
