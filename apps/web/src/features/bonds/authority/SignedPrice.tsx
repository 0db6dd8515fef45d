import { decodeAttestation } from '@althing/bindings';
import { type AttestedPrice, priceWay } from '@althing/domain/bonds';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { bondKnownContracts } from '../../../lib/chain/bondKnownContracts.ts';
import { useActor } from '../../governance/index.ts';
import { useAttestations } from '../buy/buyerReads.ts';
import { registerCall } from '../buy/purchaseCalls.ts';
import type { Manager } from '../manage/manager.ts';
import { OwnerCall } from '../manage/OwnerCall.tsx';
import { Row } from '../manage/Row.tsx';
import type { AuthoritySearch } from './authoritySearch.ts';
import { ExpectPrice } from './ExpectPrice.tsx';
import { type PairPart, placeOf, priceOf } from './pairPart.ts';

interface SignedPriceProps extends PairPart {
  search: AuthoritySearch;
  onSearch: (part: AuthoritySearch) => void;
  /** How the reader acts for whoever decides about prices. */
  manager: Manager | undefined;
  vault: Address;
}

/** Of signed prices of one vault, that of the token which is sold. */
const claimOf = (attestations: readonly Hex[], payoutToken: Address) =>
  attestations
    .map((attestation) => ({ attestation, claim: decodeAttestation(attestation) }))
    .find(({ claim }) => sameAddress(claim.base, payoutToken));

/** What signers say now, and how it comes to the chain: brought by anybody or, where it differs too much, in a range of the owner. */
export function SignedPrice({ manager, vault, search, onSearch, ...part }: SignedPriceProps) {
  const { pair, reading, symbols } = part;
  const wayOf = (claim: AttestedPrice) => priceWay(claim, { ...reading, vault: reading.pricedVault });
  const { data, error } = useAttestations(
    { chainId: pair.chainId, oracleSettings: { steerVaultAddress: vault }, quoteToken: { address: pair.quoteToken } },
    true,
    (attestations) => {
      const latest = claimOf(attestations, pair.payoutToken);
      return latest !== undefined && wayOf(latest.claim).way === 'late';
    },
  );
  const signed = claimOf(data ?? [], pair.payoutToken);
  if (!signed)
    return (
      <Row title="What signers say now" text={error ? `No price can be had: ${error.message}` : 'Signers are being asked.'}>
        {null}
      </Row>
    );
  const { claim, attestation } = signed;
  const { way, why } = wayOf(claim);
  return (
    <>
      <Row
        title="What signers say now"
        text={
          <>
            {priceOf(claim.price, symbols)}. {why}
          </>
        }
      >
        {way === 'anybody' && <BringPrice {...part} attestation={attestation} price={claim.price} time={claim.timestamp} />}
      </Row>
      {way === 'owner' && manager && <ExpectPrice {...part} {...{ search, onSearch, manager, claim }} />}
    </>
  );
}

/** For whoever is signed in: a sale that follows the price sells nothing while the chain has none. */
function BringPrice({ pair, symbols, attestation, price, time }: PairPart & { attestation: Hex; price: bigint; time: bigint }) {
  const { account } = useActor();
  if (account === null) return null;
  const label = 'Bring it to the chain';
  return (
    <OwnerCall
      place={placeOf(pair)}
      manager={{ by: 'account', address: account }}
      contracts={bondKnownContracts(pair.chainId)}
      action="bring"
      label={label}
      reason={undefined}
      steps={[
        {
          key: String(time),
          call: registerCall(pair.chainId, [attestation]),
          title: `Bring ${priceOf(price, symbols)}`,
          effect: 'The oracle takes this price. Sales that follow it go on by it.',
          label,
        },
      ]}
    />
  );
}
