import { setMultisig, thresholdOptions, type WalletDraft } from '@althing/domain/setup';
import { Radio, Select } from '@mantine/core';
import { Hints } from '../form/Hints.tsx';
import type { FormPathTo } from '../form/formPath.ts';
import { useField } from '../form/useField.ts';
import { OwnersEditor } from './OwnersEditor.tsx';
import classes from './parties.module.css';
import { type PartyChoice, PartyInput } from './PartyInput.tsx';
import { TakeOver } from './TakeOver.tsx';

export interface WalletEditorProps {
  /** Path of the wallet. */
  path: FormPathTo<WalletDraft>;
  /** What it is about, for the question: "Who approves upgrades?". */
  question: string;
  /** What one owner is called. */
  noun: string;
  chainIds: readonly number[];
  choices: readonly PartyChoice[];
}

/** A new multisig with its owners and threshold, or one address that exists already. */
export function WalletEditor({ path, question, noun, chainIds, choices }: WalletEditorProps) {
  const { value: wallet, set } = useField(path);
  const { value: isMultisig, error } = useField(`${path}.isMultisig`);
  const choose = (answer: string) => set(setMultisig(wallet, answer === 'multisig'));
  return (
    <div>
      <Radio.Group
        label={question}
        withAsterisk
        error={error}
        value={isMultisig === null ? null : isMultisig ? 'multisig' : 'address'}
        onChange={choose}
        data-path={`${path}.isMultisig`}
        tabIndex={-1}
      >
        <div className={classes.kinds}>
          <Radio
            value="multisig"
            label="A new multisig"
            description="Several people, of whom a number you choose must sign. A Safe is created for them."
          />
          <Radio
            value="address"
            label="One address"
            description="An account, a Safe that exists already, or a module of this organisation."
          />
        </div>
      </Radio.Group>
      <TakeOver wallet={wallet} choices={choices} onTake={set} />
      <Hints field={`${path}.isMultisig`} />
      <div className={classes.who}>
        {isMultisig === true && (
          <>
            <OwnersEditor path={path} noun={noun} chainIds={chainIds} choices={choices} />
            <ThresholdField path={`${path}.threshold`} options={thresholdOptions(wallet).map(String)} noun={noun} />
          </>
        )}
        {isMultisig === false && <PartyInput path={`${path}.addresses.0`} label="Address" chainIds={chainIds} choices={choices} />}
        <Hints field={`${path}.threshold`} />
      </div>
    </div>
  );
}

/** docs/requirements.md#wallet-selection: from 1 to the number of addresses. */
function ThresholdField({ path, options, noun }: { path: FormPathTo<number>; options: readonly string[]; noun: string }) {
  const { value, error, set } = useField(path);
  const owners = options.length;
  return (
    <Select
      className={classes.threshold}
      mt="md"
      label="Threshold"
      description={`How many of the ${owners} ${noun.toLowerCase()}s must sign before anything happens.`}
      data-path={path}
      allowDeselect={false}
      data={options.map((option) => ({ value: option, label: `${option} of ${owners}` }))}
      value={options.includes(String(value)) ? String(value) : null}
      error={error}
      onChange={(next) => set(Number(next))}
    />
  );
}
