import { addExistingToken, chooseNewToken, setTokenChains } from '@althing/domain/setup';
import { useField } from '../form/useField.ts';
import { useUpdate } from '../form/useUpdate.ts';
import { PortalsForm } from '../modules/portals/PortalsForm.tsx';
import { BridgeTax } from './BridgeTax.tsx';
import { ExistingTokens } from './ExistingTokens.tsx';
import { NewTokenQuestion } from './NewTokenQuestion.tsx';
import { TokenForm } from './TokenForm.tsx';
import { TokenKind } from './TokenKind.tsx';

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
    <>
      <TokenKind isNew={isNew} onChange={() => choose(!isNew)} />
      {!isNew && <ExistingTokens />}
      {isOwn && <TokenForm />}
      {isOwn && <BridgeTax />}
      {hasPortals && <PortalsForm />}
    </>
  );
}
