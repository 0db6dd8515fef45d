import type { TokenInput } from '@althing/domain/organisation';
import { type Confirmation, CONFIRMATION_LABEL, CONFIRMATIONS, type OrganisationItem, type Position } from '@althing/domain/setup';
import { Button, Checkbox, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useWizardMoves } from '../../../ui/wizard/WizardContext.ts';
import { factsOf } from './factsOf.tsx';
import { LaterChanges } from './LaterChanges.tsx';
import { ReceiversReview } from './ReceiversReview.tsx';
import classes from './review.module.css';
import { VestingReview } from './VestingReview.tsx';

export interface ReviewSectionProps {
  id: Confirmation;
  items: readonly OrganisationItem[];
  /** False where there is nothing that could be wrong. */
  needsConfirmation: boolean;
  /** Null except in the section of the token. */
  token: TokenInput | null;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** Page on which a section can be edited. Sections without a page of their own lead to step 2, where modules are chosen. */
const PLACES: Record<Confirmation, Position> = {
  organisation: 'organisation',
  governor: 'governor',
  safe: 'safe',
  modules: 'modules',
  token: 'token',
};
const EMPTY: Partial<Record<Confirmation, string>> = {
  governor: 'No governor: nothing is decided by vote.',
  modules: 'No further modules.',
};

/** Shown in tables of their own. */
const isInTable = ({ type }: OrganisationItem): boolean => ['receiver', 'vesting', 'schedule', 'vested'].includes(type);

/** One section of what was entered, read-only and folded, with a link to edit it and a checkbox to confirm it. */
export function ReviewSection({ id, items, token, needsConfirmation, isConfirmed, onConfirm }: ReviewSectionProps) {
  const { goTo } = useWizardMoves();
  const title = CONFIRMATIONS.find((section) => section.id === id)?.title ?? id;
  const place = items.length === 0 && (id === 'governor' || id === 'modules') ? 'selection' : PLACES[id];
  return (
    <Section
      variant="card"
      order={3}
      title={title}
      actions={
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconPencil size={16} aria-hidden />}
          aria-label={`Edit ${title}`}
          onClick={() => goTo(place)}
        >
          Edit
        </Button>
      }
    >
      {items.length === 0 && <p className={classes.none}>{EMPTY[id]}</p>}
      {items.length > 0 && (
        <details className={classes.fold}>
          <summary>{inShort(id, items)}</summary>
          {id === 'organisation' ? <Profile items={items} /> : <Items items={items} />}
          {token && <Receivers token={token} items={items} />}
        </details>
      )}
      {needsConfirmation && (
        <Checkbox
          className={classes.confirm}
          label={CONFIRMATION_LABEL}
          aria-label={`${title}: ${CONFIRMATION_LABEL}`}
          checked={isConfirmed}
          onChange={(event) => onConfirm(event.currentTarget.checked)}
        />
      )}
    </Section>
  );
}

/** What is in tables is counted, as it cannot be taken back later. */
function counted(items: readonly OrganisationItem[], type: string, noun: string): string[] {
  const { length } = items.filter((item) => item.type === type);
  return length === 0 ? [] : [`${length} ${noun}${length === 1 ? '' : 's'}`];
}

/** What a folded section is about: the organisation’s name, or what its items are called. */
function inShort(id: Confirmation, items: readonly OrganisationItem[]): string {
  if (id === 'organisation') return items.flatMap(({ facts }) => facts).find(({ name }) => name === 'name')?.text ?? '';
  const titles = items.filter((item) => !isInTable(item)).map(({ title }) => title);
  return [...titles, ...counted(items, 'receiver', 'receiver'), ...counted(items, 'schedule', 'vesting schedule')].join(' · ');
}

function Receivers({ token, items }: { token: TokenInput; items: readonly OrganisationItem[] }) {
  return (
    <>
      <ReceiversReview initialReceivers={token.initialReceivers} vesting={token.vesting} />
      <VestingReview vesting={token.vesting} symbol={token.symbol} />
      <LaterChanges items={items.filter(isInTable)} />
    </>
  );
}

function Profile({ items }: { items: readonly OrganisationItem[] }) {
  return (
    <>
      <KeyValueList items={items.flatMap(factsOf)} />
      <LaterChanges items={items} />
    </>
  );
}

function Items({ items }: { items: readonly OrganisationItem[] }) {
  return (
    <div className={classes.items}>
      {items
        .filter((item) => !isInTable(item))
        .map((item) => (
          <div key={item.key}>
            <Title order={4} className={classes.itemTitle}>
              {item.title}
            </Title>
            <KeyValueList items={factsOf(item)} />
            <LaterChanges items={[item]} />
          </div>
        ))}
    </div>
  );
}
