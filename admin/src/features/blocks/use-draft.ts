import type { ApiReply } from '@shop/contract/client.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { HttpError, useLogoutIfAccessDenied } from 'react-admin';
import { api } from '../../api.ts';
import { type RefusalBody, refusalCode } from '../../call-api.ts';
import { useForgetDraft } from '../../drafts/draft-offer.tsx';
import type { Referred } from './describe-block.ts';
import { asStored, type EditedBlocks, isSame } from './edit-blocks.ts';
import { type Problems, problemsByBlock, problemsOf } from './find-problems.ts';

export type EditedPlace = ApiReply<'GET /api/v1/admin/blocks/:place/'>;

const pauseMs = 1_500;

/** How the draft of a place stands with the server. */
type Saving = 'quiet' | 'saving' | 'failed' | 'conflict';

/**
 * The blocks of one place while they are edited. A complete draft is saved by itself after a pause, and at once when the
 * page is left; an incomplete one stays in the browser.
 */
export function useDraft(read: EditedPlace) {
  const params = { place: read.place };
  const leaveIfDenied = useLogoutIfAccessDenied();
  const forgetKept = useForgetDraft(`blocks/${read.place}`);
  const [answer, setAnswer] = useState(read);
  const [blocks, setBlocks] = useState<EditedBlocks>(read.blocks);
  const [saved, setSaved] = useState<EditedBlocks>(read.blocks);
  const [saving, setSaving] = useState<Saving>('quiet');
  const [savedAt, setSavedAt] = useState<Date>();
  const [referred, setReferred] = useState<Referred>(read.referred);
  const [refused, setRefused] = useState<Readonly<Record<string, { of: object; problems: Problems }>>>({});
  /** A restored draft has the version at which it was typed. */
  const version = useRef(read.version);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const isDirty = useMemo(() => !isSame(blocks, saved), [blocks, saved]);
  const problems = useMemo(
    () =>
      new Map(
        blocks.map((block) => {
          const said = refused[block.id];
          // What the server has refused is said until the block is changed.
          return [block.id, { ...(said?.of === block && said.problems), ...problemsOf(block) }] as const;
        }),
      ),
    [blocks, refused],
  );
  const hasProblem = (id: string) => Object.keys(problems.get(id) ?? {}).length > 0;
  const isComplete = blocks.every(({ id }) => !hasProblem(id));
  const mayBeSaved = isDirty && isComplete && saving !== 'conflict';
  const latest = useRef({ blocks, mayBeSaved });
  latest.current = { blocks, mayBeSaved };

  /** One call after the other: each takes the version that the one before has made. */
  function inTurn<Reply>(call: () => Promise<Reply>): Promise<Reply> {
    const turn = queue.current.then(call);
    queue.current = turn.catch(() => undefined);
    return turn;
  }

  function keep(reply: EditedPlace, sent: EditedBlocks) {
    version.current = reply.version;
    setAnswer(reply);
    setSaved(sent);
    refer(reply.referred);
    setSaving('quiet');
    if (latest.current.blocks === sent) forgetKept();
  }

  /** Shows what the server has now instead of what was typed. */
  function show(reply: EditedPlace) {
    keep(reply, reply.blocks);
    setBlocks(reply.blocks);
    setRefused({});
    forgetKept();
  }

  /** Says at the blocks what the server has refused; true if this is all there is to say. */
  function isSaidAtBlocks(error: unknown, sent: EditedBlocks): boolean {
    const errors = error instanceof HttpError ? (error.body as RefusalBody | undefined)?.errors : undefined;
    const said = Object.entries(problemsByBlock(errors, sent));
    setRefused(
      Object.fromEntries(
        said.flatMap(([id, each]) => {
          const of = sent.find((block) => block.id === id);
          return of ? [[id, { of, problems: each }]] : [];
        }),
      ),
    );
    return said.length > 0;
  }

  async function save(): Promise<void> {
    await inTurn(async () => {
      const { blocks: sent, mayBeSaved: isNeeded } = latest.current;
      if (!isNeeded) return;
      setSaving('saving');
      try {
        const body = { blocks: asStored(sent), version: version.current };
        keep(await api('PUT /api/v1/admin/blocks/:place/', { params, body }), sent);
        setSavedAt(new Date());
      } catch (error) {
        if (refusalCode(error) === 'changed_meanwhile') setSaving('conflict');
        else if (isSaidAtBlocks(error, sent)) setSaving('quiet');
        else if (!(await leaveIfDenied(error))) setSaving('failed');
      }
    });
  }
  const saveLatest = useRef(save);
  saveLatest.current = save;

  // A failed call is repeated after the next change, by hand, or when the connection is back.
  const isWaiting = mayBeSaved && saving === 'quiet';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => void saveLatest.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [isWaiting, blocks]);

  useEffect(() => {
    const saveNow = () => void saveLatest.current();
    const saveHidden = () => document.visibilityState === 'hidden' && saveNow();
    window.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      window.removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', saveHidden);
      saveNow();
    };
  }, []);

  function edit(change: (blocks: EditedBlocks) => EditedBlocks) {
    setBlocks(change);
    setSaving((now) => (now === 'failed' ? 'quiet' : now));
  }

  function refer(more: Partial<Referred>) {
    setReferred((known) => ({
      pictures: { ...known.pictures, ...more.pictures },
      products: { ...known.products, ...more.products },
    }));
  }

  return {
    answer,
    blocks,
    referred,
    refer,
    edit,
    saving,
    savedAt,
    save,
    isDirty,
    isComplete,
    problemsOf: (id: string): Problems => problems.get(id) ?? {},
    hasProblem,
    /** JSON of what the server has, for the copy in the browser. */
    saved,
    version: version.current,
    restore(kept: { blocks: EditedBlocks; version: number }) {
      version.current = kept.version;
      edit(() => kept.blocks);
    },
    async publish(starts_at: string | null) {
      await inTurn(async () => {
        const sent = latest.current.blocks;
        try {
          const body = { blocks: asStored(sent), version: version.current, starts_at };
          show(await api('POST /api/v1/admin/blocks/:place/publish/', { params, body }));
        } catch (error) {
          if (refusalCode(error) === 'changed_meanwhile') setSaving('conflict');
          else isSaidAtBlocks(error, sent);
          throw error;
        }
      });
    },
    drop: () => inTurn(async () => show(await api('DELETE /api/v1/admin/blocks/:place/draft/', { params }))),
    takeBack: () => inTurn(async () => show(await api('DELETE /api/v1/admin/blocks/:place/planned/', { params }))),
    publishAgain: (old: number) =>
      inTurn(async () =>
        show(await api('POST /api/v1/admin/blocks/:place/restore/', { params, body: { version: old } })),
      ),
  };
}

export type Draft = ReturnType<typeof useDraft>;
