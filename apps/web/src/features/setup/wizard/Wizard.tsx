import { configurationSteps, type Position, POSITIONS, stepOf, visiblePositions, WIZARD_STEPS } from '@althing/domain/setup';
import { Suspense, useEffect, useRef } from 'react';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { AttemptProvider } from '../form/attempt.ts';
import { SetupFormProvider } from '../form/SetupFormContext.ts';
import { useFormValue } from '../form/useFormValue.ts';
import { DetourNotice } from './DetourNotice.tsx';
import { Notices } from './Notices.tsx';
import { PLACES } from './places.tsx';
import { StepBar, type StepBarItem } from './StepBar.tsx';
import { titleOf } from './titles.ts';
import { UnreadableDraft } from './UnreadableDraft.tsx';
import { useWizard, type Wizard as WizardRun } from './useWizard.ts';
import classes from './Wizard.module.css';
import { WizardFoot } from './WizardFoot.tsx';
import { WizardProvider } from './WizardContext.ts';

/** The four steps of setting up an organisation; the third has steps of its own. */
export function Wizard() {
  const wizard = useWizard();
  const { form, state, attempt } = wizard;
  useFormValue(form, 'modules');
  const { lead, Content, hasOwnFoot } = PLACES[state.position];
  const heading = useArrival(state.position);
  return (
    <SetupFormProvider value={form}>
      <WizardProvider value={wizard}>
        <AttemptProvider value={attempt}>
          <UnreadableDraft />
          <Notices onStartAgain={wizard.startAgain} />
          <StepBar
            label="Steps"
            steps={topSteps(wizard)}
            currentId={stepOf(state.position)}
            onGo={(id) => wizard.goTo(firstPlace(wizard, id))}
          />
          <div className={classes.body} data-side={stepOf(state.position) === 'configuration' || undefined}>
            {stepOf(state.position) === 'configuration' && (
              <aside className={classes.side}>
                <StepBar
                  variant="side"
                  label="Modules to configure"
                  steps={sideSteps(wizard)}
                  currentId={state.position}
                  onGo={(id) => wizard.goTo(id as Position)}
                />
              </aside>
            )}
            <div className={classes.content}>
              <header className={classes.head}>
                <h2 ref={heading} tabIndex={-1} className={classes.title}>
                  {titleOf(state.position)}
                </h2>
                <p className={classes.lead}>{lead}</p>
              </header>
              {wizard.detour && <DetourNotice detour={wizard.detour} opened={state.position} />}
              <Suspense fallback={<LineSkeletons lines={8} />}>
                <Content />
              </Suspense>
              {!hasOwnFoot && <WizardFoot onNext={wizard.next} />}
            </div>
          </div>
        </AttemptProvider>
      </WizardProvider>
    </SetupFormProvider>
  );
}

/** After a move the page starts at its top, and a screen reader at the title of the new place. */
function useArrival(position: Position) {
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

const reached = ({ state }: WizardRun, position: Position) => POSITIONS.indexOf(position) <= POSITIONS.indexOf(state.furthest);

/** The first place of a step. */
const firstPlace = ({ form }: WizardRun, step: string): Position =>
  visiblePositions(form.getValues()).find((position) => stepOf(position) === step) ?? 'organisation';

function topSteps(wizard: WizardRun): StepBarItem[] {
  const current = WIZARD_STEPS.findIndex(({ id }) => id === stepOf(wizard.state.position));
  return WIZARD_STEPS.map(({ id, title }, index) => ({
    id,
    label: title,
    isDone: reached(wizard, firstPlace(wizard, id)) && index < current,
    canGo: index !== current && reached(wizard, firstPlace(wizard, id)),
  }));
}

function sideSteps(wizard: WizardRun): StepBarItem[] {
  const { position } = wizard.state;
  return configurationSteps(wizard.form.getValues()).map((id) => ({
    id,
    label: titleOf(id),
    isDone: POSITIONS.indexOf(id) < POSITIONS.indexOf(position),
    canGo: id !== position && reached(wizard, id),
  }));
}
