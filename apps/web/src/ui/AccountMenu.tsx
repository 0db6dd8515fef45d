import { ActionIcon, Menu } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { shortenHex } from '../lib/format/shortenHex.ts';
import { useLabelList } from '../lib/labels.ts';
import { useSession } from '../lib/session/useSession.ts';
import classes from './AccountMenu.module.css';

export interface AccountMenuProps {
  /** Label of the field. */
  label: ReactNode;
  onPick: (address: string) => void;
  /** Further entries. */
  children?: ReactNode;
}

const MENU_CLASSES = { dropdown: classes.menu ?? '' };
/** For a menu that is closed. Each would be told of every key on the page otherwise, and of hundreds that takes longer than the key itself. */
const NO_EVENTS: string[] = [];

/** At an address field: the reader's own address, and those that they gave names to. */
export function AccountMenu({ label, onPick, children }: AccountMenuProps) {
  const session = useSession();
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
        <ActionIcon variant="subtle" color="gray" aria-label={`Choose instead of typing: ${String(label)}`}>
          <span className={classes.caret} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {session && <Menu.Item onClick={() => onPick(session.address)}>Use my address</Menu.Item>}
        {children}
        <OwnNames onPick={onPick} />
      </Menu.Dropdown>
    </Menu>
  );
}

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
