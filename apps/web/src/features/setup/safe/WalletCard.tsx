import { moduleKey } from '@althing/domain/modules';
import { CONTRACT_KIND_FACTS, type WalletList } from '@althing/domain/organisation';
import { Title } from '@mantine/core';
import { useMemo } from 'react';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { LongPart } from '../../../ui/LongPart.tsx';
import { EditedEntry, type EntryMark, useBefore } from '../form/EditedEntry.tsx';
import { EntryActions } from '../form/EntryActions.tsx';
import { EveryChainButton } from '../form/EveryChainButton.tsx';
import { ChainField } from '../form/fields.tsx';
import { ModuleNameField } from '../form/ModuleNameField.tsx';
import { useField } from '../form/useField.ts';
import { useSelection } from '../form/useSelection.ts';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { usePartyChoices } from '../parties/usePartyChoices.ts';
import { WalletEditor } from '../parties/WalletEditor.tsx';
import classes from './safe.module.css';
import { WALLET_LIST_WORDS } from './walletLists.ts';

/** What a wallet asks for besides its owners is about as high as so many of them. */
const FURTHER_ROWS = 5;

export interface WalletCardProps {
  list: WalletList;
  index: number;
  title: string;
  /** Chains that already have a wallet of this kind; this wallet may keep its own. */
  usedChains: readonly (number | null)[];
  /** Undefined where no chain lacks such a wallet. */
  onEveryChain: (() => void) | undefined;
  onDuplicate: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  /** For a wallet that stands: it is marked for deletion instead of removed. */
  mark: EntryMark | undefined;
}

/** One wallet: its chain, its name if it has one, and its owners. */
export function WalletCard({ list, index, title, usedChains, onEveryChain, onDuplicate, onRemove, mark }: WalletCardProps) {
  const { question, noun } = WALLET_LIST_WORDS[list];
  const { isNamed } = CONTRACT_KIND_FACTS[list].wallets;
  const path = `modules.${list}.${index}` as const;
  const { value: name } = useField(`${path}.name`);
  const { value: chainId } = useField(`${path}.chainId`);
  const rows = useSelection(useSetupForm(), `${path}.addresses`, (owners) => owners.length + FURTHER_ROWS);
  const { chains } = useAppConfig();
  const free = chains.map((chain) => chain.id).filter((id) => id === chainId || !usedChains.includes(id));
  const chainIds = useMemo(() => (chainId === null ? [] : [chainId]), [chainId]);
  const choices = usePartyChoices(chainIds, moduleKey(list, isNamed ? name.trim() : ''));
  return (
    <EditedEntry path={path} before={useBefore(path, 'tempId')} className={classes.wallet} label={title} mark={mark}>
      <LongPart rows={rows}>
        <header className={classes.head}>
          <Title order={4}>{title}</Title>
          <EntryActions onDuplicate={onDuplicate} onRemove={onRemove} />
        </header>
        <div className={classes.pair}>
          {isNamed && <ModuleNameField path={`${path}.name`} type={list} chainId={chainId} name={name} />}
          <ChainField path={`${path}.chainId`} chainIds={free} />
        </div>
        <WalletEditor path={path} question={question} noun={noun} chainIds={chainIds} choices={choices} />
        {onEveryChain && (
          <div className={classes.everyChain}>
            <EveryChainButton what={title} onTake={onEveryChain} />
          </div>
        )}
      </LongPart>
    </EditedEntry>
  );
}
