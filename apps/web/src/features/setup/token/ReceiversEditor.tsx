import { MAX_RECEIVERS, receiversEverywhere } from '@althing/domain/setup';
import { Title } from '@mantine/core';
import { useChain } from '../../../lib/config/useChain.ts';
import { LockedPart } from '../form/LockedPart.tsx';
import { EveryChainButton } from '../form/EveryChainButton.tsx';
import { useField } from '../form/useField.ts';
import { useEdit } from '../edit/EditContext.ts';
import { useUpdate } from '../form/useUpdate.ts';
import { ReceiverList } from './ReceiverList.tsx';
import classes from './token.module.css';

/** The holders of the token on one chain from its first block on. */
export function ReceiversEditor({ index, chainId }: { index: number; chainId: number }) {
  const { name } = useChain(chainId);
  const isOneOfSeveral = useField('token.chainIds').value.length > 1;
  const update = useUpdate();
  const isEdit = useEdit() !== null;
  const path = `token.initialReceivers.${index}.receivers` as const;
  const title = `Initial receivers on ${name}`;
  return (
    <section aria-label={title}>
      <Title order={4}>{title}</Title>
      <p className={classes.help}>
        An address, or a module such as a governor’s treasury: what a governor receives is spent by its votes only. Amounts are whole
        tokens, with a point for decimals.
      </p>
      <LockedPart path={path}>
        <ReceiverList path={path} chainId={chainId} of="receiver" most={MAX_RECEIVERS} />
      </LockedPart>
      {isOneOfSeveral && !isEdit && <EveryChainButton what={title} onTake={() => update((form) => receiversEverywhere(form, chainId))} />}
    </section>
  );
}
