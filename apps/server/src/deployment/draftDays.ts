import { PLAN_DAYS } from '@althing/domain/organisation';
import { UNFINISHED_BYTES } from '../store/organisations.ts';

/** Days after which a draft that nobody has touched is removed. */
export const DRAFT_DAYS = 30;

export const noRoom = (quota: number) =>
  `An account may have ${quota} organisations of ${UNFINISHED_BYTES / 1_048_576} MB together that are not deployed. Deploy one, or wait: drafts go after ${DRAFT_DAYS} days, and plans that nobody deploys expire after ${PLAN_DAYS}.`;
