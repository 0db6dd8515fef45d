/** The planner says in the specification's words what a person has to change. */
export const isPlanError = (error: unknown): error is Error => error instanceof Error && error.name === 'PlanError';
