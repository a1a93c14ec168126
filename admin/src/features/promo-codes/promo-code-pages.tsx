import type { PromoCode } from '@shop/contract/admin/promo-codes.ts';
import { TextInput, useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { CreatePage, EditPage } from '../../ui/form-pages.tsx';
import { wholeRecord } from '../../ui/whole-record.tsx';
import { CodeInput } from './code-input.tsx';
import { PromoCodeUses } from './promo-code-uses.tsx';
import { TermsInputs } from './terms-inputs.tsx';

export function PromoCodeCreate() {
  return (
    <CreatePage defaultValues={{ percent: 10, is_active: true, note: '' }}>
      <CodeInput />
      <TermsInputs />
    </CreatePage>
  );
}

/** The code cannot be changed; after the first use neither can the percentage. */
export function PromoCodeEdit() {
  const { id } = useParams();
  const { data } = useGetOne<PromoCode>('promo-codes', { id: Number(id), meta: wholeRecord });
  const wasEverUsed = data?.was_ever_used ?? true;
  return (
    <>
      <EditPage redirect="list" canDelete={!wasEverUsed}>
        <TextInput source="code" readOnly />
        <TermsInputs isPercentKept={wasEverUsed} />
      </EditPage>
      {data?.was_ever_used && <PromoCodeUses id={data.id} />}
    </>
  );
}
