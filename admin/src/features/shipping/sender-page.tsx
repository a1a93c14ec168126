import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Sender } from '@shop/contract/admin/shipping.ts';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { plainPhone, wholePhone } from '@shop/wording/admin/phones.ts';
import { senderWording as words } from '@shop/wording/admin/shipping.ts';
import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { api } from '../../api.ts';
import { errorMessage, refusalCode } from '../../call-api.ts';
import { DraftOffer, useForgetDraft } from '../../drafts/draft-offer.tsx';
import { FailureNote } from '../../ui/failure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SaveConflict } from '../../ui/save-conflict.tsx';
import { usePageQuery } from '../../ui/use-page-query.ts';
import { type Place, PlaceInput } from './place-input.tsx';
import { findBranches, findCities } from './search-places.ts';

const readSender = () => api('GET /api/v1/admin/sender/');

/** The branch where the shop hands over its parcels. */
export function SenderPage() {
  const { data: sender, failure } = usePageQuery('sender', readSender);
  return (
    <Stack spacing={2} sx={{ maxWidth: 560, pt: 2 }}>
      <PageHeader title={words.name.split(' |||| ')[0]!}>{words.text}</PageHeader>
      {failure && <FailureNote failure={failure} title={adminWording.failed.settings} />}
      {sender === undefined && !failure && <LinearProgress />}
      {sender && (
        <Panel>
          <SenderForm sender={sender} />
        </Panel>
      )}
    </Stack>
  );
}

const draftName = 'sender';

const toPlace = (ref: string, name: string): Place | null => (ref ? { ref, name } : null);
const toValues = ({ city_ref, city, branch_ref, branch, phone, version }: Sender) => ({
  city: toPlace(city_ref, city),
  branch: toPlace(branch_ref, branch),
  phone,
  version,
});

function SenderForm({ sender }: { sender: Sender }) {
  const [saved, setSaved] = useState(() => toValues(sender));
  const [values, setValues] = useState(saved);
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [hasConflict, setHasConflict] = useState(false);
  const notify = useNotify();
  const leaveIfDenied = useLogoutIfAccessDenied();
  const forgetDraft = useForgetDraft(draftName);
  const { city, branch, phone, version } = values;

  async function attempt(call: () => Promise<Sender>, then: () => void) {
    setIsUnderWay(true);
    try {
      const now = toValues(await call());
      setSaved(now);
      setValues(now);
      setHasConflict(false);
      then();
    } catch (error) {
      if (refusalCode(error) === 'changed_meanwhile') setHasConflict(true);
      else if (!(await leaveIfDenied(error))) notify(errorMessage(error), { type: 'error' });
    } finally {
      setIsUnderWay(false);
    }
  }

  const save = () =>
    attempt(
      () => api('PUT /api/v1/admin/sender/', { body: { branch_ref: branch?.ref ?? '', phone, version } }),
      () => {
        forgetDraft();
        notify(words.saved, { type: 'success' });
      },
    );

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {hasConflict && <SaveConflict onShowTheirs={() => attempt(readSender, () => {})} />}
      <DraftOffer
        form={draftName}
        values={values}
        beginning={JSON.stringify(saved)}
        isDirty={JSON.stringify(values) !== JSON.stringify(saved)}
        // Restores the version read at that time, too, so a change made meanwhile is refused as a conflict.
        onRestore={(draft) => setValues(draft as typeof values)}
      />
      <PlaceInput
        label={words.city}
        hint={words.searchHint}
        value={city}
        onChange={(chosen) => setValues({ ...values, city: chosen, branch: null })}
        find={findCities}
      />
      <PlaceInput
        key={city?.ref}
        label={words.branch}
        hint={words.branchHint}
        value={branch}
        onChange={(chosen) => setValues({ ...values, branch: chosen })}
        find={(typed) => findBranches(city!.ref, typed)}
        isDisabled={city === null}
      />
      <TextField
        label={words.phone}
        helperText={words.phoneHint}
        type="tel"
        required
        value={wholePhone(phone)}
        onChange={(event) => setValues({ ...values, phone: plainPhone(event.target.value) })}
      />
      <Button type="submit" variant="contained" loading={isUnderWay} sx={{ alignSelf: 'flex-start' }}>
        {words.save}
      </Button>
    </Stack>
  );
}
