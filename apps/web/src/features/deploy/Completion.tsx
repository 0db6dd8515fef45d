import type { OrganisationDetail } from '@althing/domain/http';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { Section } from '../../ui/Section.tsx';
import { Skeleton, Loading } from '../../ui/Skeletons.tsx';
import { CitizenshipGate, RequireAuth } from '../auth/index.ts';
import classes from './Deploy.module.css';
import { useComplete } from './useDeploymentCalls.ts';

/** Reads back all contracts and compares them with the review once they are all deployed. Starts automatically for signed-in readers. */
export function Completion({ organisation }: { organisation: OrganisationDetail }) {
  return (
    <div style={{ marginTop: 40 }}>
      <Section
        title="Every contract stands"
        description="Now every value is read back from the chains and compared with what was reviewed."
      >
        <RequireAuth>
          <CitizenshipGate>
            <Comparing organisation={organisation} />
          </CitizenshipGate>
        </RequireAuth>
      </Section>
    </div>
  );
}

function Comparing({ organisation }: { organisation: OrganisationDetail }) {
  const complete = useComplete(organisation.id);
  const beginOnce = useEffectEvent(() => complete.mutate());
  useEffect(() => beginOnce(), []);
  if (complete.isPending || complete.isIdle)
    return (
      <Loading label="Comparing with the review">
        <Skeleton height={48} />
      </Loading>
    );
  return (
    <>
      <p className={classes.note} role="status">
        {complete.error ? complete.error.message : 'Something differs from the review. The list below says what.'}
      </p>
      <Button mt="sm" onClick={() => complete.mutate()}>
        Compare again
      </Button>
    </>
  );
}
