import { type NavigateOptions, useRouter } from '@tanstack/react-router';

/** Goes back to the page that the user came from, or to `elsewhere` if there is none. */
export function useLeave(elsewhere: NavigateOptions): () => void {
  const router = useRouter();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate(elsewhere);
  };
}
