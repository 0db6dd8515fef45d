import { comesByPortal } from '@althing/domain/modules';
import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useNewAttempt } from '../../../ui/wizard/attempt.ts';
import { useField } from '../form/useField.ts';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { AuthorityEditor } from './AuthorityEditor.tsx';
import { ReceiversEditor } from './ReceiversEditor.tsx';
import { LockedPart } from '../form/LockedPart.tsx';
import { errorsByChain } from './errorsByChain.ts';
import { SupplyTable } from './SupplyTable.tsx';
import classes from './token.module.css';
import { VestingEditor } from './VestingEditor.tsx';

/** Receivers and authority of one chain at a time. An error on another chain switches to that chain. */
export function TokenChains({ chainIds }: { chainIds: readonly number[] }) {
  const form = useSetupForm();
  const { value: portals } = useField('modules.assetPortals');
  const isCreated = useField('token.isCreatingNewToken').value !== false;
  const faulty = errorsByChain(form.errors, form.getValues().token);
  const [chosen, choose] = useState(faulty[0]?.chainId);
  const current = chainIds.find((id) => id === chosen) ?? chainIds[0]!;
  if (useNewAttempt() && faulty.length > 0 && !faulty.some(({ chainId }) => chainId === current)) choose(faulty[0]?.chainId);
  const countOf = (id: number) => faulty.find(({ chainId }) => chainId === id)?.count ?? 0;
  return (
    <Section
      variant="card"
      order={3}
      title={isCreated ? 'Receivers, vesting and authority' : 'Authority'}
      description={
        isCreated
          ? 'Who holds the token at first, and who owns its contract, on each chain.'
          : 'Who owns the contract of the wrapped token, on each chain. It is given out for deposits only.'
      }
    >
      <Tabs value={String(current)} onChange={(id) => choose(Number(id))} keepMounted={false}>
        <Tabs.List aria-label="Chain">
          {chainIds.map((id) => (
            <Tabs.Tab key={id} value={String(id)}>
              <span className={classes.tab}>
                <ChainMark chainId={id} withName size={18} />
                {countOf(id) > 0 && <span className={classes.faulty}>{countOf(id)} to correct</span>}
              </span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {chainIds.map((id, index) => (
          <Tabs.Panel key={id} value={String(id)} pt="lg">
            {!isCreated ? null : comesByPortal(portals, id) ? (
              <p className={classes.help}>
                Tokens come to this chain by the Portals only: with Lock & Release they are created on the primary chain.
              </p>
            ) : (
              <>
                <ReceiversEditor index={index} chainId={id} />
                <LockedPart path={`token.initialReceivers.${index}.receivers`}>
                  <VestingEditor chainId={id} />
                </LockedPart>
              </>
            )}
            <AuthorityEditor index={index} chainId={id} />
          </Tabs.Panel>
        ))}
      </Tabs>
      {isCreated && <SupplyTable chainIds={chainIds} />}
    </Section>
  );
}
