import { chainName } from '@althing/domain/chains';
import { setPrimaryChain, type TakenAway, takenAway, takenAwayText } from '@althing/domain/modules';
import { askOf } from '@althing/domain/setup';
import { Select, Switch, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useAppConfig } from '../../../../lib/config/AppConfigContext.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { asked, placeOf } from '../../form/asked.ts';
import { Hints } from '../../form/Hints.tsx';
import { LockedPart } from '../../form/LockedPart.tsx';
import { useField } from '../../form/useField.ts';
import { useSetupForm } from '../../form/SetupFormContext.ts';
import { useUpdate } from '../../form/useUpdate.ts';
import classes from '../shared/crossChain.module.css';
import { NARROW } from '../shared/narrow.ts';
import { inPortals } from './inPortals.ts';

const PATH = inPortals('lockAndReleaseSettings.isEnabled');
const PRIMARY = inPortals('lockAndReleaseSettings.chainId');

/** Whether tokens that leave one of the chains are kept there instead of being burned. */
export function PortalCustody() {
  const { value: isEnabled } = useField(PATH);
  const update = useUpdate();
  return (
    <div className={classes.part}>
      <Title order={4}>{askOf(PATH).label}</Title>
      <LockedPart path={PATH}>
        <div {...placeOf(PATH)}>
          <Switch
            label="Keep tokens that leave the primary chain"
            description="They are locked there until they come back, and made on the other chains only. Without it they are burned where they leave and minted where they arrive."
            checked={isEnabled}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              update((form) => setPrimaryChain(form, isOn ? undefined : null));
            }}
          />
        </div>
        {isEnabled && <PrimaryChain />}
      </LockedPart>
    </div>
  );
}

function PrimaryChain() {
  const { value, error } = useField(PRIMARY);
  const { value: chainIds } = useField(inPortals('chainIds'));
  const { chains } = useAppConfig();
  const { choose, dialog } = usePrimaryChoice();
  return (
    <div>
      <Select
        {...asked(PRIMARY)}
        classNames={NARROW}
        mt="md"
        description="The only chain on which tokens are created at first. Receivers and vesting that were entered for the others are taken away."
        placeholder={chainIds.length > 0 ? 'Select chain' : 'Choose the chains above first'}
        allowDeselect={false}
        data={chainIds.map((id) => ({ value: String(id), label: chainName(chains, id) }))}
        value={value === undefined ? null : String(value)}
        error={error}
        onChange={(next) => next !== null && choose(Number(next))}
      />
      {dialog}
      <Hints field={PRIMARY} />
    </div>
  );
}

interface Question {
  chainId: number;
  taken: readonly TakenAway[];
}

/** Chooses the primary chain; where receivers or vesting would go with it, only once that is confirmed. */
function usePrimaryChoice() {
  const { getValues } = useSetupForm();
  const { chains } = useAppConfig();
  const update = useUpdate();
  const [question, setQuestion] = useState<Question>();
  const [isAsking, asking] = useDisclosure();
  const name = (id: number) => chainName(chains, id);
  const take = (chainId: number) => update((form) => setPrimaryChain(form, chainId));
  const choose = (chainId: number) => {
    const form = getValues();
    const taken = takenAway(form.token, setPrimaryChain(form, chainId).token);
    if (taken.length === 0) return take(chainId);
    setQuestion({ chainId, taken });
    asking.open();
  };
  const dialog = question && (
    <ConfirmDialog
      opened={isAsking}
      title={`Create tokens on ${name(question.chainId)} only`}
      confirmLabel="Remove them"
      isDanger
      onClose={asking.close}
      onConfirm={() => {
        asking.close();
        take(question.chainId);
      }}
    >
      What you entered for the other chains is removed for good: {takenAwayText(question.taken, name)}.
    </ConfirmDialog>
  );
  return { choose, dialog };
}
