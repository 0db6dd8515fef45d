import { createAccountStorage, type TextStorage } from '../../../ui/wizard/createAccountStorage.ts';

/** A draft of a proposal among others. */
export interface ShelvedDraft {
  id: string;
  /** Given by its writer; empty where it goes by its title. */
  name: string;
  /** Of the proposal when it was last written. */
  title: string;
}

interface Shelf {
  current: string;
  drafts: ShelvedDraft[];
}

/** The drafts of one organisation and account in this browser. */
export interface DraftShelf {
  drafts(): readonly ShelvedDraft[];
  current(): ShelvedDraft;
  /** The draft that is opened from now on. False where the browser's storage refuses. */
  choose(id: string): boolean;
  /** Puts a new draft beside the others and chooses it; undefined where there are too many, or the browser's storage refuses. */
  add(name: string): string | undefined;
  rename(id: string, name: string): void;
  /** Remembers the title by which a draft goes while another one is open. */
  note(id: string, title: string): void;
  /** Takes a draft out; its text is its store's to forget. There is always one left. */
  remove(id: string): void;
}

export const MAX_DRAFTS = 20;
export const MAX_DRAFT_NAME = 60;
/** The draft that is there without any list, and was before there were several. */
export const FIRST_DRAFT = '1';

const ALONE: Shelf = { current: FIRST_DRAFT, drafts: [{ id: FIRST_DRAFT, name: '', title: '' }] };

/** What people call a draft. */
export const draftName = ({ name, title }: Pick<ShelvedDraft, 'name' | 'title'>): string => name.trim() || title.trim() || 'Untitled';

const isAlone = ({ drafts: [first, ...others] }: Shelf): boolean => others.length === 0 && first?.id === FIRST_DRAFT && first.name === '';

function parse(text: string | null): Shelf {
  try {
    const value = JSON.parse(text ?? 'null') as Shelf | null;
    const drafts = Array.isArray(value?.drafts) ? value.drafts.filter(isShelved).slice(0, MAX_DRAFTS) : [];
    if (drafts.length === 0) return ALONE;
    const current = drafts.some(({ id }) => id === value?.current) ? value!.current : drafts[0]!.id;
    return { current, drafts };
  } catch {
    return ALONE;
  }
}

function isShelved(value: unknown): value is ShelvedDraft {
  const v = value as Partial<ShelvedDraft> | null;
  return typeof v?.id === 'string' && /^[\w-]{1,40}$/.test(v.id) && typeof v.name === 'string' && typeof v.title === 'string';
}

/** The list of drafts; the drafts themselves have a store each. `newId` must not give an id twice. */
export function createDraftShelf(
  storage: TextStorage,
  slug: string,
  account: string | undefined,
  newId: () => string = () => crypto.randomUUID(),
): DraftShelf {
  const key = `proposalDrafts:${slug}`;
  const texts = createAccountStorage(storage, [key]);
  texts.open(account);
  const read = (): Shelf => parse(texts.get(key));
  const write = (shelf: Shelf): boolean => {
    if (!isAlone(shelf)) return texts.set(key, JSON.stringify(shelf));
    texts.remove([key]);
    return true;
  };
  const change = (id: string, part: Partial<ShelvedDraft>) => {
    const { current, drafts } = read();
    write({ current, drafts: drafts.map((draft) => (draft.id === id ? { ...draft, ...part } : draft)) });
  };
  return {
    drafts: () => read().drafts,
    current() {
      const { current, drafts } = read();
      return drafts.find(({ id }) => id === current)!;
    },
    choose(id) {
      const { drafts } = read();
      return drafts.some((draft) => draft.id === id) && write({ current: id, drafts });
    },
    add(name) {
      const { drafts } = read();
      if (drafts.length >= MAX_DRAFTS) return undefined;
      const id = newId();
      return write({ current: id, drafts: [...drafts, { id, name: name.slice(0, MAX_DRAFT_NAME), title: '' }] }) ? id : undefined;
    },
    rename: (id, name) => change(id, { name: name.trim().slice(0, MAX_DRAFT_NAME) }),
    note(id, title) {
      if (read().drafts.length > 1) change(id, { title });
    },
    remove(id) {
      const { current, drafts } = read();
      const left = drafts.filter((draft) => draft.id !== id);
      write(left.length === 0 ? ALONE : { current: current === id ? left[0]!.id : current, drafts: left });
    },
  };
}
