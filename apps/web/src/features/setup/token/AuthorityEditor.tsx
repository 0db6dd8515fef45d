import { authorityEverywhere } from '@althing/domain/setup';
import { CONTRACT_KIND_FACTS } from '@althing/domain/organisation';
import { Title } from '@mantine/core';
import { useMemo } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { EditedEntry, useBefore } from '../form/EditedEntry.tsx';
import { EveryChainButton } from '../form/EveryChainButton.tsx';
import { useField } from '../form/useField.ts';
import { useUpdate } from '../form/useUpdate.ts';
import { usePartyChoices } from '../parties/usePartyChoices.ts';
import { WalletEditor } from '../parties/WalletEditor.tsx';
import classes from './token.module.css';

/** Who owns the token's contract on one chain. */
export function AuthorityEditor({ index, chainId }: { index: number; chainId: number }) {
  const { name } = useChain(chainId);
  const title = `${CONTRACT_KIND_FACTS.tokenAuthority.title} on ${name}`;
  const path = `token.authority.${index}` as const;
  const chainIds = useMemo(() => [chainId], [chainId]);
  const isOneOfSeveral = useField('token.chainIds').value.length > 1;
  const update = useUpdate();
  return (
    <EditedEntry path={path} before={useBefore(path, 'chainId')} className={classes.authority} label={title}>
      <Title order={4}>{title}</Title>
      <p className={classes.help}>
        Owner of the token’s contract. It says which bridges may mint, and how much a day. So it can make new tokens, for itself too, and
        with them votes; it cannot take anybody’s. A governor or the Protocol Upgrades signers are a good choice.
      </p>
      <WalletEditor
        path={path}
        question="Who has authority over the token?"
        noun="Owner"
        chainIds={chainIds}
        choices={usePartyChoices(chainIds)}
      />
      {isOneOfSeveral && (
        <div className={classes.everyChain}>
          <EveryChainButton what={title} onTake={() => update((form) => authorityEverywhere(form, chainId))} />
        </div>
      )}
    </EditedEntry>
  );
}
