/** What can wait for somebody. */
export const TASK_KINDS = [
  'vote',
  'delegate',
  'veto',
  'queue',
  'execute',
  'sign',
  'executeSafe',
  'signSafeMessage',
  'signUpgrade',
  'executeUpgrade',
  'registerUpgrade',
  'release',
  'deploy',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** What is to be done; until when it can be, as the beginning of `… in two days`; and what happens then. */
export const TASK_WORDS = {
  vote: { action: 'Vote', deadline: 'Voting ends', end: 'Voting ends' },
  delegate: { action: 'Delegate your votes', deadline: 'Voting opens', end: 'Voting opens' },
  veto: { action: 'Veto it, or let it pass', deadline: 'Can be stopped until', end: 'Can be stopped no more' },
  queue: { action: 'Queue', deadline: 'Ends', end: 'Ends' },
  execute: { action: 'Execute', deadline: 'Ends', end: 'Ends' },
  sign: { action: 'Sign', deadline: 'Ends', end: 'Ends' },
  executeSafe: { action: 'Execute', deadline: 'Ends', end: 'Ends' },
  signSafeMessage: { action: 'Sign', deadline: 'Ends', end: 'Ends' },
  signUpgrade: { action: 'Sign for or against the change', deadline: 'Expires', end: 'Expires' },
  executeUpgrade: { action: 'Begin the change', deadline: 'Expires', end: 'Expires' },
  registerUpgrade: { action: 'Register the change', deadline: 'Expires', end: 'Expires' },
  release: { action: 'Release', deadline: 'Ends', end: 'Ends' },
  deploy: { action: 'Finish the deployment', deadline: 'Expires', end: 'Expires' },
} as const satisfies Record<TaskKind, { action: string; deadline: string; end: string }>;
