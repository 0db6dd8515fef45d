import { parseModuleKey } from '@althing/domain/modules';
import { parseAddress } from '@althing/domain/units';
import { ActionIcon, Menu, TextInput } from '@mantine/core';
import { IconBuildingBank, IconChevronDown } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { shortenHex } from '../../../lib/format/shortenHex.ts';
import { useLabel, useLabelList } from '../../../lib/labels.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { asked } from '../form/asked.ts';
import type { FormPathTo } from '../form/formPath.ts';
import { useField } from '../form/useField.ts';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useSelection } from '../form/useSelection.ts';
import { useSetValue } from '../form/useSetValue.ts';
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
  const { value, error, set } = useField(path);
  const module = moduleLabel(value, choices);
  return (
    <div>
      <TextInput
        {...asked(path)}
        label={label}
        className={module ? undefined : classes.address}
        placeholder="0x…"
        spellCheck={false}
        autoComplete="off"
        error={error}
        value={module ?? value}
        readOnly={module !== undefined}
        leftSection={module && <IconBuildingBank size={18} stroke={1.6} aria-hidden />}
        rightSection={<PartyMenu path={path} label={label} choices={choices} isModule={module !== undefined} />}
        onChange={(event) => set(event.currentTarget.value.trim())}
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

const MENU_CLASSES = { dropdown: classes.menu ?? '' };
/** For a menu that is closed. Each would be told of every key on the page otherwise, and of hundreds that takes longer than the key itself. */
const NO_EVENTS: string[] = [];

interface PartyMenuProps extends Pick<PartyInputProps, 'path' | 'label' | 'choices'> {
  isModule: boolean;
}

/** Memoised, as it stays the same while somebody types beside it. */
const PartyMenu = memo(function PartyMenu({ path, label, choices, isModule }: PartyMenuProps) {
  const session = useSession();
  const onPick = useSetValue(path);
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu
      position="bottom-end"
      width={280}
      classNames={MENU_CLASSES}
      opened={isOpen}
      onChange={setOpen}
      {...(isOpen ? {} : { clickOutsideEvents: NO_EVENTS })}
    >
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Choose instead of typing: ${label}`}>
          <IconChevronDown size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {session && <Menu.Item onClick={() => onPick(session.address)}>Use my address</Menu.Item>}
        {isModule && <Menu.Item onClick={() => onPick('')}>Type an address</Menu.Item>}
        <OwnNames onPick={onPick} />
        {choices.length > 0 && <Menu.Label>A module of this organisation</Menu.Label>}
        {choices.map((choice) => (
          <Menu.Item key={choice.value} onClick={() => onPick(choice.value)}>
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
});

/** Addresses that the reader gave names to. */
function OwnNames({ onPick }: { onPick: (address: string) => void }) {
  const names = useLabelList();
  if (names.length === 0) return null;
  return (
    <>
      <Menu.Label>Your names</Menu.Label>
      {names.map(({ address, label }) => (
        <Menu.Item key={address} onClick={() => onPick(address)}>
          <bdi>{label}</bdi> ({shortenHex(address)})
        </Menu.Item>
      ))}
    </>
  );
}

/** What the reader calls an address that stands in a field. */
function OwnNameNote({ address }: { address: string }) {
  const label = useLabel(address);
  return label === undefined ? null : (
    <p className={classes.note}>
      You call it <q>{label}</q>.
    </p>
  );
}
