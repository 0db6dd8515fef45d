import { setTravellingTokenChains } from '@althing/domain/modules';
import { askOf } from '@althing/domain/setup';
import { ChainSwitchGrid } from '../../../ui/ChainSwitchGrid.tsx';
import { Section } from '../../../ui/Section.tsx';
import { TextField } from '../form/fields.tsx';
import { Hints } from '../form/Hints.tsx';
import { placeOf } from '../form/asked.ts';
import { useEdit } from '../edit/EditContext.ts';
import { useField } from '../form/useField.ts';
import { useUpdate } from '../form/useUpdate.ts';
import classes from './token.module.css';
import { TokenChains } from './TokenChains.tsx';

export function TokenForm() {
  const { value: chainIds, error } = useField('token.chainIds');
  const update = useUpdate();
  const standing = useEdit()?.initial.token.chainIds ?? [];
  const choose = (ids: number[]) => update((form) => setTravellingTokenChains(form, ids));
  return (
    <>
      <Section
        variant="card"
        order={3}
        title="Token"
        description="One token with the same name and symbol on every chain you choose, with 18 decimals."
      >
        <div className={classes.names}>
          <TextField path="token.name" placeholder="e.g. Commons" />
          <TextField path="token.symbol" placeholder="e.g. COM" />
        </div>
        <div className={classes.chains} {...placeOf('token.chainIds')}>
          <ChainSwitchGrid
            label={askOf('token.chainIds').label}
            value={chainIds}
            lockedIds={standing}
            onChange={choose}
            error={text(error)}
          />
          {standing.length > 0 && <p className={classes.help}>The token stays where it is; chains can be added.</p>}
          <Hints field="token.chainIds" />
        </div>
      </Section>
      {chainIds.length > 0 && <TokenChains chainIds={chainIds} />}
    </>
  );
}

const text = (error: unknown): string | undefined => (typeof error === 'string' ? error : undefined);
