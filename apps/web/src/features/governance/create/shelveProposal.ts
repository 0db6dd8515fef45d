import { type Call, type KnownContract, KNOWN_ABIS } from '@althing/bindings';
import type { CustomCallDraft } from '@althing/domain/governance';
import type { GovernorView } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/units';
import { type Abi, decodeFunctionData, formatUnits, getAbiItem, slice } from 'viem';
import { formatAbiItem } from 'viem/utils';
import type { TextStorage } from '../../../ui/wizard/createAccountStorage.ts';
import { createDraftShelf } from './draftShelf.ts';
import { governorKey } from './governorKey.ts';
import { createProposalDraft, type ProposalDraft } from './proposalDraft.ts';

const NATIVE_DECIMALS = 18;

/** As the form takes a parameter: lists as JSON, whole numbers as their digits. */
const argumentText = (value: unknown): string =>
  Array.isArray(value) ? JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part)) : String(value);

/** A call as the builder of proposals shows it: by the function's name where its contract is known, else as it is encoded. */
export function customCall({ to, data, value }: Call, contracts: readonly KnownContract[], tempId: string): CustomCallDraft {
  const draft = {
    tempId,
    type: 'custom',
    target: to,
    value: value > 0n ? formatUnits(value, NATIVE_DECIMALS) : '',
    decimals: NATIVE_DECIMALS,
  } as const;
  const known = contracts.find(({ address }) => sameAddress(address, to));
  try {
    const abi: Abi = known ? KNOWN_ABIS[known.abi] : [];
    const item = getAbiItem({ abi, name: slice(data, 0, 4) });
    const { args = [] } = decodeFunctionData({ abi, data });
    if (item?.type === 'function')
      return { ...draft, signature: formatAbiItem(item, { includeName: true }), args: args.map(argumentText), calldata: '' };
  } catch {
    // A function that the contract does not have.
  }
  return { ...draft, signature: '', args: [], calldata: data };
}

/** Puts a draft beside the others of an organisation and account, and chooses it. False where there are too many, or the browser's storage refuses. */
export function shelveDraft(
  storage: TextStorage,
  slug: string,
  account: string | undefined,
  name: string,
  content?: ProposalDraft,
): boolean {
  const shelf = createDraftShelf(storage, slug, account);
  const id = shelf.add(name);
  if (id === undefined) return false;
  if (!content) return true;
  const store = createProposalDraft(storage, slug, id);
  store.open(account);
  store.saveDraft(content);
  shelf.note(id, content.form.title);
  return store.saveState() === 'saved';
}

interface WrittenProposal {
  governor: Pick<GovernorView, 'chainId' | 'address'>;
  title: string;
  body: string;
  calls: readonly Call[];
  /** Contracts that the calls are made of. */
  contracts: readonly KnownContract[];
}

/** Begins a proposal of these calls: whoever opens the builder of proposals next reads it there, and may change it. */
export const shelveProposal = (
  storage: TextStorage,
  slug: string,
  account: string | undefined,
  { governor, title, body, calls, contracts }: WrittenProposal,
): boolean =>
  shelveDraft(storage, slug, account, '', {
    form: { title, body, actions: calls.map((call, index) => customCall(call, contracts, `call-${index}`)) },
    governor: governorKey(governor),
  });
