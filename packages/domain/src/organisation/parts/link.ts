import { entryId, group } from '../../schema/build.ts';
import type { DraftOf } from '../../schema/field.ts';
import { choice, text } from '../../schema/texts.ts';
import { webAddressProblem } from '../../text/webAddress.ts';
import { MAX_URL_LENGTH } from '../limits.ts';
import { LINK_NAMES } from '../linkTypes.ts';

export const LINK = group(
  {
    id: entryId(),
    type: choice({ label: 'Type', names: LINK_NAMES, required: 'Please select a link type' }),
    url: text({
      label: 'URL',
      max: MAX_URL_LENGTH,
      required: 'Please enter a URL',
      check: webAddressProblem,
    }),
  },
  { title: ({ type }) => `Link ${type}` },
);

export type LinkDraft = DraftOf<typeof LINK>;
