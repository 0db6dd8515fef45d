import { type NavigateOptions, useRouter } from '@tanstack/react-router';

/** To the page the user came from, or to `elsewhere` where there is none. */
export function useLeave(elsewhere: NavigateOptions): () => void {
  const router = useRouter();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate(elsewhere);
  };
}
