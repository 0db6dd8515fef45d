import { decodeCall, type DecodedCall } from '@althing/bindings';
import { parseAddress } from '@althing/domain/units';
import { SafeLink } from '../SafeLink.tsx';
import classes from '../Safes.module.css';
import { type SafePlace, useSafeQueue } from '../service/queries.ts';
import type { SafeWords } from '../useSafeWords.ts';
import { transactionTitle } from './transactionWords.ts';

const APPROVAL = 'approveHash(bytes32)';

/** What a Safe approves in another one that it owns, of which the call itself tells a hash only. Nothing for other calls. */
export function Approved({ call, chainId, words }: { call: DecodedCall; chainId: number; words: SafeWords }) {
  const safe = parseAddress(call.to);
  const hash = call.args[0]?.value;
  if (call.signature !== APPROVAL || call.certainty !== 'known' || !safe || typeof hash !== 'string') return null;
  return <InQueue place={{ chainId, safe }} hash={hash} words={words} />;
}

function InQueue({ place, hash, words }: { place: SafePlace; hash: string; words: SafeWords }) {
  const { data } = useSafeQueue(place);
  const found = data?.places.flatMap(({ transactions }) => transactions).find((each) => each.hash.toLowerCase() === hash.toLowerCase());
  const link = (
    <SafeLink {...place} slug={undefined}>
      queue of that Safe
    </SafeLink>
  );
  if (!found)
    return (
      <p className={classes.note}>
        {data
          ? 'Nothing with this hash is proposed there yet: ask whoever proposed it what it approves.'
          : 'What it approves is being looked for.'}{' '}
        It will be in the {link}.
      </p>
    );
  const { to, value, data: bytes, operation } = found.content;
  const decoded = decodeCall({ to, value, data: bytes, ...(operation === 1 ? { isDelegated: true } : {}) }, words.contracts);
  return (
    <p className={classes.callSentence}>
      It approves “{transactionTitle(decoded, { ...found, safe: place.safe }, words)}”, with nonce {found.nonce}, in the {link}.
    </p>
  );
}
