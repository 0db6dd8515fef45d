import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { LinkButton } from '../../../ui/RouterLinks.tsx';
import { useIsSignedIn, WalletButton } from '../../auth/index.ts';

/** What stands where no market can be shown. To who has not signed in a private one is as if there were none. */
export function NoMarket({ mayBePrivate }: { mayBePrivate: boolean }) {
  const isSignedIn = useIsSignedIn();
  const isHidden = mayBePrivate && !isSignedIn;
  return (
    <>
      <PageHeader title="Bond" />
      <EmptyState
        title={isHidden ? 'There is no bond here that everybody may see' : 'There is no such bond here'}
        action={
          <>
            {isHidden && <WalletButton />}
            <LinkButton to="/veos" variant={isHidden ? 'default' : 'filled'}>
              See all bonds
            </LinkButton>
          </>
        }
      >
        {isHidden
          ? 'A private market is shown to its buyers and its owner: sign in, and it is here if you are one of them. Otherwise the link may be old.'
          : mayBePrivate
            ? 'The link may be old. A private market is shown to its buyers and its owner only, and this account is none of them.'
            : 'The link may be old.'}
      </EmptyState>
    </>
  );
}
