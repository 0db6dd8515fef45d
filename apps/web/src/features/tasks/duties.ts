import type { Task } from '@althing/domain/http';
import type { TaskKind } from '@althing/domain/tasks';

const DUTIES: Readonly<Record<TaskKind, boolean>> = {
  vote: false,
  delegate: false,
  veto: true,
  queue: false,
  execute: false,
  sign: true,
  executeSafe: true,
  signSafeMessage: true,
  signUpgrade: true,
  executeUpgrade: true,
  registerUpgrade: true,
  release: false,
  deploy: false,
};

/** Whether it is decided by somebody as a guardian, an owner of a Safe or a signer of upgrades, and not with their own votes. */
export const isDuty = ({ kind }: Pick<Task, 'kind'>): boolean => DUTIES[kind];

/** Seconds until it cannot be done any more; undefined where it has no end. */
export const timeLeft = ({ due, now }: Pick<Task, 'due' | 'now'>): number | undefined =>
  due === null ? undefined : (Date.parse(due) - Date.parse(now)) / 1000;
