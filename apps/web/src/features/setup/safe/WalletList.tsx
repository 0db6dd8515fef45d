import { canAddEntry } from '@althing/domain/modules';
import { CONTRACT_KIND_FACTS, type WalletList as List, walletName } from '@althing/domain/organisation';
import {
  addWallet,
  chainsWithout,
  type ChainWalletDraft,
  duplicateWallet,
  keepWallet,
  removeWallet,
  walletsEverywhere,
} from '@althing/domain/setup';
import { IconPlus } from '@tabler/icons-react';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useEntryFocus } from '../../../ui/useEntryFocus.ts';
import type { EntryMark } from '../form/EditedEntry.tsx';
import { placeOf } from '../form/asked.ts';
import { useModuleContext } from '../form/useModuleContext.ts';
import { useField } from '../form/useField.ts';
import classes from './safe.module.css';
import { WalletCard } from './WalletCard.tsx';
import { WALLET_LIST_WORDS } from './walletLists.ts';

/** Wallets of one kind, each on a chain of its own. */
export function WalletList({ list }: { list: List }) {
  const { slug, description, full } = WALLET_LIST_WORDS[list];
  const { title, wallets: words } = CONTRACT_KIND_FACTS[list];
  const path = `modules.${list}` as const;
  const { value: wallets, error, set } = useField(path);
  const { form, chains, initial } = useModuleContext();
  const { entries, addButton, addEntry, removeEntry } = useEntryFocus<HTMLDivElement>();
  const canAdd = canAddEntry(slug, form, chains);
  const standing = wallets.filter((wallet) => !wallet.isMarkedForDeletion);
  const usedChains = words.isNamed ? [] : standing.map((wallet) => wallet.chainId);
  const remove = (wallet: ChainWalletDraft) => set(removeWallet(list, wallet.tempId, form, initial));
  const markOf = (wallet: ChainWalletDraft): EntryMark | undefined =>
    initial?.modules[list].some(({ tempId }) => tempId === wallet.tempId)
      ? {
          onMark: standing.length > 1 ? () => remove(wallet) : undefined,
          onKeep: () => set(keepWallet(wallet.tempId, wallets)),
          sentence: `Its owners are changed in the Safe itself. To put another ${words.entry} in its place, add one and mark this one for deletion.`,
        }
      : undefined;
  return (
    <Section variant="card" order={3} title={title} description={description}>
      <div ref={entries} className={classes.list} {...placeOf(path)}>
        {wallets.map((wallet, index) => (
          <WalletCard
            key={wallet.tempId}
            list={list}
            index={index}
            title={wallet.name.trim() || walletName(list, String(index + 1))}
            usedChains={usedChains}
            onEveryChain={
              !words.isNamed && wallet.isMultisig !== null && chainsWithout(form, list, wallet.tempId).length > 0
                ? () => set(walletsEverywhere(form, list, wallet.tempId))
                : undefined
            }
            onDuplicate={canAdd ? () => addEntry(() => set(duplicateWallet(list, wallet.tempId, wallets))) : undefined}
            onRemove={standing.length > 1 && !markOf(wallet) ? () => removeEntry(() => remove(wallet)) : undefined}
            mark={markOf(wallet)}
          />
        ))}
        {error && <p role="alert">{error}</p>}
        <ReasonButton
          ref={addButton}
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={16} aria-hidden />}
          reason={canAdd ? undefined : full}
          onClick={() => addEntry(() => set(addWallet(list, wallets)))}
        >
          {`Add ${words.entry}`}
        </ReasonButton>
      </div>
    </Section>
  );
}
