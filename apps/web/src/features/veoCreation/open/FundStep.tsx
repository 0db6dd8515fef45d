import type { OrganisationDetail } from '@althing/domain/http';
import { resetWords } from '@althing/domain/token';
import { exactBalanceText } from '@althing/domain/treasury';
import type { Address } from '@althing/domain/units';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { useActor } from '../../governance/index.ts';
import { nameAddressIn, TransactionButton, useBatches } from '../../transactions/index.ts';
import classes from '../Veo.module.css';
import { SafeFundStep } from './SafeFundStep.tsx';
import { fundingCalls, saleContracts, type SaleToCreate } from './saleCalls.ts';

interface FundStepProps {
  organisation: OrganisationDetail;
  sale: SaleToCreate;
  seller: Address;
  /** Whether the seller is a Safe that the reader signs for. */
  bySafe: boolean;
  marketId: bigint;
  /** Undefined while it was not read. */
  funding: { escrowed: bigint; missing: bigint; allowance: bigint } | undefined;
}

/** An auction or a discount that moves goes on as if nobody bought. */
const fallingText = ({ parameters: { strategy } }: SaleToCreate['plan']): string =>
  strategy === 'sda' || strategy === 'osda' ? ' Its price falls meanwhile.' : '';

/** The allowance and the deposit by which the sale's tokens get into escrow. */
export function FundStep({ organisation, sale, seller, bySafe, marketId, funding }: FundStepProps) {
  const { account, isSafe } = useActor();
  const { draft, plan, pair } = sale;
  const { chainId } = draft;
  const batches = useBatches(chainId, account, isSafe);
  if (!funding) return <LineSkeletons lines={2} />;
  const { escrowed, missing: amount, allowance } = funding;
  const text = `${exactBalanceText(amount, pair.payout.decimals)} ${pair.payout.symbol}`;
  const calls = fundingCalls({
    chainId,
    token: pair.payout.address,
    marketId,
    owner: seller,
    amount,
    allowance,
  });
  const unfunded = (
    <p className={classes.soft}>
      {escrowed === 0n
        ? `The market is there and not funded: nobody can buy before ${text} are in escrow.${fallingText(plan)}`
        : `The escrow lacks ${text} of what the seller decided to put there. What is not there cannot be bought.`}{' '}
      The seller can take back what is not sold.
    </p>
  );
  if (bySafe)
    return (
      <div className={classes.step}>
        {unfunded}
        <SafeFundStep {...{ organisation, chainId, calls, text }} safe={seller} />
      </div>
    );
  const { approvals, deposit } = calls;
  const [approval, ...more] = batches ? [] : approvals;
  const words = more.length > 0 ? resetWords(pair.payout.symbol) : undefined;
  const common = { chainId, from: seller, isSafe };
  const shared = {
    contracts: saleContracts(sale),
    nameAddress: nameAddressIn(organisation.contracts, chainId, account ?? undefined),
  };
  const subject = `sale-fund:${chainId}:${marketId}`;
  return (
    <div className={classes.step}>
      {unfunded}
      <div className={classes.buttons}>
        {approval && (
          <TransactionButton
            {...shared}
            subject={`${subject}:allow`}
            request={{
              ...common,
              ...approval,
              title: words?.title ?? `Allow ${text}`,
              effect: words?.effect ?? `The escrow may take ${text} from the seller, and no more. Nothing moves yet.`,
            }}
          >
            {words?.action ?? `Allow ${pair.payout.symbol}`}
          </TransactionButton>
        )}
        <TransactionButton
          {...shared}
          subject={subject}
          request={{
            ...common,
            ...deposit,
            ...(batches && approvals.length > 0 ? { before: approvals } : {}),
            title: `Put ${text} into escrow`,
            effect: `${text} go into escrow for this market alone. Buyers are paid from it.`,
          }}
          reason={approval ? `Allow ${pair.payout.symbol} first.` : undefined}
          variant={approval ? 'default' : 'filled'}
        >
          Fill the escrow
        </TransactionButton>
      </div>
    </div>
  );
}
