import { addExistingToken, chooseNewToken, setTokenChains } from '@althing/domain/setup';
import { lazy, Suspense } from 'react';
import { useField } from '../form/useField.ts';
import { useUpdate } from '../form/useUpdate.ts';
import { BridgeTax } from './BridgeTax.tsx';
import { NewTokenQuestion } from './NewTokenQuestion.tsx';
import { TokenForm } from './TokenForm.tsx';
import { TokenKind } from './TokenKind.tsx';

/** Loaded where there are portals only. */
const PortalsForm = lazy(async () => ({ default: (await import('../modules/portals/PortalsForm.tsx')).PortalsForm }));
/** Loaded where there are existing tokens only. */
const ExistingTokens = lazy(async () => ({ default: (await import('./ExistingTokens.tsx')).ExistingTokens }));

/** Step 3, Token: a new one or one that exists, its chains, who holds it at first, its tax, and how it travels. */
export function TokenStep() {
  const update = useUpdate();
  const { value: isNew } = useField('token.isCreatingNewToken');
  const { value: isWrapped } = useField('token.isWrappingAccepted');
  const hasPortals = useField('modules.assetPortals').value !== null;
  const choose = (isCreatingNewToken: boolean) =>
    update((draft) => {
      const governorChains = draft.modules.governor.flatMap(({ chainId }) => (chainId === null ? [] : [chainId]));
      const token = chooseNewToken(draft.token, isCreatingNewToken);
      if (!isCreatingNewToken) return addExistingToken({ ...draft, token });
      return { ...draft, token: setTokenChains(token, governorChains) };
    });
  if (isNew === null) return <NewTokenQuestion onAnswer={choose} />;
  const isOwn = isNew || isWrapped === true;
  return (
    <Suspense fallback={null}>
      <TokenKind isNew={isNew} onChange={() => choose(!isNew)} />
      {!isNew && <ExistingTokens />}
      {isOwn && <TokenForm />}
      {isOwn && <BridgeTax />}
      {hasPortals && <PortalsForm />}
    </Suspense>
  );
}
