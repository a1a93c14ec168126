import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Sender } from '@shop/contract/admin/shipping.ts';
import { plainPhone, wholePhone } from '@shop/wording/admin/phones.ts';
import { senderWording as words } from '@shop/wording/admin/shipping.ts';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../api.ts';
import { wordsOf } from '../../call-api.ts';
import { DraftOffer, useForgetDraft } from '../../drafts/draft-offer.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useAction } from '../../ui/use-action.ts';
import { type Place, PlaceInput } from './place-input.tsx';
import { findBranches, findCities } from './search-places.ts';

/** Where the shop hands its parcels over. */
export function SenderPage() {
  const notify = useNotify();
  const [sender, setSender] = useState<Sender>();
  useEffect(() => {
    api('GET /api/v1/admin/sender/').then(setSender, (error) => notify(wordsOf(error), { type: 'error' }));
  }, [notify]);
  return (
    <Stack spacing={2} sx={{ maxWidth: 560, pt: 2 }}>
      <PageHeader title={words.name.split(' |||| ')[0]!}>{words.text}</PageHeader>
      <Panel>{sender === undefined ? <LinearProgress /> : <SenderForm sender={sender} />}</Panel>
    </Stack>
  );
}

const draftName = 'sender';

function SenderForm({ sender }: { sender: Sender }) {
  const [city, setCity] = useState<Place | null>(sender.city_ref ? { ref: sender.city_ref, name: sender.city } : null);
  const [branch, setBranch] = useState<Place | null>(
    sender.branch_ref ? { ref: sender.branch_ref, name: sender.branch } : null,
  );
  const [phone, setPhone] = useState(sender.phone);
  const [saved, setSaved] = useState({ city, branch, phone, version: sender.version });
  const forgetDraft = useForgetDraft(draftName);
  const [version, setVersion] = useState(sender.version);
  const values = { city, branch, phone, version };
  const { act, isUnderWay } = useAction(
    () => api('PUT /api/v1/admin/sender/', { body: { branch_ref: branch?.ref ?? '', phone, version } }),
    { done: words.saved },
  );

  // With the version that was read then: over what somebody else has saved meanwhile it is refused.
  function restore(draft: typeof values) {
    setCity(draft.city);
    setBranch(draft.branch);
    setPhone(draft.phone);
    setVersion(draft.version);
  }

  async function save() {
    const reply = await act();
    if (reply === undefined) return;
    forgetDraft();
    setVersion(reply.version);
    setSaved({ ...values, version: reply.version });
  }

  function chooseCity(chosen: Place | null) {
    setCity(chosen);
    setBranch(null);
  }

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <DraftOffer
        form={draftName}
        values={values}
        beginning={JSON.stringify(saved)}
        isDirty={JSON.stringify(values) !== JSON.stringify(saved)}
        onRestore={(draft) => restore(draft as typeof values)}
      />
      <PlaceInput label={words.city} hint={words.searchHint} value={city} onChange={chooseCity} find={findCities} />
      <PlaceInput
        key={city?.ref}
        label={words.branch}
        hint={words.branchHint}
        value={branch}
        onChange={setBranch}
        find={(typed) => findBranches(city!.ref, typed)}
        isDisabled={city === null}
      />
      <TextField
        label={words.phone}
        helperText={words.phoneHint}
        type="tel"
        required
        value={wholePhone(phone)}
        onChange={(event) => setPhone(plainPhone(event.target.value))}
      />
      <Button type="submit" variant="contained" loading={isUnderWay} sx={{ alignSelf: 'flex-start' }}>
        {words.save}
      </Button>
    </Stack>
  );
}
