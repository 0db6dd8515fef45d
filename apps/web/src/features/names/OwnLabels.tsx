import { MAX_LABEL_LENGTH } from '@althing/domain/labels';
import { parseAddress } from '@althing/domain/units';
import { Button, Group, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inertCell, writeCsv } from '../../lib/csv/writeCsv.ts';
import { labelsQuery } from '../../lib/labels.ts';
import { AccountInput, addressProblem } from '../../ui/AccountInput.tsx';
import { download } from '../../ui/download.ts';
import { HexView } from '../../ui/HexView.tsx';
import { Section } from '../../ui/Section.tsx';
import { CitizenButton } from '../auth/index.ts';
import classes from './Names.module.css';
import { useGiveName, useTakeNameBack } from './useOwnNames.ts';

const FIRST = 12;

interface Label {
  address: string;
  label: string;
}

/** The reader's address book: what they call addresses, wherever those are shown. */
export function OwnLabels() {
  const { data } = useQuery(labelsQuery());
  const [isAll, setAll] = useState(false);
  if (!data) return null;
  const { items } = data;
  return (
    <Section
      title="Names that you give"
      description="Where an address stands that has no name here, you read yours, in quotation marks. Nobody else sees them."
      actions={
        items.length > 0 && (
          <Button variant="default" onClick={() => download('names.csv', csvOf(items), 'text/csv')}>
            Export CSV
          </Button>
        )
      }
    >
      {items.length > 0 && (
        <ul className={classes.labels} aria-label="Names that you give">
          {items.slice(0, isAll ? items.length : FIRST).map((item) => (
            <Row key={item.address} item={item} />
          ))}
        </ul>
      )}
      {items.length > FIRST && !isAll && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          Show all {items.length}
        </Button>
      )}
      <Add />
    </Section>
  );
}

const csvOf = (items: readonly Label[]): string =>
  writeCsv([['address', 'name'], ...items.map(({ address, label }) => [address, inertCell(label)])]);

function Row({ item: { address, label } }: { item: Label }) {
  const drop = useTakeNameBack(address);
  return (
    <li>
      <HexView value={address} noun="address" name={<bdi>{label}</bdi>} />
      <CitizenButton
        variant="subtle"
        size="compact-sm"
        loading={drop.isPending}
        aria-label={`Take back the name ${label}`}
        onClick={() => drop.mutate()}
      >
        Take back
      </CitizenButton>
    </li>
  );
}

function Add() {
  const [address, setAddress] = useState('');
  const [label, setLabel] = useState('');
  const clear = () => {
    setAddress('');
    setLabel('');
  };
  const set = useGiveName(clear);
  const parsed = parseAddress(address.trim());
  const reason = !parsed ? 'Enter an address.' : label.trim() === '' ? 'Enter a name.' : undefined;
  return (
    <Group align="start" mb="xl">
      <AccountInput label="Address" className={classes.labelAddress} value={address} problemOf={addressProblem} onChange={setAddress} />
      <TextInput label="Name" maxLength={MAX_LABEL_LENGTH} value={label} onChange={(event) => setLabel(event.currentTarget.value)} />
      <CitizenButton
        variant="default"
        className={classes.besideFields}
        reason={reason}
        loading={set.isPending}
        onClick={() => parsed && set.mutate({ address: parsed, label: label.trim() })}
      >
        Keep the name
      </CitizenButton>
    </Group>
  );
}
