import { askOf, setMultisig, thresholdOptions, type WalletDraft } from '@althing/domain/setup';
import { Radio, Select } from '@mantine/core';
import { memo, use } from 'react';
import { asked } from '../form/asked.ts';
import { EntryStanding } from '../form/EntryStanding.ts';
import { Hints } from '../form/Hints.tsx';
import type { FormPathTo } from '../form/formPath.ts';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useChange } from '../form/useChange.ts';
import { useField } from '../form/useField.ts';
import { useSelection } from '../form/useSelection.ts';
import { OwnersEditor } from './OwnersEditor.tsx';
import classes from './parties.module.css';
import { type PartyChoice, PartyInput, type PartyInputProps } from './PartyInput.tsx';
import { TakeOver } from './TakeOver.tsx';

export interface WalletEditorProps {
  /** Path of the wallet in the form. */
  path: FormPathTo<WalletDraft>;
  /** The question that the wallet answers: "Who approves upgrades?". */
  question: string;
  /** Word for one owner. */
  noun: string;
  chainIds: readonly number[];
  choices: readonly PartyChoice[];
}

const NEW_MULTISIG = {
  label: 'A new multisig',
  description: 'Several people, of whom a number you choose must sign. A Safe is created for them.',
};
const STANDING_MULTISIG = {
  label: 'A multisig',
  description: 'Several people, of whom a number must sign. They have their Safe; other owners get a new one.',
};

/** A new multisig with its owners and threshold, or one existing address. Memoised, because its lists are long. */
export const WalletEditor = memo(function WalletEditor({ path, question, noun, chainIds, choices }: WalletEditorProps) {
  const { value: isMultisig, error } = useField(`${path}.isMultisig`);
  const isStanding = use(EntryStanding);
  const change = useChange(path);
  const choose = (answer: string) => change((wallet) => setMultisig(wallet, answer === 'multisig'));
  return (
    <div>
      <Radio.Group
        {...asked(`${path}.isMultisig`)}
        label={question}
        error={error}
        value={isMultisig === null ? null : isMultisig ? 'multisig' : 'address'}
        onChange={choose}
        tabIndex={-1}
      >
        <div className={classes.kinds}>
          <Radio value="multisig" {...(isStanding && isMultisig ? STANDING_MULTISIG : NEW_MULTISIG)} />
          <Radio
            value="address"
            label="One address"
            description="An account, a Safe that exists already, or a module of this organisation."
          />
        </div>
      </Radio.Group>
      <TakeOver path={path} choices={choices} />
      <Hints field={`${path}.isMultisig`} />
      <div className={classes.who}>
        {isMultisig === true && (
          <>
            <OwnersEditor path={path} noun={noun} chainIds={chainIds} choices={choices} />
            <ThresholdField path={path} noun={noun} />
          </>
        )}
        {isMultisig === false && <OneAddress path={`${path}.addresses.0`} chainIds={chainIds} choices={choices} />}
        <Hints field={`${path}.threshold`} />
      </div>
    </div>
  );
});

const OneAddress = (props: Pick<PartyInputProps, 'path' | 'chainIds' | 'choices'>) => (
  <PartyInput {...props} label={askOf(props.path).label} />
);

/** docs/requirements.md#wallet-selection: from 1 to the number of addresses. */
function ThresholdField({ path, noun }: Pick<WalletEditorProps, 'path' | 'noun'>) {
  const { value, error, set } = useField(`${path}.threshold`);
  const options = useSelection(useSetupForm(), path, (wallet) => thresholdOptions(wallet).map(String));
  const owners = options.length;
  return (
    <Select
      className={classes.threshold}
      mt="md"
      {...asked(`${path}.threshold`)}
      description={`How many of the ${owners} ${noun.toLowerCase()}s must sign before anything happens.`}
      allowDeselect={false}
      data={options.map((option) => ({ value: option, label: `${option} of ${owners}` }))}
      value={options.includes(String(value)) ? String(value) : null}
      error={error}
      onChange={(next) => set(Number(next))}
    />
  );
}
