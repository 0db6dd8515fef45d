import { parseModuleKey } from '@althing/domain/modules';
import { parseAddress } from '@althing/domain/units';
import { Menu } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { memo } from 'react';
import { AccountMenu } from '../../../ui/AccountMenu.tsx';
import { AddressInput } from '../../../ui/AddressInput.tsx';
import { OwnNameNote } from '../../../ui/OwnNameNote.tsx';
import { asked } from '../form/asked.ts';
import type { FormPathTo } from '../form/formPath.ts';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useSelection } from '../form/useSelection.ts';
import { useSetValue } from '../form/useSetValue.ts';
import { useTypedField } from '../form/useTypedField.ts';
import { AccountNote } from './AccountNote.tsx';
import classes from './parties.module.css';

/** A module of this organisation that can be named instead of an address. */
export interface PartyChoice {
  /** Its module key. */
  value: string;
  label: string;
}

export interface PartyInputProps {
  path: FormPathTo<string>;
  label: string;
  /** Chains on which the address will act, and where it is looked up. */
  chainIds: readonly number[];
  choices: readonly PartyChoice[];
  isDuplicate?: boolean;
}

/** An address (typed or pasted), or a module of this organisation (picked). Memoised, because lists of it are long. */
export const PartyInput = memo(function PartyInput({ path, label, chainIds, choices, isDuplicate = false }: PartyInputProps) {
  const { value, present, error, type } = useTypedField(path);
  const module = moduleLabel(value, choices);
  return (
    <div>
      <AddressInput
        {...asked(path)}
        label={label}
        className={module ? undefined : classes.address}
        error={error}
        value={module ?? value}
        present={{ ...present, get: () => module ?? present.get() }}
        readOnly={module !== undefined}
        leftSection={module && <IconBuildingBank size={18} stroke={1.6} aria-hidden />}
        rightSection={<PartyMenu path={path} label={label} choices={choices} isModule={module !== undefined} />}
        onChange={(text) => type(text.trim())}
      />
      <Notes path={path} chainIds={chainIds} isDuplicate={isDuplicate} />
    </div>
  );
});

/** What is known of the address. It follows the field, as an address that comes and goes moves all that stands below. */
const Notes = memo(function Notes({ path, chainIds, isDuplicate }: Required<Pick<PartyInputProps, 'path' | 'chainIds' | 'isDuplicate'>>) {
  const value = useSelection(useSetupForm(), path, (address) => address);
  return (
    <>
      {parseAddress(value) && <OwnNameNote address={value} />}
      {!parseModuleKey(value) && <AccountNote address={value} chainIds={chainIds} isDuplicate={isDuplicate} />}
    </>
  );
});

/** The label of a module key; undefined for anything else. A key of a module that no longer exists keeps its name. */
function moduleLabel(value: string, choices: readonly PartyChoice[]): string | undefined {
  const key = parseModuleKey(value);
  return key && (choices.find((choice) => choice.value === value)?.label ?? (key.name || key.type));
}

interface PartyMenuProps extends Pick<PartyInputProps, 'path' | 'label' | 'choices'> {
  isModule: boolean;
}

/** Memoised, as it stays the same while somebody types beside it. */
const PartyMenu = memo(function PartyMenu({ path, label, choices, isModule }: PartyMenuProps) {
  const onPick = useSetValue(path);
  return (
    <AccountMenu label={label} onPick={onPick}>
      {isModule && <Menu.Item onClick={() => onPick('')}>Type an address</Menu.Item>}
      {choices.length > 0 && <Menu.Label>A module of this organisation</Menu.Label>}
      {choices.map((choice) => (
        <Menu.Item key={choice.value} onClick={() => onPick(choice.value)}>
          {choice.label}
        </Menu.Item>
      ))}
    </AccountMenu>
  );
});
