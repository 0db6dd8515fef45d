import type { Rule } from '../../formErrors.ts';
import type { LinkDraft, OrganisationForm } from '../form.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_LINKS, MAX_NAME_LENGTH, MAX_URL_LENGTH } from '../limits.ts';
import { ENTER_NAME, TOO_LONG } from '../sentences.ts';
import type { SetupContext } from '../setupContext.ts';

const isBlank = (text: string): boolean => text.trim() === '';
const isLonger = (text: string, limit: number): boolean => text.trim().length > limit;

/** Only these two: a link is shown to strangers, who must not be led to `javascript:`. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}

/** File 1 §5, organisation form. */
export function* organisationRules(form: OrganisationForm, { initial }: SetupContext): Iterable<Rule> {
  yield { field: 'proposalName', message: 'Please enter a proposal name', isBroken: initial !== null && isBlank(form.proposalName) };
  yield { field: 'proposalName', message: TOO_LONG(MAX_NAME_LENGTH), isBroken: isLonger(form.proposalName, MAX_NAME_LENGTH) };
  yield { field: 'name', message: ENTER_NAME, isBroken: isBlank(form.name) };
  yield { field: 'name', message: TOO_LONG(MAX_NAME_LENGTH), isBroken: isLonger(form.name, MAX_NAME_LENGTH) };
  yield { field: 'categoryId', message: 'Please select a category', isBroken: isBlank(form.categoryId) };
  yield { field: 'description', message: 'Please enter a description', isBroken: isBlank(form.description) };
  yield { field: 'description', message: TOO_LONG(MAX_DESCRIPTION_LENGTH), isBroken: isLonger(form.description, MAX_DESCRIPTION_LENGTH) };
  yield { field: 'links', message: `At most ${MAX_LINKS} links`, isBroken: form.links.length > MAX_LINKS };
  for (const [index, link] of form.links.entries()) yield* linkRules(`links.${index}`, link);
}

function* linkRules(path: string, { type, url }: LinkDraft): Iterable<Rule> {
  yield { field: `${path}.type`, message: 'Please select a link type', isBroken: type === null };
  yield { field: `${path}.url`, message: 'Please enter a URL', isBroken: isBlank(url) };
  yield {
    field: `${path}.url`,
    message: 'Please enter a full address that begins with https:// or http://',
    isBroken: !isWebAddress(url.trim()),
  };
  yield { field: `${path}.url`, message: TOO_LONG(MAX_URL_LENGTH), isBroken: isLonger(url, MAX_URL_LENGTH) };
}
