import { durationSeconds, longDurationText } from '../display/duration.ts';
import { timelockSeconds } from '../governance/minimums.ts';
import { bridgesBetween, bridgesByChain, pairsOf } from '../modules/multi-bridge/chosenBridges.ts';
import type { OrganisationForm } from './form.ts';
import type { SafetyHint } from './safetyHint.ts';
import { actorHints, sameHolders, walletHints } from './walletHints.ts';

/** Advice about messages between chains: how many bridges have to agree, and who holds which role. */
export function multiBridgeHints({ modules }: OrganisationForm): SafetyHint[] {
  const { multiBridge, multiBridgeSettings } = modules;
  return [
    ...agreementHints(modules),
    ...delayHints(modules),
    ...ownerHints(modules),
    ...multiBridge.flatMap((entry, index) => actorHints(`modules.multiBridge.${index}`, 'what is sent to other chains', entry)),
    ...multiBridgeSettings.flatMap(({ owner, vetoer }, index) => {
      const path = `modules.multiBridgeSettings.${index}`;
      const guards = vetoer ? walletHints(`${path}.vetoer`, 'the veto of messages there', vetoer) : [];
      return [...actorHints(`${path}.owner`, 'which bridges are believed there', owner), ...guards];
    }),
  ];
}

function agreementHints({ multiBridge, multiBridgeSettings }: OrganisationForm['modules']): SafetyHint[] {
  const byChain = bridgesByChain(multiBridgeSettings);
  const counts = pairsOf([...byChain.keys()]).map(([one, other]) => bridgesBetween(byChain, one, other).length);
  return multiBridge.flatMap(({ minBridges }, index): SafetyHint[] => {
    const field = `modules.multiBridge.${index}.minBridges`;
    if (minBridges < 2) {
      const sentence = 'A single bridge would decide what a message says. At least two are recommended.';
      return [{ id: 'single-bridge', severity: 'warning', field, sentence }];
    }
    if (!counts.includes(minBridges)) return [];
    const sentence = 'Between some of these chains all bridges have to agree. While one of them is broken, no message arrives there.';
    return [{ id: 'all-bridges', severity: 'warning', field, sentence }];
  });
}

/** A forged message should leave at least the time that a decision leaves. */
function delayHints({ multiBridge, governor }: OrganisationForm['modules']): SafetyHint[] {
  return multiBridge.flatMap(({ timelock, isGovernor, governorName, chainId }, index): SafetyHint[] => {
    const field = `modules.multiBridge.${index}.timelock.value`;
    const delay = durationSeconds(timelock.value, timelock.durationType ?? 'days');
    const sender = isGovernor
      ? governor.find((entry) => entry.chainId === chainId && entry.governorName.trim() === governorName)
      : undefined;
    const lock = sender?.preExecutionTimelock;
    const asked = lock === undefined || lock === null ? 0 : timelockSeconds(lock);
    if (!(timelock.value >= 0) || delay >= asked) return [];
    const waited = delay === 0 ? 'as soon as it arrives' : `${longDurationText(delay)} after it arrives`;
    const sentence = `A decision of ${governorName} waits ${longDurationText(asked)} before it is carried out; a forged message would be carried out ${waited}. A timelock of ${longDurationText(asked)} gives people as long to see it coming.`;
    return [{ id: 'message-delay-short', severity: 'warning', field, sentence }];
  });
}

/** Whoever says which bridges are believed on a chain can say that theirs is. */
function ownerHints({ multiBridge, multiBridgeSettings }: OrganisationForm['modules']): SafetyHint[] {
  const governed = multiBridge.find(({ isGovernor }) => isGovernor);
  return multiBridgeSettings.flatMap(({ owner, vetoer }, index): SafetyHint[] => {
    if (owner.isGovernor !== false) return [];
    const path = `modules.multiBridgeSettings.${index}`;
    const hints: (SafetyHint | undefined | false)[] = [
      governed && {
        id: 'owner-outranks-sender',
        severity: 'info',
        field: `${path}.owner.threshold`,
        sentence: `They could have a bridge of their own believed, and with it make any call here in the name of ${governed.governorName || 'the governor that sends'}. Choose people whom you trust as much.`,
      },
      vetoer !== null &&
        sameHolders(vetoer, owner) && {
          id: 'guardians-are-owners',
          severity: 'warning',
          field: `${path}.vetoer.threshold`,
          sentence:
            'The guardians are the same people as those who decide which bridges are believed here. Others could stop them as well.',
        },
    ];
    return hints.filter((hint) => hint !== undefined && hint !== false);
  });
}
