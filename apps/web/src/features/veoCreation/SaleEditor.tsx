import { type DraftField, type DraftProblems, type SaleDraft, type SalePlan, warningsOf } from '@althing/domain/bonds';
import type { OrganisationDetail } from '@althing/domain/http';
import type { ChainId } from '@althing/domain/units';
import { useState } from 'react';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { Section } from '../../ui/Section.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { AsideNotice } from '../../ui/wizard/AsideNotice.tsx';
import { ElsewhereNotice } from '../../ui/wizard/ElsewhereNotice.tsx';
import { UnreadableDraft } from '../../ui/wizard/UnreadableDraft.tsx';
import { useActor } from '../governance/index.ts';
import { BuyersSection } from './form/BuyersSection.tsx';
import { EscrowSection } from './form/EscrowSection.tsx';
import type { FormPart } from './form/fieldProps.ts';
import { PriceSection } from './form/PriceSection.tsx';
import { TimesSection } from './form/TimesSection.tsx';
import { WhatSection } from './form/WhatSection.tsx';
import { OpenSale } from './open/OpenSale.tsx';
import { Unrecorded } from './open/Unrecorded.tsx';
import { openReason } from './openReason.ts';
import { GuardRails } from './preview/GuardRails.tsx';
import { SalePreview } from './preview/SalePreview.tsx';
import { type SellerChoice, sellerOf } from './sellers.ts';
import type { Opening } from './saleDraftStore.ts';
import { useSale } from './useSale.ts';
import { followsOracle, type PlannedSale, useSalePlan } from './useSalePlan.ts';
import classes from './Veo.module.css';

interface SaleEditorProps {
  organisation: OrganisationDetail;
  sellers: readonly SellerChoice[];
  firstChainId: ChainId;
  /** Opens the sale again as another tab has saved it. */
  onTake: () => void;
}

/** The form of a sale beside what comes of it, and then the steps that open it. */
export function SaleEditor({ organisation, sellers, firstChainId, onTake }: SaleEditorProps) {
  const { account } = useActor();
  const { draft, opening, store, change, open, forget } = useSale(organisation.id, firstChainId, account);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const seller = sellerOf(sellers, draft.seller, draft.chainId, account);
  const planned = useSalePlan(draft, seller, opening?.sealedAt);
  const { plan, pair } = planned;
  const part: FormPart = {
    draft,
    change,
    planned,
    shown: shownOf(planned.problems, left),
    leave: (field) => setLeft((before) => new Set(before).add(field)),
  };
  return (
    <div className={classes.page}>
      <div className={classes.main}>
        <UnreadableDraft store={store} fileName="sale-draft.json" />
        <ElsewhereNotice store={store} onTake={onTake} />
        <AsideNotice store={store} onTake={onTake} />
        {opening ? (
          plan && pair.payout && pair.quote && seller ? (
            <OpenSale
              organisation={organisation}
              sale={{
                draft,
                plan: { ...plan, escrow: BigInt(opening.escrow) },
                leastOraclePrice: BigInt(opening.leastOraclePrice ?? 0),
                pair: { payout: pair.payout, quote: pair.quote },
              }}
              seller={seller}
              opening={opening}
              onOpening={open}
              onForget={forget}
            />
          ) : (
            <LineSkeletons lines={6} />
          )
        ) : (
          <>
            <Unrecorded organisation={organisation} />
            <WhatSection {...part} organisation={organisation} sellers={sellers} />
            <PriceSection {...part} />
            <TimesSection {...part} />
            <BuyersSection {...part} />
            <EscrowSection {...part} />
          </>
        )}
      </div>
      <aside className={classes.aside}>
        <Section title="What comes of it" variant="card">
          <SalePreview plan={plan} oraclePrice={planned.oracle?.price} />
          {!opening && (
            <Decision
              planned={planned}
              onOpen={() => planned.plan && planned.now !== undefined && open(sealed(draft, planned, planned.plan, planned.now))}
              onTried={() => setLeft(new Set(Object.keys(planned.problems)))}
            />
          )}
        </Section>
      </aside>
    </div>
  );
}

/** Parts of 100 of the oracle's present price below which the market is not created: a proposal may be executed much later. */
const LEAST_ORACLE_PRICE = 90n;

/** The decision, with what has to stay the same from then on. */
const sealed = (draft: SaleDraft, { oracle }: PlannedSale, plan: SalePlan, sealedAt: number): Opening => ({
  sealedAt,
  escrow: plan.escrow.toString(),
  ...(followsOracle(draft) && oracle && { leastOraclePrice: ((oracle.price * LEAST_ORACLE_PRICE) / 100n).toString() }),
});

/** Problems of fields that somebody has left: the others may still be written. */
const shownOf = (problems: DraftProblems, left: ReadonlySet<string>): DraftProblems =>
  Object.fromEntries((Object.entries(problems) as [DraftField, string][]).filter(([field]) => left.has(field)));

interface DecisionProps {
  planned: PlannedSale;
  onOpen: () => void;
  /** Somebody wanted to go on though something is missing: then the form shows it all. */
  onTried: () => void;
}

/** What speaks against the sale, and the way on. */
function Decision({ planned, onOpen, onTried }: DecisionProps) {
  const { findings, problems, plan } = planned;
  // Warnings that were read are kept by their words: others have to be read anew.
  const [read, setRead] = useState('');
  const warnings = warningsOf(findings);
  const isAware = warnings !== '' && read === warnings;
  const reason = openReason({ problems, isPlanned: plan !== undefined, findings, isAware });
  return (
    <>
      {plan && <GuardRails findings={findings} isAware={isAware} onAware={(aware) => setRead(aware ? warnings : '')} />}
      <div onClickCapture={() => reason && onTried()}>
        <ReasonButton fullWidth size="md" reason={reason} onClick={onOpen}>
          Go on to open the sale
        </ReasonButton>
      </div>
      {reason && <p className={classes.reason}>{reason}</p>}
    </>
  );
}
