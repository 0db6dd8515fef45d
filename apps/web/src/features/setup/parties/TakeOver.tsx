import { type OrganisationForm, valueAt, type WalletDraft } from '@althing/domain/setup';
import { Button } from '@mantine/core';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import type { FormPathTo } from '../form/formPath.ts';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useChange } from '../form/useChange.ts';
import { useSelection } from '../form/useSelection.ts';
import classes from './parties.module.css';
import type { PartyChoice } from './PartyInput.tsx';
import { takeOverChoices } from './takeOverChoices.ts';

export interface TakeOverProps {
  /** Path of the wallet in the form. */
  path: FormPathTo<WalletDraft>;
  /** Modules that this wallet may name. */
  choices: readonly PartyChoice[];
}

/** Copies the holders of another chain or module with one click. */
export function TakeOver({ path, choices }: TakeOverProps) {
  const { chains } = useAppConfig();
  const form = useSetupForm();
  const change = useChange(path);
  const offer = (_: unknown, draft: OrganisationForm) => {
    const wallet = valueAt(draft, path) as WalletDraft | undefined;
    return wallet ? takeOverChoices(draft, wallet, chains, (key) => choices.some(({ value }) => value === key)) : [];
  };
  useSelection(form, 'modules', offer);
  const offered = useSelection(form, 'token', offer);
  if (offered.length === 0) return null;
  return (
    <div className={classes.takeOver}>
      <span>The same as</span>
      {offered.map(({ label, holders }) => (
        <Button key={label} variant="default" size="compact-sm" onClick={() => change((wallet) => ({ ...wallet, ...holders }))}>
          {label}
        </Button>
      ))}
    </div>
  );
}
