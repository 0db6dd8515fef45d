import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/query/apiQuery.ts';
import { useIsSignedIn } from '../session/useIsSignedIn.ts';

export const profileQuery = () => apiQuery('GET /api/v1/users/me');
export const creationEnabledQuery = () => apiQuery('GET /api/v1/users/me/organisation-creation-enabled');

/** The signed-in user's profile. Not queried without a session. */
export const useProfile = () => useQuery({ ...profileQuery(), enabled: useIsSignedIn() });
/** Whether the signed-in wallet may create organisations. Not queried without a session. */
export const useCreationEnabled = () => useQuery({ ...creationEnabledQuery(), enabled: useIsSignedIn() });
