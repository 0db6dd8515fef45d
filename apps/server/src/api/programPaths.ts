/** First parts of paths that belong to programs: what is unknown there is said in JSON, whatever the method. */
const PROGRAMS = ['api', 'rpc', 'safe', 'metrics', 'livez', 'readyz'];
const PATH = new RegExp(`^/+(${PROGRAMS.join('|')})(/|\\?|$)`, 'i');

export const isForPrograms = (url: string): boolean => PATH.test(url);
