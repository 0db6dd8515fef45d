import { chooseNewToken, setTokenChains } from '@althing/domain/setup';
import { lazy, Suspense } from 'react';
import { useField } from '../form/useField.ts';
import { useUpdate } from '../form/useUpdate.ts';
import { NewTokenQuestion } from './NewTokenQuestion.tsx';
import { TokenForm } from './TokenForm.tsx';

/** Loaded where there are portals only. */
const PortalsForm = lazy(async () => ({ default: (await import('../modules/portals/PortalsForm.tsx')).PortalsForm }));

/** Step 3, Token: its name, its chains, and who holds it at first. */
export function TokenStep() {
  const update = useUpdate();
  const isNew = useField('token.isCreatingNewToken').value === true;
  const hasPortals = useField('modules.assetPortals').value !== null;
  if (isNew)
    return (
      <>
        <TokenForm />
        {hasPortals && (
          <Suspense fallback={null}>
            <PortalsForm />
          </Suspense>
        )}
      </>
    );
  const create = () =>
    update((draft) => {
      const governorChains = draft.modules.governor.flatMap(({ chainId }) => (chainId === null ? [] : [chainId]));
      return { ...draft, token: setTokenChains(chooseNewToken(draft.token, true), governorChains) };
    });
  return <NewTokenQuestion onCreate={create} />;
}
