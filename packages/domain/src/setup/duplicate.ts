import type { WalletList } from '../organisation/walletLists.ts';
import { emptyGovernor } from './emptyForm.ts';
import type { ChainWalletDraft, GovernorDraft, ModulesDraft } from './form.ts';
import { freshTempId } from './tempId.ts';

type Governors = Pick<ModulesDraft, 'governor' | 'refundMechanism'>;

const idsOf = (entries: readonly { tempId: string }[]): string[] => entries.map((entry) => entry.tempId);

/** The governors and an empty one, which pays votes back where the organisation does. */
export const addGovernor = ({ governor, refundMechanism }: Governors, isQuadratic = false): GovernorDraft[] => [
  ...governor,
  { ...emptyGovernor(freshTempId('governor-', idsOf(governor)), isQuadratic), refundMechanism },
];

/** The list with a copy of one governor at its end, under a new name. Unchanged where there is no such governor. */
export function duplicateGovernor(tempId: string, governors: readonly GovernorDraft[]): GovernorDraft[] {
  const original = governors.find((governor) => governor.tempId === tempId);
  if (!original) return [...governors];
  const governorName = nextName(original.governorName, governors);
  return [...governors, { ...original, tempId: freshTempId('governor-', idsOf(governors)), governorName }];
}

/** The list with a copy of one wallet's owners. Chain and name of the copy are empty, because they must differ. */
export function duplicateWallet(list: WalletList, tempId: string, wallets: readonly ChainWalletDraft[]): ChainWalletDraft[] {
  const original = wallets.find((wallet) => wallet.tempId === tempId);
  if (!original) return [...wallets];
  const { isMultisig, addresses, threshold } = original;
  const id = freshTempId(`${list}-`, idsOf(wallets));
  return [...wallets, { tempId: id, chainId: null, name: '', isMultisig, addresses: [...addresses], threshold }];
}

/** The next free name: `Main 2`, `Main 3`, …, as governors' names must be unique regardless of case. An empty name stays empty. */
function nextName(name: string, governors: readonly GovernorDraft[]): string {
  const stem = name.trim().replace(/ \d+$/, '');
  if (stem === '') return '';
  const taken = new Set(governors.map((governor) => governor.governorName.trim().toLowerCase()));
  let n = 2;
  while (taken.has(`${stem} ${n}`.toLowerCase())) n++;
  return `${stem} ${n}`;
}
