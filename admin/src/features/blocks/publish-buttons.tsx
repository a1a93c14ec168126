import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { blockEditorWording as words } from '@shop/wording/admin/block-editor.ts';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { MomentText } from './block-form.tsx';
import type { Draft } from './use-draft.ts';

type PublishButtonsProps = {
  draft: Pick<Draft, 'publish' | 'drop' | 'isComplete'>;
  /** Whether there is anything to publish. */
  hasChanges: boolean;
  onDropped: () => void;
};

type Asked = 'publish' | 'plan' | 'drop';

/** Publish now, at a set time, or not at all. */
export function PublishButtons({ draft, hasChanges, onDropped }: PublishButtonsProps) {
  const more = useRef<HTMLButtonElement>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [at, setAt] = useState<string | null>(null);
  const [isTooEarly, setIsTooEarly] = useState(false);
  const publishing = useAction(() => draft.publish(null), { done: words.published });
  const planning = useAction(() => draft.publish(at), at ? { done: words.plannedDone(at) } : {});
  const dropping = useAction(
    async () => {
      await draft.drop();
      onDropped();
    },
    { done: words.dropped },
  );

  function ask(what: Asked) {
    setIsMenuOpen(false);
    setIsTooEarly(false);
    setAsked(what);
  }
  const close = () => setAsked(undefined);
  async function then(act: () => Promise<unknown>) {
    await act();
    close();
  }

  const mayPublish = hasChanges && draft.isComplete;
  return (
    <>
      <ButtonGroup variant="contained" disableElevation>
        <Button size="medium" disabled={!mayPublish} onClick={() => ask('publish')}>
          {words.publish}
        </Button>
        <Button
          ref={more}
          size="medium"
          aria-label={words.publishMore}
          aria-haspopup="menu"
          disabled={!hasChanges}
          onClick={() => setIsMenuOpen(true)}
          sx={{ '&&': { minWidth: 36, px: 0.5 } }}
        >
          <ArrowDropDown />
        </Button>
      </ButtonGroup>
      <Menu anchorEl={more.current} open={isMenuOpen} onClose={() => setIsMenuOpen(false)}>
        <MenuItem disabled={!mayPublish} onClick={() => ask('plan')}>
          {words.plan}
        </MenuItem>
        <MenuItem onClick={() => ask('drop')}>{words.drop}</MenuItem>
      </Menu>
      <ConfirmDialog
        title={words.publishTitle}
        text={words.publishText}
        agree={words.publish}
        isOpen={asked === 'publish'}
        isUnderWay={publishing.isUnderWay}
        onAgree={() => then(publishing.act)}
        onClose={close}
      />
      <ConfirmDialog
        title={words.planTitle}
        text={words.planText}
        agree={words.planAgree}
        isOpen={asked === 'plan'}
        isUnderWay={planning.isUnderWay}
        onAgree={() => {
          const isLater = at !== null && Date.parse(at) > Date.now();
          setIsTooEarly(!isLater);
          if (isLater) void then(planning.act);
        }}
        onClose={close}
      >
        <MomentText label={words.planAt} value={at} onChange={setAt} {...(isTooEarly && { problem: words.later })} />
      </ConfirmDialog>
      <ConfirmDialog
        title={words.dropTitle}
        text={words.dropText}
        agree={words.drop}
        isDangerous
        isOpen={asked === 'drop'}
        isUnderWay={dropping.isUnderWay}
        onAgree={() => then(dropping.act)}
        onClose={close}
      />
    </>
  );
}
