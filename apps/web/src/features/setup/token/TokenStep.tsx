import { chooseNewToken, setTokenChains } from '@althing/domain/setup';
import { useField } from '../form/useField.ts';
import { useUpdate } from '../form/useUpdate.ts';
import { NewTokenQuestion } from './NewTokenQuestion.tsx';
import { TokenForm } from './TokenForm.tsx';

/** Step 3, Token: its name, its chains, and who holds it at first. */
export function TokenStep() {
  const update = useUpdate();
  if (useField('token.isCreatingNewToken').value === true) return <TokenForm />;
  const create = () =>
    update((draft) => {
      const governorChains = draft.modules.governor.flatMap(({ chainId }) => (chainId === null ? [] : [chainId]));
      return { ...draft, token: setTokenChains(chooseNewToken(draft.token, true), governorChains) };
    });
  return <NewTokenQuestion onCreate={create} />;
}
