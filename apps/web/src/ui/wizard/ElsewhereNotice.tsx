import { Button } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { Notice } from '../Notice.tsx';
import type { DraftStore } from './createDraftStore.ts';
import classes from './Wizard.module.css';

export interface ElsewhereNoticeProps {
  store: Pick<DraftStore<never>, 'subscribe' | 'saveState' | 'look' | 'own' | 'keepOwn' | 'keepOther'>;
  /** Opens the draft again as it is stored in the browser. */
  onTake: () => void;
}

const LOOKS = ['storage', 'focus', 'pageshow'] as const;

/** Asks which draft to keep when another tab has changed it. Until then, nothing is overwritten. */
export function ElsewhereNotice({ store, onTake }: ElsewhereNoticeProps) {
  const isElsewhere = useSyncExternalStore(store.subscribe, store.saveState) === 'elsewhere';
  useEffect(() => {
    const listening = new AbortController();
    for (const event of LOOKS) addEventListener(event, store.look, { signal: listening.signal });
    store.look();
    return () => listening.abort();
  }, [store]);
  useEffect(() => {
    if (!isElsewhere) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      // Takes in what was typed a moment ago.
      store.look();
      if (store.own() === 'unsaved') event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isElsewhere, store]);
  if (!isElsewhere) return null;
  const take = () => {
    store.keepOther();
    onTake();
  };
  return (
    <div className={classes.elsewhere}>
      <Notice
        title="This draft was changed in another tab"
        actions={
          <>
            <Button variant="default" onClick={take}>
              Take the one of the other tab
            </Button>
            {store.own() !== 'nothing' && (
              <Button variant="default" onClick={store.keepOwn}>
                Keep the one on this page
              </Button>
            )}
          </>
        }
      >
        Nothing you enter here is saved until you choose one of the two. The one you do not choose is kept aside.
      </Notice>
    </div>
  );
}
