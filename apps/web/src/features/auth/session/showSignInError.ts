import { ApiError } from '../../../lib/http/apiError.ts';
import { notify } from '../../../ui/notify.ts';
import { notifyFailure } from '../../../ui/notifyFailure.ts';

/** The server's message, exactly as in docs/requirements.md#sign-in. */
const REFUSED = 'New users are not allowed';

export function showSignInError(error: unknown): void {
  if (error instanceof ApiError && error.message === REFUSED)
    notify.error('Your wallet is not authorized to access this plaform', 'Please contact the team for access.');
  else void notifyFailure(error);
}
