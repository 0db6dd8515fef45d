import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { Notice } from '../Notice.tsx';
import { notify } from '../notify.ts';
import { type Aside, ASIDES } from './createAsides.ts';
import type { DraftStore } from './createDraftStore.ts';

export interface AsideNoticeProps {
  store: Pick<DraftStore<never>, 'subscribe' | 'asides' | 'takeAside' | 'forgetAside'>;
  /** Opens the draft again as it is stored in the browser. */
  onTake: () => void;
}

const WORDS: Record<Aside, { title: string; text: string }> = {
  otherTab: {
    title: 'Another version of this draft is kept',
    text: 'It is the one that was not chosen. If you use it, the one on this page is kept in its place.',
  },
  beforeSignIn: {
    title: 'You wrote a draft before signing in',
    text: 'Your account has a draft of its own, which is open on this page. If you use the other one, this one is kept aside.',
  },
};

/** Offers other drafts that are stored, which are neither used nor deleted without asking. */
export function AsideNotice({ store, onTake }: AsideNoticeProps) {
  const asides = useSyncExternalStore(store.subscribe, () => store.asides().join());
  const take = (aside: Aside) => {
    if (store.takeAside(aside)) onTake();
    else notify.error('The draft could not be taken', 'This browser does not let us save it. Both are kept as they were.');
  };
  return ASIDES.filter((aside) => asides.split(',').includes(aside)).map((aside) => (
    <Notice
      key={aside}
      title={WORDS[aside].title}
      actions={
        <>
          <Button variant="default" onClick={() => take(aside)}>
            Use it
          </Button>
          <Button variant="subtle" onClick={() => store.forgetAside(aside)}>
            Throw it away
          </Button>
        </>
      }
    >
      {WORDS[aside].text}
    </Notice>
  ));
}
