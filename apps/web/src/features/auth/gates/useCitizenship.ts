import { useQuery } from '@tanstack/react-query';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { askCitizenship } from './askCitizenship.ts';
import { useProfile } from './queries.ts';

export const UNREAD = 'Your confirmation could not be read';

/** Whether the signed-in user's citizenship statement counts; `data` is undefined while that is not known. */
export function useCitizenship() {
  const { chains, termsVersion } = useAppConfig();
  const profile = useProfile();
  const user = profile.data;
  const confirmation = useQuery({
    queryKey: ['citizenship', user?.address, user?.citizenshipConfirmationSignature, user?.citizenshipTermsVersion, termsVersion],
    enabled: user !== undefined,
    queryFn: () =>
      askCitizenship({
        account: user!.address as `0x${string}`,
        signature: user!.citizenshipConfirmationSignature,
        signedVersion: user!.citizenshipTermsVersion,
        isSafe: user!.isSafe,
        chainIds: chains.map(({ id }) => id),
        termsVersion,
      }),
  });
  return {
    data: confirmation.data,
    error: profile.error ?? confirmation.error,
    refetch: () => void (profile.error ? profile : confirmation).refetch(),
  };
}
