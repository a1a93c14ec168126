/** The unsaved input of a form. */
export type Draft = {
  /** Time of the last change. */
  at: number;
  values: Record<string, unknown>;
};

/** The owner of the draft, and the form: 'brands/12', 'products/new'. */
export type DraftName = { staffId: number | string; form: string };

const longestKept = 7 * 24 * 60 * 60 * 1000;
const prefix = 'draft/';
const ofMember = (staffId: DraftName['staffId']) => `${prefix}${staffId}/`;
const storageKey = ({ staffId, form }: DraftName) => `${ofMember(staffId)}${form}`;

/** Fields with such names are never stored. */
const secret = /password|secret|token/i;

export function keepDraft(name: DraftName, values: Draft['values'], now = Date.now()): void {
  const draft: Draft = { at: now, values };
  const text = JSON.stringify(draft, (field, value) => (secret.test(field) ? undefined : value));
  try {
    localStorage.setItem(storageKey(name), text);
  } catch {
    // Storage is forbidden or full: the form works without drafts.
  }
}

/** The draft of the form, unless it has expired. Also deletes all expired drafts. */
export function findDraft(name: DraftName, now = Date.now()): Draft | undefined {
  forgetKeys((key) => now - (readDraft(key)?.at ?? 0) > longestKept);
  return readDraft(storageKey(name));
}

export function forgetDraft(name: DraftName): void {
  forgetKeys((key) => key === storageKey(name));
}

/** Called at sign-out. */
export function forgetDraftsOf(staffId: DraftName['staffId']): void {
  forgetKeys((key) => key.startsWith(ofMember(staffId)));
}

function readDraft(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? '') as Draft;
    return typeof draft.at === 'number' && typeof draft.values === 'object' ? draft : undefined;
  } catch {
    return undefined;
  }
}

function forgetKeys(isUnwanted: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && isUnwanted(key)) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden.
  }
}
