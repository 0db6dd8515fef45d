import { entryId, group } from '../../schema/build.ts';
import type { DraftOf, InputOf } from '../../schema/field.ts';
import { choice, text } from '../../schema/texts.ts';
import { MAX_URL_LENGTH } from '../limits.ts';
import { LINK_NAMES } from '../linkTypes.ts';

/** Only these two: a link is shown to strangers, who must not be led to `javascript:`. */
export function isWebAddress(value: string): boolean {
  // Browsers disagree: Chromium takes a blank in a host and escapes it.
  if (/\s/.test(value)) return false;
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}

export const LINK = group(
  {
    id: entryId(),
    type: choice({ label: 'Type', names: LINK_NAMES, required: 'Please select a link type', changedBy: 'upgrade' }),
    url: text({
      label: 'URL',
      max: MAX_URL_LENGTH,
      required: 'Please enter a URL',
      form: {
        format: 'url',
        isBroken: (value) => !isWebAddress(value),
        sentence: 'Please enter a full address that begins with https:// or http://',
      },
      changedBy: 'upgrade',
    }),
  },
  { title: ({ type }) => `Link ${type}` },
);

export type LinkDraft = DraftOf<typeof LINK>;
export type Link = InputOf<typeof LINK>;
