import { Checkbox } from '@mantine/core';
import { Section } from '../../../ui/Section.tsx';
import { BuyersField, Term } from '../../bonds/index.ts';
import classes from '../Veo.module.css';
import type { FormPart } from './fieldProps.ts';

/** Who may buy: everybody, or those on a list. */
export function BuyersSection({ draft, change, planned, shown }: FormPart) {
  return (
    <Section title="Who may buy" variant="card">
      <div className={classes.fields}>
        <Checkbox
          label={
            <>
              Only accounts on <Term of="list">a list</Term>
            </>
          }
          checked={draft.isPrivate}
          onChange={(event) => change({ isPrivate: event.currentTarget.checked })}
        />
        {!draft.isPrivate && <p className={classes.soft}>Everybody may buy.</p>}
        {draft.isPrivate && (
          <>
            <BuyersField buyers={draft.buyers} quote={planned.pair.quote} onBuyers={(buyers) => change({ buyers })} />
            {shown.buyers && <p role="alert">{shown.buyers}</p>}
          </>
        )}
      </div>
    </Section>
  );
}
