import { agreeing, factsThere, type MeasureFacts, REMOTE_LEAD, type RemoteDraft, wayTo } from '@althing/domain/governance';
import type { OrganisationDetail } from '@althing/domain/http';
import { errorsUnder } from '@althing/domain/setup';
import { NativeSelect, Select } from '@mantine/core';
import classes from '../Create.module.css';
import { RemoteBridges } from './RemoteBridges.tsx';
import { RemoteCalls } from './RemoteCalls.tsx';
import { RemoteMeaning } from './RemoteMeaning.tsx';

export interface RemoteFieldsProps {
  draft: RemoteDraft;
  /** What the governor is before this action. */
  facts: MeasureFacts;
  organisation: OrganisationDetail;
  chainId: number;
  /** Messages by field of the action. */
  errors: Record<string, string>;
  onChange: (draft: RemoteDraft) => void;
}

/** Calls on another chain: which one, what is called there, which bridges carry it, and what all of that means. */
export function RemoteFields({ draft, facts, organisation, chainId, errors, onChange }: RemoteFieldsProps) {
  const { remote } = facts;
  const chains = 'problem' in remote ? [] : remote.chains;
  const chosen = chains.find((each) => each.chainId === draft.chainId);
  const found = wayTo(draft, facts);
  const problem = 'problem' in remote ? remote.problem : chosen?.way && 'problem' in chosen.way ? chosen.way.problem : undefined;
  return (
    <>
      <p className={classes.lead}>{REMOTE_LEAD}</p>
      <Select
        label="Chain"
        placeholder="Choose one"
        data={chains.map(({ chainId: id, name }) => ({ value: String(id), label: name }))}
        value={chosen ? String(chosen.chainId) : null}
        // Calls name contracts of the chain that they were written for.
        onChange={(value) => onChange({ ...draft, chainId: Number(value), calls: [], bridges: null, threshold: 0 })}
        allowDeselect={false}
        description={draft.calls.length > 0 ? 'Another chain begins with no calls.' : undefined}
        error={errors['chainId'] === problem ? undefined : errors['chainId']}
        withAsterisk
      />
      {problem !== undefined && (
        <p className={classes.warning} role="status">
          {problem}
        </p>
      )}
      {chosen && problem === undefined && (
        <RemoteCalls
          draft={draft}
          facts={found && factsThere(facts, found.chain, found.way)}
          chain={chosen}
          organisation={organisation}
          errors={errorsUnder(errors, 'calls')}
          error={errors['calls']}
          onChange={onChange}
        />
      )}
      {found && (
        <>
          <RemoteBridges draft={draft} facts={facts} way={found.way} chainId={chainId} error={errors['bridges']} onChange={onChange} />
          {found.way.bridges.length > found.way.required && (
            <NativeSelect
              label="How many of them have to agree"
              description={`${found.chain.name} asks for ${found.way.required} at least. More are safer, fewer arrive sooner.`}
              data={Array.from({ length: found.way.bridges.length - found.way.required + 1 }, (_, index) =>
                String(found.way.required + index),
              )}
              value={String(agreeing(draft, found.way))}
              onChange={(event) => onChange({ ...draft, threshold: Number(event.currentTarget.value) })}
            />
          )}
        </>
      )}
      {draft.calls.length > 0 && <RemoteMeaning draft={draft} facts={facts} chainId={chainId} />}
    </>
  );
}
