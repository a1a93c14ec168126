import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import type { BlockPlace } from '@shop/domain/block-kinds.ts';
import { blockEditorWording } from '@shop/wording/admin/block-editor.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { errorMessage } from '../../call-api.ts';
import { asStored, type EditedBlocks } from './edit-blocks.ts';

const { preview: words } = blockEditorWording;
const pauseMs = 800;

export type Device = 'desktop' | 'phone';
/** The header of the shop stays in sight. */
const headPx = 120;
const widthPx: Record<Device, number> = { desktop: 1440, phone: 390 };

type PreviewFrameProps = {
  place: BlockPlace;
  /** Complete ones: the server refuses others. */
  blocks: EditedBlocks;
  /** As it will be at this moment; now if it is null. */
  at: string | null;
  device: Device;
  /** The block to be scrolled to. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

/**
 * The shop's own page with these blocks. The next page is loaded behind the present one and replaces it at the same place
 * of its scroll, so that typing does not make it flicker.
 */
export function PreviewFrame({ place, blocks, at, device, chosen, onChoose }: PreviewFrameProps) {
  const [frames, setFrames] = useState<{ shown?: string; next?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);
  const { box, size } = useSize();
  const shownFrame = useRef<HTMLIFrameElement>(null);
  const isFirst = useRef(true);
  const isLookedFor = useRef<string>(undefined);
  const clicked = useRef<string>(undefined);

  const asked = JSON.stringify({ blocks: asStored(blocks), at });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same
  useEffect(() => {
    let isStillAsked = true;
    const timer = setTimeout(
      async () => {
        isFirst.current = false;
        try {
          const body = JSON.parse(asked) as { blocks: ReturnType<typeof asStored>; at: string | null };
          const { path } = await api('POST /api/v1/admin/blocks/:place/preview/', { params: { place }, body });
          if (isStillAsked) setFrames(({ shown }) => ({ ...(shown !== undefined && { shown }), next: path }));
        } catch (error) {
          if (isStillAsked) setFailure(errorMessage(error));
        }
      },
      isFirst.current ? 0 : pauseMs,
    );
    return () => {
      isStillAsked = false;
      clearTimeout(timer);
    };
  }, [place, asked, tries]);

  function lookAt(document: Document | null | undefined) {
    const element = isLookedFor.current && document?.getElementById(isLookedFor.current);
    if (!element) return;
    isLookedFor.current = undefined;
    // scrollIntoView would also scroll the page around the frame.
    const view = document?.defaultView;
    view?.scrollTo({ top: view.scrollY + element.getBoundingClientRect().top - headPx, behavior: 'instant' });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another block is looked for
  useEffect(() => {
    // A block that was clicked in the frame is in sight.
    isLookedFor.current = clicked.current === chosen ? undefined : chosen;
    clicked.current = undefined;
    lookAt(documentOf(shownFrame.current));
  }, [chosen]);

  function show(path: string, frame: HTMLIFrameElement) {
    const document = documentOf(frame);
    if (!document || statusOf(frame) >= 400) {
      setFailure(words.failed);
      setFrames(({ shown }) => (shown === undefined ? {} : { shown }));
      return;
    }
    const first = place === 'footer' ? document.documentElement.scrollHeight : 0;
    const top = shownFrame.current?.contentWindow?.scrollY ?? first;
    frame.contentWindow?.scrollTo({ top, behavior: 'instant' });
    lookAt(document);
    document.addEventListener('click', (event) => stay(event, choose.current), { capture: true });
    document.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
    setFailure(undefined);
    setFrames((now) => (now.next === path ? { shown: path } : now));
  }
  const choose = useRef(onChoose);
  choose.current = (id) => {
    if (!blocks.some((block) => block.id === id)) return;
    clicked.current = id;
    onChoose(id);
  };

  const scale = Math.min(1, size.width / widthPx[device]) || 1;
  const paths = [frames.shown, frames.next].filter((path) => path !== undefined);
  const isLoading = frames.next !== undefined && frames.next !== frames.shown;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      {failure !== undefined && (
        <Alert
          severity="error"
          sx={{ mb: 1 }}
          action={
            <Button
              color="inherit"
              onClick={() => {
                setFailure(undefined);
                setTries(tries + 1);
              }}
            >
              {words.again}
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
      <Box ref={box} sx={{ flex: 1, minHeight: 320, position: 'relative', overflow: 'hidden' }}>
        {isLoading && (
          <LinearProgress aria-label={words.loading} sx={{ position: 'absolute', insetInline: 0, zIndex: 2 }} />
        )}
        {frames.shown === undefined && failure === undefined && (
          <Skeleton role="status" aria-label={words.loading} variant="rounded" sx={{ width: 1, height: 1 }} />
        )}
        {paths.map((path) => (
          <Box
            component="iframe"
            key={path}
            src={path}
            title={words.frame}
            {...(path === frames.shown ? { ref: shownFrame } : { 'aria-hidden': true, tabIndex: -1 })}
            onLoad={({ currentTarget }) => path !== frames.shown && show(path, currentTarget as HTMLIFrameElement)}
            style={{
              width: widthPx[device],
              height: size.height / scale,
              transform: `scale(${scale})`,
              left: Math.max(0, (size.width - widthPx[device] * scale) / 2),
              visibility: path === frames.shown ? 'visible' : 'hidden',
            }}
            sx={{ position: 'absolute', top: 0, border: 0, transformOrigin: '0 0', bgcolor: '#ffffff' }}
          />
        ))}
      </Box>
    </Box>
  );
}

/** A frame that was refused shows a page of the browser, which is of another origin. */
function documentOf(frame: HTMLIFrameElement | null): Document | null {
  try {
    return frame?.contentDocument ?? null;
  } catch {
    return null;
  }
}

/** 0 where the browser does not say. */
function statusOf(frame: HTMLIFrameElement): number {
  const [navigation] = frame.contentWindow?.performance.getEntriesByType('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.responseStatus ?? 0;
}

/** A click chooses the block under it; links do not lead out of the preview. The sections of blocks have their ids. */
function stay(event: MouseEvent, onChoose: (id: string) => void) {
  // Elements of the frame are no instances of this window's Element.
  const target = event.target as Element;
  if (target.closest('a')) event.preventDefault();
  for (let within: Element | null | undefined = target; within; within = within.parentElement?.closest('[id]'))
    onChoose(within.id);
}

function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (box.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}
