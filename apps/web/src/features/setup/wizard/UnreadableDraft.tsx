import { Button } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../../ui/download.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { draftStore } from '../draft/draftStore.ts';

/** A draft of another version is not thrown away unseen: its owner takes it along, or lets it go. */
export function UnreadableDraft() {
  const [text, setText] = useState(draftStore.unreadable);
  if (text === undefined) return null;
  const forget = () => {
    draftStore.forgetUnreadable();
    setText(undefined);
  };
  return (
    <Notice
      title="An earlier draft could not be read"
      actions={
        <>
          <Button variant="default" onClick={() => download('organisation-draft.json', text, 'application/json')}>
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
