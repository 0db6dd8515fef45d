import type { WalletDraft } from '@althing/domain/setup';
import { Button } from '@mantine/core';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useFormValue } from '../form/useFormValue.ts';
import classes from './parties.module.css';
import type { PartyChoice } from './PartyInput.tsx';
import { takeOverChoices } from './takeOverChoices.ts';

export interface TakeOverProps {
  wallet: WalletDraft;
  /** Modules that this wallet may name. */
  choices: readonly PartyChoice[];
  onTake: (wallet: WalletDraft) => void;
}

/** Copies the holders of another chain or module with one click. */
export function TakeOver({ wallet, choices, onTake }: TakeOverProps) {
  const { chains } = useAppConfig();
  const form = useSetupForm();
  useFormValue(form, 'modules');
  useFormValue(form, 'token');
  const offered = takeOverChoices(form.getValues(), wallet, chains, (key) => choices.some(({ value }) => value === key));
  if (offered.length === 0) return null;
  return (
    <div className={classes.takeOver}>
      <span>The same as</span>
      {offered.map(({ label, holders }) => (
        <Button key={label} variant="default" size="compact-sm" onClick={() => onTake({ ...wallet, ...holders })}>
          {label}
        </Button>
      ))}
    </div>
  );
}
