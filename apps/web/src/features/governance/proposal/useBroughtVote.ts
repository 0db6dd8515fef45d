import { bringsSignedVote } from '@althing/domain/governance';
import { useEffect, useState } from 'react';

const broughtNow = (before: string): string => (bringsSignedVote(window.location.hash) ? window.location.href : before);

/** The link by which the page was last given a signed vote; empty where there was none. */
export function useBroughtVote(): string {
  const [link, setLink] = useState(() => broughtNow(''));
  // A link that is opened while the page is there changes only the part after #.
  useEffect(() => {
    const bring = () => setLink(broughtNow);
    window.addEventListener('hashchange', bring);
    return () => window.removeEventListener('hashchange', bring);
  }, []);
  return link;
}
