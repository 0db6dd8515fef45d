import { Button } from '@mantine/core';
import { useState } from 'react';
import { download } from '../download.ts';
import { Notice } from '../Notice.tsx';
import type { DraftStore } from './createDraftStore.ts';

export interface UnreadableDraftProps {
  store: Pick<DraftStore<never>, 'unreadable' | 'forgetUnreadable'>;
  fileName: string;
}

/** Offers a draft of another version as a download before it is deleted. */
export function UnreadableDraft({ store, fileName }: UnreadableDraftProps) {
  const [text, setText] = useState(store.unreadable);
  if (text === undefined) return null;
  const forget = () => {
    store.forgetUnreadable();
    setText(undefined);
  };
  return (
    <Notice
      title="An earlier draft could not be read"
      actions={
        <>
          <Button variant="default" onClick={() => download(fileName, text, 'application/json')}>
            Download it
          </Button>
          <Button variant="subtle" onClick={forget}>
            Throw it away
          </Button>
        </>
      }
    >
      This browser holds a draft that was written by another version of this page. It is kept as it was; what you enter now is kept beside
      it.
    </Notice>
  );
}
