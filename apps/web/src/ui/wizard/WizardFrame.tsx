import { placeTitle } from '@althing/domain/wizard';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { LineSkeletons } from '../Skeletons.tsx';
import { AttemptProvider } from './attempt.ts';
import { DetourNotice } from './DetourNotice.tsx';
import { StepBar } from './StepBar.tsx';
import { sideSteps, topSteps } from './stepItems.ts';
import type { WizardRun } from './useWizard.ts';
import classes from './Wizard.module.css';
import { WizardProvider } from './WizardContext.ts';
import { WizardFoot } from './WizardFoot.tsx';

export interface WizardFrameProps<Place extends string, Draft> {
  run: WizardRun<Place, Draft>;
  /** Label of the steps for screen readers. */
  label: string;
  /** Label of the pages within one step. */
  sideLabel?: string;
  /** What is decided on the page, in one or two sentences. */
  lead: ReactNode;
  /** Whether the page renders its own buttons at the end. */
  hasOwnFoot?: boolean;
  /** Says where the draft is stored. */
  note: ReactNode;
  children: ReactNode;
}

/** Everything around a page of a wizard: the steppers, its title, errors, buttons, and where the draft is stored. */
export function WizardFrame<Place extends string, Draft>({
  run,
  label,
  sideLabel,
  lead,
  hasOwnFoot = false,
  note,
  children,
}: WizardFrameProps<Place, Draft>) {
  const { position } = run.state;
  const heading = useArrival(position);
  const steps = topSteps(run);
  const side = sideSteps(run);
  return (
    <WizardProvider value={run}>
      <AttemptProvider value={run.attempt}>
        <StepBar label={label} steps={steps} currentId={position} onGo={run.goTo} />
        <div className={classes.body} data-side={side.length > 0 || undefined}>
          {side.length > 0 && (
            <aside className={classes.side}>
              <StepBar variant="side" label={sideLabel ?? label} steps={side} currentId={position} onGo={run.goTo} />
            </aside>
          )}
          <div className={classes.content}>
            <header className={classes.head}>
              <h2 ref={heading} tabIndex={-1} className={classes.title}>
                {placeTitle(run.rules, position)}
              </h2>
              <p className={classes.lead}>{lead}</p>
            </header>
            <DetourNotice run={run} />
            <Suspense fallback={<LineSkeletons lines={8} />}>{children}</Suspense>
            {!hasOwnFoot && <WizardFoot run={run} />}
            {note}
          </div>
        </div>
      </AttemptProvider>
    </WizardProvider>
  );
}

/** After changing the page, scrolls to the top and focuses the title of the new page for screen readers. */
function useArrival(position: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useRef(position);
  useEffect(() => {
    if (arrived.current === position) return;
    arrived.current = position;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [position]);
  return heading;
}
