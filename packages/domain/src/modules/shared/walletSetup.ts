import type { WalletList } from '../../organisation/walletLists.ts';
import { emptyChainWallet } from '../../setup/emptyForm.ts';
import { freshTempId } from '../../setup/tempId.ts';
import type { ModuleSetup } from '../moduleSetup.ts';
import { withModules } from './withModules.ts';

const standing = (entries: readonly { isMarkedForDeletion?: boolean }[]): number =>
  entries.filter((entry) => !entry.isMarkedForDeletion).length;

/** Set-up of a module that is a list of wallets, each on a chain of its own. */
export const walletSetup = (list: WalletList, limit: ModuleSetup['limit']): ModuleSetup => ({
  isSelected: ({ modules }) => standing(modules[list]) > 0,
  set: (form) =>
    standing(form.modules[list]) > 0
      ? form
      : withModules(form, {
          [list]: [
            ...form.modules[list],
            emptyChainWallet(
              freshTempId(
                `${list}-`,
                form.modules[list].map((entry) => entry.tempId),
              ),
            ),
          ],
        }),
  unset: (form) => withModules(form, { [list]: [] }),
  limit,
  count: ({ modules }) => standing(modules[list]),
});

export const perChain: ModuleSetup['limit'] = (_form, chains) => chains.length;
