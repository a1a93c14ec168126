import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ApiReply } from '@shop/contract/client.ts';
import { letterTextsWording as words } from '@shop/wording/admin/letter-texts.ts';
import { useEffect, useRef, useState } from 'react';
import { HttpError } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api } from '../../api.ts';
import { errorMessage, type RefusalBody } from '../../call-api.ts';
import { Panel } from '../../ui/panel.tsx';
import { type LetterText, typedTexts } from './letter-text.ts';

type Preview = ApiReply<'POST /api/v1/admin/letter-texts/:id/preview/'>;

/** Typing has paused for so long before the letter is written again. */
const pauseMs = 500;
/** Of a window of a mail program, and of a phone. */
const widths = { desktop: 640, phone: 375 };
/** With the frame around it. */
export const previewWidth = widths.desktop + 34;
type Width = keyof typeof widths;

/** The letter with the words of the form, saved or not. */
export function LetterPreview({ id }: Pick<LetterText, 'id'>) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [chosen, setChosen] = useState<Width>();
  const width = chosen ?? (isNarrow ? 'phone' : 'desktop');
  const { preview, problem } = usePreview(id);
  return (
    <Panel
      title={words.preview}
      actions={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={width}
          aria-label={words.widthLabel}
          onChange={(_, next: Width | null) => next && setChosen(next)}
        >
          {(Object.keys(widths) as Width[]).map((each) => (
            <ToggleButton key={each} value={each}>
              {words.widths[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <Stack spacing={1.5}>
        <Typography color="text.secondary">{words.previewHint}</Typography>
        {problem !== undefined && (
          <Alert severity="error">
            {words.previewFails} {problem}
          </Alert>
        )}
        {preview && (
          <>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {words.previewSubject}: <b>{preview.subject}</b>
            </Typography>
            <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
              {/* Nothing runs in it and no link opens. */}
              <Box
                component="iframe"
                sandbox=""
                srcDoc={preview.html}
                title={words.previewFrame}
                sx={{
                  display: 'block',
                  border: 0,
                  mx: 'auto',
                  // The button that saves stays in the window.
                  height: 'max(420px, calc(100vh - 440px))',
                  opacity: problem === undefined ? 1 : 0.5,
                }}
                style={{ width: widths[width], ...(width === 'phone' && { maxWidth: '100%' }) }}
              />
            </Box>
          </>
        )}
      </Stack>
    </Panel>
  );
}

function usePreview(id: LetterText['id']): { preview: Preview | undefined; problem: string | undefined } {
  const typed = useWatch() as Partial<LetterText>;
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<string>();
  /** The first preview does not wait. */
  const isShown = useRef(false);
  // As JSON: the object is new with every render.
  const written = JSON.stringify(typedTexts(typed));
  useEffect(() => {
    let isOver = false;
    async function read() {
      try {
        const body = JSON.parse(written) as ReturnType<typeof typedTexts>;
        const shown = await api('POST /api/v1/admin/letter-texts/:id/preview/', { params: { id }, body });
        if (isOver) return;
        isShown.current = true;
        setPreview(shown);
        setProblem(undefined);
      } catch (error) {
        if (!isOver) setProblem(whatIsWrong(error));
      }
    }
    const timer = setTimeout(read, isShown.current ? pauseMs : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id, written]);
  return { preview, problem };
}

/** The words of the refused fields, which otherwise stand beside them only after saving. */
function whatIsWrong(error: unknown): string {
  const { errors } = ((error instanceof HttpError && error.body) || {}) as RefusalBody;
  return errors === undefined ? errorMessage(error) : Object.values(errors).join(' ');
}
