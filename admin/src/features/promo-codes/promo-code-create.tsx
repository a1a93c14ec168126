import { CreatePage } from '../../ui/form-pages.tsx';
import { CodeInput } from './code-input.tsx';
import { TermsInputs } from './terms-inputs.tsx';

export function PromoCodeCreate() {
  return (
    <CreatePage defaultValues={{ percent: 10, is_active: true, note: '' }}>
      <CodeInput />
      <TermsInputs />
    </CreatePage>
  );
}
