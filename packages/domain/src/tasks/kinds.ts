/** What can wait for somebody. */
export const TASK_KINDS = [
  'vote',
  'delegate',
  'veto',
  'queue',
  'execute',
  'sign',
  'executeSafe',
  'signUpgrade',
  'executeUpgrade',
  'registerUpgrade',
  'release',
  'deploy',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** What is to be done, and until when it can be, as the beginning of `… in two days`. */
export const TASK_WORDS = {
  vote: { action: 'Vote', deadline: 'Voting ends' },
  delegate: { action: 'Delegate your votes', deadline: 'Voting opens' },
  veto: { action: 'Veto it, or let it pass', deadline: 'Can be stopped until' },
  queue: { action: 'Queue', deadline: 'Ends' },
  execute: { action: 'Execute', deadline: 'Ends' },
  sign: { action: 'Sign', deadline: 'Ends' },
  executeSafe: { action: 'Execute', deadline: 'Ends' },
  signUpgrade: { action: 'Sign for or against the change', deadline: 'Expires' },
  executeUpgrade: { action: 'Begin the change', deadline: 'Expires' },
  registerUpgrade: { action: 'Register the change', deadline: 'Expires' },
  release: { action: 'Release', deadline: 'Ends' },
  deploy: { action: 'Finish the deployment', deadline: 'Expires' },
} as const satisfies Record<TaskKind, { action: string; deadline: string }>;
