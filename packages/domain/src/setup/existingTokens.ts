import { setPortalChains } from '../modules/portals/edit.ts';
import { EXISTING_TOKEN } from '../organisation/parts/existingToken.ts';
import { emptyOf } from '../schema/emptyOf.ts';
import { type ChainId, TOKEN_DECIMALS } from '../units.ts';
import { setTokenChains } from './edit.ts';
import type { OrganisationForm, TokenDraft } from './form.ts';
import { freshTempId } from './tempId.ts';

export type ExistingTokenDraft = TokenDraft['existingTokens'][number];

/**
 * The form with what follows from its existing tokens. Wrapped, the organisation's own token is on their chains at least; not wrapped, it is they, with the name and
 * the symbol of the first and without an owner and a tax of the form's. Nothing of it is given to receivers.
 */
function following(form: OrganisationForm, token: TokenDraft): OrganisationForm {
  const homes = [...new Set(token.existingTokens.map(({ chainId }) => chainId).filter((id) => id !== null))];
  const isOwn = token.isWrappingAccepted !== false;
  const chainIds = (isOwn ? [...new Set([...token.chainIds, ...homes])] : homes).toSorted((a, b) => a - b);
  const settled = setTokenChains(token, chainIds);
  const [first] = token.existingTokens;
  const unwrapped: TokenDraft = {
    ...settled,
    name: first?.name ?? '',
    symbol: first?.symbol ?? '',
    authority: [],
    bridgeTaxes: [],
    bridgeTaxTreasury: [],
  };
  const changed = { ...form, token: isOwn ? settled : unwrapped };
  const reached = form.modules.assetPortals?.chainIds ?? [];
  return setPortalChains(
    changed,
    reached.filter((id) => chainIds.includes(id)),
  );
}

const withTokens = (form: OrganisationForm, existingTokens: ExistingTokenDraft[]): OrganisationForm =>
  following(form, { ...form.token, existingTokens });

export const addExistingToken = (form: OrganisationForm): OrganisationForm => {
  const { existingTokens } = form.token;
  const tempId = freshTempId(
    'existingToken-',
    existingTokens.map((entry) => entry.tempId),
  );
  return withTokens(form, [...existingTokens, emptyOf(EXISTING_TOKEN, tempId)]);
};

export const removeExistingToken = (form: OrganisationForm, tempId: string): OrganisationForm =>
  withTokens(
    form,
    form.token.existingTokens.filter((entry) => entry.tempId !== tempId),
  );

/** The entry with another chain or address, of which nothing is known until it is asked for. */
export const readdressToken = (
  { tempId, chainId, address }: ExistingTokenDraft,
  change: Partial<Pick<ExistingTokenDraft, 'chainId' | 'address'>>,
): ExistingTokenDraft => ({ ...emptyOf(EXISTING_TOKEN, tempId), chainId, address, ...change });

export const setExistingTokenChain = (form: OrganisationForm, tempId: string, chainId: ChainId | null): OrganisationForm =>
  withTokens(
    form,
    form.token.existingTokens.map((entry) => (entry.tempId === tempId ? readdressToken(entry, { chainId }) : entry)),
  );

/** Why a token cannot be taken, whatever the rest of the form says; undefined where it can. */
export const existingTokenProblem = ({ decimals }: Pick<ExistingTokenDraft, 'decimals'>): string | undefined =>
  decimals === TOKEN_DECIMALS ? undefined : `Only tokens of ${TOKEN_DECIMALS} decimals can be used so far`;

/** What a chain says of the token at an address, taken over for the entry that names it. */
export const describeExistingToken = (
  form: OrganisationForm,
  tempId: string,
  { name, symbol, decimals, totalSupply }: Pick<ExistingTokenDraft, 'name' | 'symbol' | 'decimals' | 'totalSupply'>,
): OrganisationForm =>
  withTokens(
    form,
    form.token.existingTokens.map((entry) =>
      entry.tempId === tempId ? { ...entry, name: name.trim(), symbol: symbol.trim(), decimals, totalSupply } : entry,
    ),
  );

/** docs/requirements.md#token-form: whether the tokens are wrapped. A wrapped one gets a name of its own. */
export const setWrapping = (form: OrganisationForm, isWrappingAccepted: boolean): OrganisationForm =>
  form.token.isWrappingAccepted === isWrappingAccepted
    ? form
    : following(form, { ...form.token, isWrappingAccepted, ...(isWrappingAccepted ? { name: '', symbol: '' } : {}) });

/** Chains of which no existing token is named yet, besides that of the entry itself. */
export const chainsForExistingToken = (
  { token }: Pick<OrganisationForm, 'token'>,
  tempId: string,
  chainIds: readonly ChainId[],
): ChainId[] => chainIds.filter((chainId) => !token.existingTokens.some((entry) => entry.tempId !== tempId && entry.chainId === chainId));
