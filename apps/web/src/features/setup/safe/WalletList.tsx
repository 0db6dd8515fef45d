import { canAddEntry } from '@althing/domain/modules';
import { CONTRACT_KIND_FACTS, type WalletList as List, walletName } from '@althing/domain/organisation';
import { addWallet, chainsWithout, duplicateWallet, keepWallet, removeWallet, walletsEverywhere } from '@althing/domain/setup';
import { IconPlus } from '@tabler/icons-react';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useEntryFocus } from '../../../ui/useEntryFocus.ts';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { useEdit } from '../edit/EditContext.ts';
import type { EntryMark } from '../form/EditedEntry.tsx';
import { placeOf } from '../form/asked.ts';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useChange } from '../form/useChange.ts';
import { useSelection } from '../form/useSelection.ts';
import classes from './safe.module.css';
import { WalletCard } from './WalletCard.tsx';
import { WALLET_LIST_WORDS } from './walletLists.ts';

/** Wallets of one kind, each on a chain of its own. */
export function WalletList({ list }: { list: List }) {
  const { slug, description, full } = WALLET_LIST_WORDS[list];
  const { title, wallets: words } = CONTRACT_KIND_FACTS[list];
  const path = `modules.${list}` as const;
  const form = useSetupForm();
  const { chains } = useAppConfig();
  const initial = useEdit()?.initial ?? null;
  const change = useChange(path);
  const { wallets, canAdd } = useSelection(form, 'modules', (_, draft) => ({
    wallets: draft.modules[list].map(({ tempId, name, chainId, isMultisig, isMarkedForDeletion }) => ({
      tempId,
      name,
      chainId,
      isMarkedForDeletion,
      isLackingElsewhere: !words.isNamed && isMultisig !== null && chainsWithout(draft, list, tempId).length > 0,
    })),
    canAdd: canAddEntry(slug, draft, chains),
  }));
  const { entries, addButton, addEntry, removeEntry } = useEntryFocus<HTMLDivElement>();
  const standing = wallets.filter((wallet) => !wallet.isMarkedForDeletion);
  const usedChains = words.isNamed ? [] : standing.map((wallet) => wallet.chainId);
  const remove = (id: string) => change(() => removeWallet(list, id, form.getValues(), initial));
  const markOf = (id: string): EntryMark | undefined =>
    initial?.modules[list].some(({ tempId }) => tempId === id)
      ? {
          onMark: () => remove(id),
          onKeep: () => change((entries) => keepWallet(id, entries)),
          sentence: `Its owners are changed in the Safe itself. To put another ${words.entry} in its place, add one and mark this one for deletion.`,
        }
      : undefined;
  return (
    <Section variant="card" order={3} title={title} description={description}>
      <div ref={entries} className={classes.list} {...placeOf(path)}>
        {wallets.map(({ tempId, name, isLackingElsewhere }, index) => (
          <WalletCard
            key={tempId}
            list={list}
            index={index}
            title={name.trim() || walletName(list, String(index + 1))}
            usedChains={usedChains}
            onEveryChain={isLackingElsewhere ? () => change(() => walletsEverywhere(form.getValues(), list, tempId)) : undefined}
            onDuplicate={canAdd ? () => addEntry(() => change((entries) => duplicateWallet(list, tempId, entries))) : undefined}
            onRemove={standing.length > 1 && !markOf(tempId) ? () => removeEntry(() => remove(tempId)) : undefined}
            mark={markOf(tempId)}
          />
        ))}
        {form.errors[path] && <p role="alert">{form.errors[path]}</p>}
        <ReasonButton
          ref={addButton}
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={16} aria-hidden />}
          reason={canAdd ? undefined : full}
          onClick={() => addEntry(() => change((entries) => addWallet(list, entries)))}
        >
          {`Add ${words.entry}`}
        </ReasonButton>
      </div>
    </Section>
  );
}
