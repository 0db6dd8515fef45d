/** First segments of paths that programs use. Under these, an unknown path is answered with a JSON 404 instead of the web page. */
const PROGRAMS = ['api', 'rpc', 'safe', 'metrics', 'livez', 'readyz'];
const PATH = new RegExp(`^/+(${PROGRAMS.join('|')})(/|\\?|$)`, 'i');

export const isForPrograms = (url: string): boolean => PATH.test(url);
